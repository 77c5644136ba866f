import "server-only";

import { randomUUID } from "node:crypto";

import type { Database } from "@/db/client";
import { closeAnswer, openAnswer } from "@/db/queries/browser-answers";
import { callTimer } from "@/lib/core/call-timing";
import { startDeadline } from "@/lib/core/deadline";
import { logger } from "@/lib/core/logger";
import type { PageQuestion } from "@/lib/core/progress";
import { completionOf, emptyAnswer } from "@/lib/providers/text/browser/completion";
import { readPieces, type Waits } from "@/lib/providers/text/browser/read-pieces";
import type { TextCompletion, TextPort, TextRequest } from "@/lib/providers/text/port";
import { wholeAnswer } from "@/lib/providers/text/whole-answer";

/** A run asks one question after another, or a few at a time. */
const MAX_OPEN_ANSWERS = 6;
/** As with hosted models: twice the length of an English token. */
const CHARACTERS_PER_TOKEN = 8;
/** Beyond the time limit of a call, so that only the call itself ends it. */
const SPARE_MS = 60_000;

export const BROWSER_ENGINE = {
  id: "browser/prompt-api",
  name: "Model in the browser",
  builtIn: false,
};

export type BrowserTextOptions = {
  db: Database;
  /** Asks the page that shows the run. */
  ask: (question: PageQuestion) => void;
  /** What the page says its model reads and writes at once. */
  contextTokens: number;
  /** Default time limit of a call. */
  timeoutMs: number;
  /** Tests have less patience. */
  waits?: Partial<Waits>;
};

/**
 * Creates a text engine of the model in a person's browser: each call is a question to the page, through the run's own
 * stream, and the page answers piece by piece at `/api/engines/answers`, at whichever server.
 */
export function createBrowserText({ db, ask, waits, ...options }: BrowserTextOptions): TextPort {
  let running = 0;

  async function* stream(request: TextRequest): AsyncGenerator<string, TextCompletion> {
    const { userId, maxOutputTokens, system, prompt } = request;
    const timeoutMs = request.timeoutMs ?? options.timeoutMs;
    const id = randomUUID();
    const maxCharacters = maxOutputTokens * CHARACTERS_PER_TOKEN;
    const lifetimeMs = timeoutMs + SPARE_MS;
    await openAnswer(db, { id, userId, maxCharacters, lifetimeMs }, MAX_OPEN_ANSWERS);
    const deadline = startDeadline(request.signal, timeoutMs);
    const endPart = callTimer()?.begin("engine", BROWSER_ENGINE.id);
    let text = "";
    running += 1;
    try {
      ask({ id, system, prompt, maxCharacters });
      const pieces = readPieces(db, { id, signal: deadline.signal, waits });
      for (;;) {
        const { done, value } = await pieces.next();
        if (done) return completionOf(text, value);
        text += value;
        yield value;
      }
    } catch (error) {
      if (request.signal.aborted) return { text, finishReason: "aborted" };
      // Keep partial text; the caller decides whether it is enough.
      if (text) return { text, finishReason: "length" };
      throw deadline.passed() ? emptyAnswer("late", error) : error;
    } finally {
      deadline.end();
      running -= 1;
      endPart?.();
      await closeAnswer(db, id).catch((error: unknown) => {
        // It expires by itself.
        logger.warn({ error }, "could not close an answer of a browser's model");
      });
    }
  }

  return {
    engine: BROWSER_ENGINE,
    status: () => ({ state: "ready" }),
    queue: () => ({ running, waiting: 0 }),
    contextTokens: async () => options.contextTokens,
    stream,
    generate: (request) => wholeAnswer(stream(request)),
    close: async () => {},
  };
}
