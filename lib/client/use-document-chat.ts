"use client";

import { useRef, useState } from "react";
import { toast } from "sonner";

import { ApiError } from "@/lib/client/call-api";
import { sendRun } from "@/lib/client/send-run";
import {
  type ChatAnswer,
  type defineChatContract,
  SENT_TURNS,
} from "@/lib/documents/chat-contract";

/** A chat message, which lives only in the page (PD-11). */
export type ChatMessage = {
  id: number;
  role: "user" | "ai";
  text: string;
  meta?: ChatAnswer["meta"];
};

type Asking = { question: string /** The answer so far. */; partial: string };

/**
 * The chat about one document: a question and its answer join the messages once the answer is
 * complete; a failed or stopped question leaves no trace and stays in the box (PD-07, PD-10).
 *
 * @param onAnswered called after each answer
 */
export function useDocumentChat(
  contract: ReturnType<typeof defineChatContract>,
  contextId: string | undefined,
  onAnswered: () => void,
) {
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const [question, setQuestion] = useState("");
  const [asking, setAsking] = useState<Asking | null>(null);
  const running = useRef<AbortController>(null);

  async function ask(text: string): Promise<void> {
    const asked = text.trim();
    if (!asked || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setAsking({ question: asked, partial: "" });
    try {
      const turns = messages
        .slice(-SENT_TURNS)
        .map((message) => ({ role: message.role, text: message.text }));
      const { answer, meta } = await sendRun(
        contract,
        { question: asked, contextId, turns },
        {},
        {
          stream: true,
          signal: controller.signal,
          onText: (partial) =>
            running.current === controller && setAsking({ question: asked, partial }),
          onStep: () => {},
        },
      );
      if (running.current !== controller) return;
      setMessages((before) => [
        ...before,
        { id: before.length, role: "user", text: asked },
        { id: before.length + 1, role: "ai", text: answer, meta },
      ]);
      setQuestion((typed) => (typed.trim() === asked ? "" : typed));
      onAnswered();
    } catch (error) {
      if (!controller.signal.aborted) reportFailure(error);
    } finally {
      if (running.current === controller) {
        running.current = null;
        setAsking(null);
      }
    }
  }

  function stop(): void {
    running.current?.abort();
    running.current = null;
    setAsking(null);
  }

  return {
    messages,
    question,
    setQuestion,
    asking,
    ask: (text: string) => void ask(text),
    stop,
    /** For a new document: starts the chat over. */
    clear(): void {
      stop();
      setMessages([]);
      setQuestion("");
    },
  };
}

export type DocumentChat = ReturnType<typeof useDocumentChat>;

function reportFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
  console.error(error);
  const answered = error instanceof ApiError && !error.thrown;
  toast.error(answered ? error.message : "Error asking question");
}
