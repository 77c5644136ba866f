import "server-only";

import { setTimeout as pause } from "node:timers/promises";

import type { Database } from "@/db/client";
import { readAnswer } from "@/db/queries/browser-answers";
import { type Ending, emptyAnswer } from "@/lib/providers/text/browser/completion";

/** How long a page may be silent. */
export type Waits = {
  /** Until its first piece, which comes before its model says a word. */
  firstMs: number;
  /** Between pieces: longer than the minute for which browsers may hold back a hidden page's timers. */
  silenceMs: number;
};

const WAITS: Waits = { firstMs: 20_000, silenceMs: 75_000 };
/** Pauses between looks at the database. Until the first word, people watch an empty panel. */
const MIN_PAUSE_MS = 25;
const MAX_FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 300;
const PAUSE_GROWTH = 1.5;

/**
 * Yields an answer's text as the page sends it, to this server or another one on the same database.
 *
 * @returns how the page ended it
 * @throws AppError `provider_unavailable` when the page is silent for too long; the signal's reason
 */
export async function* readPieces(
  db: Database,
  { id, signal, waits }: { id: string; signal: AbortSignal; waits?: Partial<Waits> | undefined },
): AsyncGenerator<string, Ending> {
  const { firstMs, silenceMs } = { ...WAITS, ...waits };
  let characters = 0;
  let pieces = 0;
  let heardAt = performance.now();
  let pauseMs = MIN_PAUSE_MS;
  for (;;) {
    signal.throwIfAborted();
    const answer = await readAnswer(db, { id, from: characters });
    if (!answer || answer.state === "closed") throw emptyAnswer("gone");
    if (answer.pieces > pieces) {
      pieces = answer.pieces;
      heardAt = performance.now();
      pauseMs = MIN_PAUSE_MS;
    }
    if (answer.text) yield answer.text;
    characters = answer.characters;
    if (answer.state !== "open") return { end: answer.state, tokens: answer.tokens };
    if (performance.now() - heardAt > (pieces > 0 ? silenceMs : firstMs)) {
      throw emptyAnswer(pieces > 0 ? "gone" : "silent");
    }
    await pause(pauseMs, undefined, { signal });
    const maxPauseMs = characters > 0 ? MAX_PAUSE_MS : MAX_FIRST_PAUSE_MS;
    pauseMs = Math.min(pauseMs * PAUSE_GROWTH, maxPauseMs);
  }
}
