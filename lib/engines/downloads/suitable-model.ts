import "server-only";

import { env } from "@/lib/core/env";
import { hasRoom, type Machine, thisMachine } from "@/lib/engines/downloads/room";
import { expectedSpeed, measuredSpeed } from "@/lib/engines/downloads/speed";
import type { SuitableModel } from "@/lib/engines/first-run";
import { DOWNLOADABLE_MODELS, memoryOf } from "@/lib/models/downloadable";

/** Half of what people read in that time: who waits longer goes elsewhere. */
const MIN_WORDS_PER_MINUTE = 100;
/** In billions: smaller ones are for titles. With a key, one gets more for fewer clicks. */
const MIN_PARAMETERS = 1;

/** The best model that this machine has room for and that writes fast enough on it; null if none does. */
export async function suitableModel(): Promise<SuitableModel | null> {
  return suitableFor(thisMachine, env().MODELS_DIR, await measuredSpeed());
}

/**
 * The same for any machine.
 *
 * @param folder where models are kept
 * @param builtInWordsPerMinute how fast the built-in model writes there; null if nobody knows
 */
export async function suitableFor(
  machine: Machine,
  folder: string,
  builtInWordsPerMinute: number | null,
): Promise<SuitableModel | null> {
  for (const model of DOWNLOADABLE_MODELS.toReversed()) {
    const { name, parameters, aboutBytes: bytes } = model;
    if (parameters < MIN_PARAMETERS) continue;
    const wordsPerMinute =
      builtInWordsPerMinute === null ? null : expectedSpeed(builtInWordsPerMinute, parameters);
    if (wordsPerMinute !== null && wordsPerMinute < MIN_WORDS_PER_MINUTE) continue;
    const needed = { diskBytes: bytes, memoryBytes: memoryOf(model) };
    if (await hasRoom(folder, needed, machine)) return { name, bytes, wordsPerMinute };
  }
  return null;
}
