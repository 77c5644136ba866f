import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { Question } from "@/lib/documents/question";
import { followUp } from "@/lib/documents/reader/focus";
import { coverageOf, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { Unit } from "@/lib/documents/reader/unit";

/** What shares less of a question shares it by chance. */
const MIN_SHARED = 0.25;
/** Shares this close are the same. */
const SAME = 0.01;

/**
 * The sentences and list items that share most with a question, by its words and others for them. Rows are left out: they
 * are too short to be told apart so.
 */
export async function unitsSharingMost(
  index: UnitIndex,
  question: Question,
): Promise<ReadonlySet<Unit>> {
  const { focus } = followUp(question);
  const pause = createYielder(index.signal);
  let most = MIN_SHARED;
  let units: Unit[] = [];
  for (const [at, { unit }] of index.units.entries()) {
    await pause();
    const { share } = coverageOf(index, at, focus);
    if (share < most - SAME) continue;
    if (share > most + SAME) units = [];
    most = Math.max(most, share);
    units.push(unit);
  }
  return new Set(units.filter(({ kind }) => kind === "sentence" || kind === "item"));
}
