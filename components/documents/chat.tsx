"use client";

import { Send, Square } from "lucide-react";
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from "react";

import { ChatMessages } from "@/components/documents/chat-messages";
import type { OpenCitation } from "@/components/documents/cited-markdown";
import { SuggestedQuestions } from "@/components/documents/suggested-questions";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { DocumentChat } from "@/lib/client/use-document-chat";
import { LIMITS } from "@/lib/core/limits";

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
  const empty = chat.messages.length === 0 && !chat.asking;
  return (
    <div className="grid gap-4">
      {empty ? (
        <div className="grid gap-4 py-2">
          <p className="text-soft">
            Answers come only from this {source} and cite the passages they use.
          </p>
          <SuggestedQuestions questions={questions} disabled={false} onAsk={chat.ask} />
        </div>
      ) : (
        <MessageList chat={chat} onOpen={onOpen} />
      )}
      <QuestionBox chat={chat} source={source} />
    </div>
  );
}

function MessageList({ chat, onOpen }: Pick<ChatProps, "chat" | "onOpen">) {
  const list = useRef<HTMLDivElement>(null);
  const news = `${chat.messages.length} ${chat.asking?.partial.length ?? -1}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `news` changes when there is more to scroll to.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [news]);
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
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    chat.ask(question);
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2 *:first:min-w-0 *:first:flex-1">
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
      {asking && (
        <Button size="icon" aria-label="Stop" onClick={chat.stop}>
          <Square aria-hidden />
        </Button>
      )}
      <Button
        type="submit"
        variant="accent"
        size="icon"
        aria-label="Send question"
        disabled={blank || asking !== null}
      >
        <Send aria-hidden />
      </Button>
    </form>
  );
}
