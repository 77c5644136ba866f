"use client";

import type { QueryClient } from "@tanstack/react-query";
import type { z } from "zod";

import { fetchRun, rejoinRun } from "@/lib/client/follow-run";
import { queryKeys } from "@/lib/client/query-keys";
import { dropQuestionFromAddress, showQuestionInAddress } from "@/lib/client/question-address";
import { sendRun } from "@/lib/client/send-run";
import { type RunProgress, SHOWS_ANOTHER } from "@/lib/client/use-run";
import type { ChatAnswer, defineChatContract } from "@/lib/documents/chat-contract";

type Contract = ReturnType<typeof defineChatContract>;
export type AskedInput = z.input<Contract["input"]>;

/** An answer with its question; `isFollowed` when that was asked before this page was loaded. */
export type Answered = ChatAnswer & { asked: string; isFollowed?: true };

type Asking = {
  /** The `ref` of the engine that the page shows. */
  engine: string | undefined;
  progress: RunProgress;
  queries: QueryClient;
  /** Whether it's answered even when the page is left. */
  outlives: boolean;
};

/** Asks a question about a document. While one that outlives the page is being answered, the page's address names it. */
export async function askDocument(
  contract: Contract,
  input: AskedInput,
  { engine, progress, queries, outlives }: Asking,
): Promise<Answered> {
  const path = window.location.pathname;
  let name: string | null = null;
  const onKept = (id: string) => {
    name = id;
    showQuestionInAddress(id, path);
    void queries.invalidateQueries({ queryKey: queryKeys.runs() });
  };
  const options = { ...progress, engine, stream: true, onKept: outlives ? onKept : undefined };
  try {
    return { asked: input.question, ...(await sendRun(contract, input, options)) };
  } finally {
    if (name !== null) dropQuestionFromAddress(name, path);
    void queries.invalidateQueries({ queryKey: queryKeys.usage() });
  }
}

type Followed = {
  /** The document on the page. */
  contextId: string | undefined;
  /** Called with the question. */
  onAsked: (question: string) => void;
  progress: RunProgress;
};

/**
 * Follows a question that was asked before this page was loaded, to its answer.
 *
 * @throws an AbortError when it's about another document
 */
export async function followQuestion(
  contract: Contract,
  id: string,
  { contextId, onAsked, progress }: Followed,
): Promise<Answered> {
  const path = window.location.pathname;
  try {
    const { input } = await fetchRun(id, progress.signal);
    const asked = String(input.question);
    if (input.contextId !== contextId) throw SHOWS_ANOTHER;
    onAsked(asked);
    return { asked, isFollowed: true, ...(await rejoinRun(id, contract.output, progress)) };
  } finally {
    dropQuestionFromAddress(id, path);
  }
}
