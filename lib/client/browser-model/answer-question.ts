"use client";

import {
  type AnswerEnd,
  type PieceSender,
  sendPieces,
} from "@/lib/client/browser-model/send-pieces";
import { modelOptions } from "@/lib/client/browser-model/state";
import type { PageQuestion } from "@/lib/core/progress";
import type { Tokens } from "@/lib/core/tokens";

/** Beyond what the server believes. */
const MAX_CONTEXT_TOKENS = 1_000_000;

let known: Promise<number | undefined> | undefined;

/** How many tokens this browser's model reads and writes at once; undefined when it doesn't say. Asked once. */
export function contextTokens(): Promise<number | undefined> {
  known ??= readContext().catch(() => {
    known = undefined;
    return undefined;
  });
  return known;
}

async function readContext(): Promise<number> {
  const session = await LanguageModel.create(modelOptions());
  const { contextWindow } = session;
  session.destroy();
  // It may be infinite.
  return Math.floor(Math.min(contextWindow, MAX_CONTEXT_TOKENS));
}

/**
 * Answers a question of a run with this browser's model, piece by piece. Never throws: what goes wrong is told to the run.
 *
 * @param signal fires when the run has ended, with or without this answer
 */
export async function answerQuestion(question: PageQuestion, signal: AbortSignal): Promise<void> {
  const own = new AbortController();
  const stop = () => own.abort();
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  const sender = sendPieces(question.id, own.signal, stop);
  try {
    const { end, tokens } = await prompt(question, sender, own.signal);
    sender.end(end, tokens);
  } catch (error) {
    sender.end(endOf(error));
  }
  await sender.sent;
  signal.removeEventListener("abort", stop);
}

/** Asks a session of its own, which forgets everything afterward. */
async function prompt(
  { system, prompt, maxCharacters }: PageQuestion,
  sender: PieceSender,
  signal: AbortSignal,
): Promise<{ end: AnswerEnd; tokens?: Tokens | undefined }> {
  const session = await createSession(system, signal);
  const count = countTokens(session, prompt);
  const full = new AbortController();
  let characters = 0;
  let overflowed = false;
  // The browser would drop the question to make room, and write on without it.
  session.addEventListener("contextoverflow", () => {
    overflowed = true;
    full.abort();
  });
  try {
    const reading = AbortSignal.any([signal, full.signal]);
    for await (const text of session.promptStreaming(prompt, { signal: reading })) {
      sender.push(text);
      characters += text.length;
      if (characters >= maxCharacters) return { end: "length" };
    }
    return { end: "stop", tokens: await count() };
  } catch (error) {
    if (!overflowed) throw error;
    return { end: characters > 0 ? "length" : "too_long" };
  } finally {
    session.destroy();
  }
}

/**
 * Measures a question while it is answered.
 *
 * @returns what says afterward how much was read and written; nothing where the browser doesn't count the answer
 */
function countTokens(session: LanguageModel, prompt: string): () => Promise<Tokens | undefined> {
  const before = session.contextUsage;
  const asked = (async () => session.measureContextUsage(prompt))().catch(() => Number.NaN);
  return async () => {
    const input = Math.round(before + (await asked));
    const output = Math.round(session.contextUsage - input);
    return Number.isSafeInteger(input) && output > 0 ? { input, output } : undefined;
  };
}

async function createSession(system: string, signal: AbortSignal): Promise<LanguageModel> {
  try {
    const initialPrompts = [{ role: "system" as const, content: system }];
    return await LanguageModel.create({
      ...modelOptions(),
      initialPrompts,
      signal,
    } as LanguageModelCreateOptions);
  } catch (error) {
    if (nameOf(error) === "QuotaExceededError") throw error;
    throw new DOMException("The browser's model isn't there.", "InvalidStateError");
  }
}

function endOf(error: unknown): AnswerEnd {
  const name = nameOf(error);
  if (name === "QuotaExceededError") return "too_long";
  if (name === "NotSupportedError") return "unsupported";
  return name === "InvalidStateError" ? "unavailable" : "failed";
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "";
}
