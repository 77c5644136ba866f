"use client";

import { useRef, useState } from "react";

import { loadPart } from "@/lib/client/load-part";
import { useShownEngine } from "@/lib/client/use-engines";
import { useRun } from "@/lib/client/use-run";
import type { ChatAnswer, defineChatContract } from "@/lib/documents/chat-contract";
import { MAX_TURNS } from "@/lib/documents/chat-turns";

/** A chat message, which lives only in the page (PD-11). */
export type ChatMessage = {
  id: number;
  role: "user" | "ai";
  text: string;
  meta?: ChatAnswer["meta"];
};

type Answered = ChatAnswer & { asked: string };

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
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  // A question may be sent before the page shows the answer that has just ended.
  const said = useRef(messages);
  const [question, setQuestion] = useState("");
  const [pending, setPending] = useState("");
  const shownEngine = useShownEngine();
  const run = useRun<Answered>({ thrown: "Error asking question", onSuccess: join });

  function ask(text: string): void {
    const trimmed = text.trim();
    if (!trimmed || run.isRunning()) return;
    setPending(trimmed);
    const turns = said.current.slice(-MAX_TURNS).map(({ role, text }) => ({ role, text }));
    const input = { question: trimmed, contextId, turns };
    run.start(async (progress) => {
      const [contract, { sendRun }] = await loadPart(() =>
        Promise.all([fetchContract(), import("@/lib/client/send-run")]),
      );
      const answer = await sendRun(contract, input, {
        ...progress,
        engine: await shownEngine(),
        stream: true,
      });
      return { asked: trimmed, ...answer };
    });
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
    ask,
    stop: run.stop,
    /** For a new document: starts the chat over. */
    clear(): void {
      run.stop();
      said.current = [];
      setMessages(said.current);
      setQuestion("");
    },
  };
}

export type DocumentChat = ReturnType<typeof useDocumentChat>;
