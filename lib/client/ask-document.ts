"use client";

import type { QueryClient } from "@tanstack/react-query";
import type { z } from "zod";

import { ApiError } from "@/lib/client/api-error";
import { fetchRun, followRun, stopWith } from "@/lib/client/follow-run";
import { queryKeys } from "@/lib/client/query-keys";
import { dropQuestionFromAddress, showQuestionInAddress } from "@/lib/client/question-address";
import { markEndSeen } from "@/lib/client/seen-ends";
import { sendRun } from "@/lib/client/send-run";
import { type RunProgress, SHOWS_ANOTHER } from "@/lib/client/use-run";
import type { ChatAnswer, defineChatContract } from "@/lib/documents/chat-contract";

type Contract = ReturnType<typeof defineChatContract>;
export type AskedInput = z.input<Contract["input"]>;

/** An answer with its question, and the run that made it where it outlived its page. */
export type Answered = ChatAnswer & { asked: string; run?: string };

/** Where a question is asked. */
type Place = {
  progress: RunProgress;
  /** Whether the page still shows the document. */
  isShown: () => boolean;
  /** Gets what turns the page to another document, while the question goes on. */
  leave: { current: () => void };
};

type Asking = Place & {
  /** The `ref` of the engine that the page shows. */
  engine: string | undefined;
  queries: QueryClient;
  /** Whether it's answered even when the page is left. */
  outlives: boolean;
};

/** Asks a question about a document. While one that outlives the page is being answered, the page's address names it. */
export async function askDocument(
  contract: Contract,
  input: AskedInput,
  { engine, queries, outlives, ...place }: Asking,
): Promise<Answered> {
  const { isShown, progress } = place;
  const signal = outlives ? signalOf(place) : progress.signal;
  let id: string | null = null;
  const onKept = (name: string) => {
    id = name;
    if (isShown()) showQuestionInAddress(name);
    leaveWith(signal, name);
    void queries.invalidateQueries({ queryKey: queryKeys.runs() });
  };
  const listener = { ...progress, signal };
  const options = { ...listener, engine, stream: true, onKept: outlives ? onKept : undefined };
  try {
    const answered = { asked: input.question, ...(await sendRun(contract, input, options)) };
    if (id === null) return answered;
    if (isShown()) endQuestion(id);
    return { ...answered, run: id };
  } catch (error) {
    if (id !== null && isShown() && isEnd(error, signal)) endQuestion(id);
    throw error;
  } finally {
    void queries.invalidateQueries({ queryKey: queryKeys.usage() });
  }
}

type Followed = Place & {
  /** The document on the page. */
  contextId: string | undefined;
  /** Called with the question. */
  onAsked: (question: string) => void;
};

/**
 * Follows a question that was asked before this page was loaded, to its answer.
 *
 * @throws an AbortError when it's about another document
 */
export async function followQuestion(
  contract: Contract,
  id: string,
  { contextId, onAsked, ...place }: Followed,
): Promise<Answered> {
  const { isShown } = place;
  const signal = signalOf(place);
  stopWith(signal, id);
  try {
    const { input } = await fetchRun(id, signal);
    const asked = String(input.question);
    // Its own document may be on its way.
    if (input.contextId !== contextId) throw SHOWS_ANOTHER;
    leaveWith(signal, id);
    onAsked(asked);
    const answer = await followRun(id, contract.output, { ...place.progress, signal });
    if (isShown()) endQuestion(id);
    return { asked, run: id, ...answer };
  } catch (error) {
    if (isShown() && isEnd(error, signal)) endQuestion(id);
    throw error;
  }
}

/** Fires with the work on the page, and when the page turns to another document. */
function signalOf({ progress: { signal }, leave }: Place): AbortSignal {
  const controller = new AbortController();
  const end = () => controller.abort(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener("abort", end);
  leave.current = () => controller.abort(SHOWS_ANOTHER);
  return controller.signal;
}

/** Takes a question out of the address as soon as the page turns to something else. */
function leaveWith(signal: AbortSignal, id: string): void {
  signal.addEventListener("abort", () => {
    if (signal.reason === SHOWS_ANOTHER) dropQuestionFromAddress(id);
  });
}

function endQuestion(id: string): void {
  markEndSeen(id);
  dropQuestionFromAddress(id);
}

/** Whether a failure is the end of a question: it goes on when the page only lost it, or turned to another. */
function isEnd(error: unknown, signal: AbortSignal): boolean {
  // Browsers tell of an abort in errors of their own, too.
  const isLeft = error === SHOWS_ANOTHER || signal.reason === SHOWS_ANOTHER;
  return !isLeft && !(error instanceof ApiError && error.thrown);
}
