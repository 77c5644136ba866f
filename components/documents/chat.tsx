"use client";

import { Send, Square } from "lucide-react";
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from "react";

import { CompareControl } from "@/components/compare/compare-control";
import { ChatMessages, UserMessage } from "@/components/documents/chat-messages";
import type { OpenCitation } from "@/components/documents/cited-markdown";
import { KeepChat } from "@/components/documents/keep-chat";
import { QuestionCount } from "@/components/documents/question-count";
import { SuggestedQuestions } from "@/components/documents/suggested-questions";
import { NextEngineButton } from "@/components/engines/next-engine-button";
import { KeptState } from "@/components/tools/kept-state";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { lazyPart } from "@/components/ui/lazy-part";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import { bringIntoView } from "@/lib/client/bring-into-view";
import { isComposing } from "@/lib/client/is-composing";
import type { DocumentChat } from "@/lib/client/use-document-chat";
import { useKeptFocus } from "@/lib/client/use-kept-focus";
import { LIMITS } from "@/lib/core/limits";

const ChatComparison = lazyPart(
  async () => (await import("@/components/documents/chat-comparison")).ChatComparison,
);

type ChatProps = {
  chat: DocumentChat;
  /** What the answers come from. */
  source: "document" | "video";
  questions: readonly string[];
  onOpen: OpenCitation | null;
};

/**
 * The messages, scrolled to the newest, and the box for the next question (PD-04, PD-06, PD-09).
 */
export function Chat({ chat, source, questions, onOpen }: ChatProps) {
  const empty = chat.messages.length === 0 && !chat.asking && !chat.isComparing;
  const box = useFocusAfter(chat.isComparing);
  useKeptFocus(box, "textarea");
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 outline-none">
      {empty ? (
        <div className="grid gap-4 py-2">
          <p className="text-soft">
            Answers come only from this {source} and cite the passages they use.
          </p>
          <SuggestedQuestions questions={questions} disabled={false} onAsk={chat.ask} />
        </div>
      ) : (
        (chat.messages.length > 0 || chat.asking) && <MessageList chat={chat} onOpen={onOpen} />
      )}
      {chat.compared && (
        <div hidden={!chat.isComparing} className="grid gap-5">
          <UserMessage text={chat.compared.question} />
          <ChatComparison
            key={chat.compared.turn}
            chat={chat}
            compared={chat.compared}
            onOpen={onOpen}
          />
        </div>
      )}
      {chat.failed && !chat.isComparing && (
        <Notice
          tone="danger"
          action={
            <NextEngineButton
              error={chat.failed.error}
              kind="writes"
              onChosen={() => chat.failed && chat.ask(chat.failed.question)}
            />
          }
        >
          {chat.failed.error.message}
        </Notice>
      )}
      <QuestionBox chat={chat} source={source} />
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <QuestionCount />
        <CompareControl choice={chat.choice} takes="questions" />
      </div>
      {chat.contextId && (
        <KeepChat key={chat.contextId} chat={chat} contextId={chat.contextId} source={source} />
      )}
    </div>
  );
}

/** Moves the focus to the chat when a comparison ends: the button that was clicked is gone. */
function useFocusAfter(isComparing: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const was = useRef(isComparing);
  useEffect(() => {
    if (was.current && !isComparing) box.current?.focus({ preventScroll: true });
    was.current = isComparing;
  }, [isComparing]);
  return box;
}

/** Brings the messages on screen as a question is asked and as it's answered: one that was offered stood elsewhere. */
function useSeen(list: RefObject<HTMLElement | null>, isAsking: boolean): void {
  const was = useRef(false);
  useEffect(() => {
    if (was.current !== isAsking) bringIntoView(list.current, "nearest");
    was.current = isAsking;
  }, [list, isAsking]);
}

function MessageList({ chat, onOpen }: Pick<ChatProps, "chat" | "onOpen">) {
  const list = useRef<HTMLDivElement>(null);
  const news = `${chat.messages.length} ${chat.asking?.partial.length ?? -1}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `news` changes when there is more to scroll to.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [news]);
  useSeen(list, chat.asking !== null);
  return (
    <div
      ref={list}
      role="log"
      aria-label="Messages"
      aria-live="polite"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
      tabIndex={0}
      className="max-h-[480px] overflow-y-auto overscroll-contain pr-1 focus-visible:-outline-offset-2"
    >
      <ChatMessages messages={chat.messages} asking={chat.asking} onOpen={onOpen} />
    </div>
  );
}

function QuestionBox({ chat, source }: Pick<ChatProps, "chat" | "source">) {
  const { question, asking } = chat;
  const blank = question.trim() === "";

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    chat.ask(question);
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    // What keeps typed text has to hear of it, too.
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form
      data-keeps="question"
      onSubmit={submit}
      className="flex items-end gap-2 *:first:min-w-0 *:first:flex-1"
    >
      <Field label="Your question" hideLabel>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={question}
            maxLength={LIMITS.questionCharacters}
            placeholder={`Ask about this ${source}`}
            onChange={(event) => chat.setQuestion(event.target.value)}
            onKeyDown={sendOnEnter}
          />
        )}
      </Field>
      <KeptState state={question} onBringBack={chat.setQuestion} />
      {asking && (
        <Button size="icon" data-stops aria-label="Stop" title="Stop (Esc)" onClick={chat.stop}>
          <Square aria-hidden />
        </Button>
      )}
      <Button
        type="submit"
        variant="accent"
        size="icon"
        aria-label="Send question"
        disabled={blank || asking !== null || chat.isComparing}
      >
        <Send aria-hidden />
      </Button>
    </form>
  );
}
