"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Answered, AskedInput } from "@/lib/client/ask-document";
import type { Pair } from "@/lib/client/compared-pair";
import { loadPart } from "@/lib/client/load-part";
import { usePairChoice } from "@/lib/client/use-comparison";
import { useShownEngine } from "@/lib/client/use-engines";
import { type RunProgress, useRun } from "@/lib/client/use-run";
import type { ChatAnswer, defineChatContract } from "@/lib/documents/chat-contract";
import { MAX_TURNS } from "@/lib/documents/chat-turns";

/** A chat message, which lives only in the page (PD-11) unless its owner keeps the conversation. */
export type ChatMessage = {
  id: number;
  role: "user" | "ai";
  text: string;
  meta?: ChatAnswer["meta"] | undefined;
  /** The run that answered, where it outlived its page. */
  run?: string | undefined;
};

/** A question that goes to two engines. */
export type ComparedQuestion = {
  /** Another number for each comparison of a chat. */
  turn: number;
  question: string;
  pair: Pair;
  /** @param engine the `ref` of one of the two */
  send: (engine: string | undefined, progress: RunProgress) => Promise<Answered>;
};

/**
 * The chat about one document: a question and its answer join the messages once the answer is
 * complete; a failed or stopped question leaves no trace and stays in the box (PD-07, PD-10).
 *
 * @param fetchContract a dynamic import
 * @param onAnswered called after each answer, and with a question that the page goes on with
 */
export function useDocumentChat(
  fetchContract: () => Promise<ReturnType<typeof defineChatContract>>,
  contextId: string | undefined,
  onAnswered: () => void,
) {
  const queries = useQueryClient();
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  // A question may be sent before the page shows the answer that has just ended.
  const said = useRef(messages);
  const isRestored = useRef(false);
  const [question, setQuestion] = useState("");
  const [pending, setPending] = useState("");
  const choice = usePairChoice("writes");
  const [compared, setCompared] = useState<ComparedQuestion | null>(null);
  const comparisons = useRef(0);
  const [isKept, setKept] = useState(false);
  const isComparing = compared !== null && !isKept;
  const shownEngine = useShownEngine();
  const run = useRun<Answered>({ thrown: "Error asking question", onSuccess: join });
  /** The document on the page; undefined once that is left. */
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = contextId;
    return () => {
      shown.current = undefined;
    };
  }, [contextId]);
  const leave = useRef(() => {});
  const place = { isShown: () => shown.current === contextId, leave };

  function ask(text: string): void {
    const trimmed = text.trim();
    if (!trimmed || run.isRunning() || isComparing || choice.isAwaited) return;
    choice.withPair((pair) => sendTo(trimmed, pair));
  }

  function sendTo(question: string, pair: Pair | null): void {
    const turns = said.current.slice(-MAX_TURNS).map(({ role, text }) => ({ role, text }));
    const input = { question, contextId, turns };
    if (pair) {
      comparisons.current += 1;
      setKept(false);
      setCompared({ turn: comparisons.current, question, pair, send: sending(input, false) });
      return;
    }
    setPending(question);
    const send = sending(input, true);
    run.start(async (progress) => send(await shownEngine(), progress));
  }

  const fetchParts = () =>
    loadPart(() => Promise.all([fetchContract(), import("@/lib/client/ask-document")]));

  /** @param outlives whether it's answered even when the page is left */
  function sending(input: AskedInput, outlives: boolean): ComparedQuestion["send"] {
    return async (engine, progress) => {
      const [contract, { askDocument }] = await fetchParts();
      return askDocument(contract, input, { engine, progress, queries, outlives, ...place });
    };
  }

  /**
   * Goes on with one of two answers.
   *
   * @returns what shows both again; it returns false, and does nothing, once another question was answered
   */
  function keepAnswer(kept: ChatAnswer): () => boolean {
    if (!compared) return () => false;
    const before = said.current;
    join({ asked: compared.question, ...kept });
    const after = said.current;
    setKept(true);
    return () => {
      if (said.current !== after) return false;
      said.current = before;
      setMessages(before);
      setKept(false);
      return true;
    };
  }

  function join({ asked, answer, meta, run }: Answered): void {
    const { length } = said.current;
    // It was kept with the conversation already.
    if (run && said.current.some((message) => message.run === run)) return;
    said.current = [
      ...said.current,
      { id: length, role: "user", text: asked, run },
      { id: length + 1, role: "ai", text: answer, meta, run },
    ];
    setMessages(said.current);
    setQuestion((typed) => (typed.trim() === asked ? "" : typed));
    onAnswered();
  }

  return {
    messages,
    question,
    setQuestion,
    /** The question being answered, and its answer so far. */
    asking: run.status === "pending" ? { question: pending, partial: run.partial } : null,
    /** The question that wasn't answered, and why. */
    failed: run.error && run.status === "error" ? { question: pending, error: run.error } : null,
    ask,
    /** What the next question is compared with. */
    choice,
    /** The question whose answers stand side by side, or stay for Undo after one was kept. */
    compared,
    isComparing,
    keepAnswer,
    /** With null, neither answer is kept; the question stays in the box. */
    setCompared,
    stop: run.stop,
    /** The document; undefined before there is one. */
    contextId,
    /** Puts messages that were kept before those of the page, once for a document. */
    restore(kept: readonly Omit<ChatMessage, "id">[]): void {
      if (isRestored.current) return;
      isRestored.current = true;
      if (kept.length === 0) return;
      said.current = [...kept, ...said.current].map((message, id) => ({ ...message, id }));
      setMessages(said.current);
    },
    /** Shows the question that a run answers, which the page's address names, and then its answer. */
    rejoin(id: string): void {
      setPending("");
      const onAsked = (asked: string) => {
        setPending(asked);
        onAnswered();
      };
      const follow: Parameters<typeof run.start>[0] = async (progress) => {
        const [contract, { followQuestion }] = await fetchParts();
        return followQuestion(contract, id, {
          contextId,
          onAsked,
          progress,
          ...place,
        });
      };
      run.start(follow, { leaves: true });
    },
    /** For a new document: starts the chat over. */
    clear(): void {
      leave.current();
      run.stop();
      isRestored.current = false;
      said.current = [];
      setMessages(said.current);
      setQuestion("");
      setCompared(null);
    },
  };
}

export type DocumentChat = ReturnType<typeof useDocumentChat>;
