"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { z } from "zod";
import type { Pair } from "@/lib/client/compared-pair";
import { loadPart } from "@/lib/client/load-part";
import { queryKeys } from "@/lib/client/query-keys";
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
};

type Answered = ChatAnswer & { asked: string };

/** A question that goes to two engines. */
export type ComparedQuestion = {
  /** Another number for each comparison of a chat. */
  turn: number;
  question: string;
  pair: Pair;
  /** @param engine the `ref` of one of the two */
  send: (engine: string | undefined, progress: RunProgress) => Promise<ChatAnswer>;
};

/**
 * The chat about one document: a question and its answer join the messages once the answer is
 * complete; a failed or stopped question leaves no trace and stays in the box (PD-07, PD-10).
 *
 * @param fetchContract a dynamic import
 * @param onAnswered called after each answer
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

  function ask(text: string): void {
    const trimmed = text.trim();
    if (!trimmed || run.isRunning() || isComparing || choice.isAwaited) return;
    choice.withPair((pair) => sendTo(trimmed, pair));
  }

  function sendTo(question: string, pair: Pair | null): void {
    const turns = said.current.slice(-MAX_TURNS).map(({ role, text }) => ({ role, text }));
    const input = { question, contextId, turns };
    if (pair) {
      const send: ComparedQuestion["send"] = (engine, progress) => answer(input, engine, progress);
      comparisons.current += 1;
      setKept(false);
      setCompared({ turn: comparisons.current, question, pair, send });
      return;
    }
    setPending(question);
    run.start(async (progress) => ({
      asked: question,
      ...(await answer(input, await shownEngine(), progress)),
    }));
  }

  async function answer(
    input: z.input<ReturnType<typeof defineChatContract>["input"]>,
    engine: string | undefined,
    progress: RunProgress,
  ): Promise<ChatAnswer> {
    const [contract, { sendRun }] = await loadPart(() =>
      Promise.all([fetchContract(), import("@/lib/client/send-run")]),
    );
    try {
      return await sendRun(contract, input, { ...progress, engine, stream: true });
    } finally {
      void queries.invalidateQueries({ queryKey: queryKeys.usage() });
    }
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

  function join({ asked, answer, meta }: Answered): void {
    const { length } = said.current;
    said.current = [
      ...said.current,
      { id: length, role: "user", text: asked },
      { id: length + 1, role: "ai", text: answer, meta },
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
    /** Keeps neither answer; the question stays in the box. */
    dropComparison: () => setCompared(null),
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
    /** For a new document: starts the chat over. */
    clear(): void {
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
