import "server-only";

import { env } from "@/lib/core/env";
import { singleton } from "@/lib/core/singleton";
import { expectedSpeed, measuredSpeed } from "@/lib/engines/downloads/speed";

/**
 * What the draft model can be counted on to write: it throws much away. Measured on two idle cores, a Medium article just
 * fits into the 120 s that a call has unless the server sets another limit, a Long one doesn't.
 */
const DRAFT_WORDS_PER_MINUTE = 400;

/** How fast the latest drafts were written here, together with what else the server did; null before the first one. */
const pace = singleton("draft-pace", () => ({ wordsPerMinute: null as number | null }));
/** A draft that ended sooner says nothing of it. */
const MIN_PACE = { words: 60, seconds: 20 };

/** Remembers how long a draft took, half of it for the next one to correct. */
export function notePaceOfDraft({ words, seconds }: { words: number; seconds: number }): void {
  if (words < MIN_PACE.words || seconds < MIN_PACE.seconds) return;
  const own = (words * 60) / seconds;
  const before = pace.get().wordsPerMinute ?? own;
  pace.set({ wordsPerMinute: (before + own) / 2 });
}

/** About how many words the draft model writes within the time limit of a call. */
export async function draftWordsPerGo(): Promise<number> {
  const measured = (await measuredSpeed()) ?? DRAFT_WORDS_PER_MINUTE;
  const latest = pace.get().wordsPerMinute ?? DRAFT_WORDS_PER_MINUTE;
  const expected = Math.min(measured, latest, DRAFT_WORDS_PER_MINUTE);
  return wordsWithin(expected, env().TEXT_TIMEOUT_SECONDS);
}

/**
 * About how many words a downloaded model writes within the time limit of a call; undefined until it's known how fast
 * this machine is.
 *
 * @param parameters in billions
 */
export async function downloadedWordsPerGo(parameters: number): Promise<number | undefined> {
  const measured = await measuredSpeed();
  if (measured === null) return undefined;
  return wordsWithin(expectedSpeed(measured, parameters), env().TEXT_TIMEOUT_SECONDS);
}

/** At least one: a model that writes nothing in time isn't known to. */
function wordsWithin(wordsPerMinute: number, seconds: number): number {
  return Math.max(1, Math.floor((wordsPerMinute * seconds) / 60));
}
