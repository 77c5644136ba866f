import { largest } from "@/lib/core/extremes";
import {
  type Candidate,
  chooseDiverse,
  createSentenceSimilarity,
  roughScores,
} from "@/lib/documents/rank-sentences";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import { usableUnits } from "@/lib/documents/reader/usable-units";
import { contentTerms } from "@/lib/documents/terms";

/** A part with at most this many statements is shown whole. */
const WHOLE = 7;
const CHOSEN = 5;
/** More are compared only by where they stand. */
const MAX_COMPARED = 150;

/** The statements that say most of a part of a document, in order; all of a short one. */
export async function summarizeSection(
  { sections }: Pick<Structure, "sections">,
  section: { title: string; units: readonly Unit[] },
  signal?: AbortSignal,
): Promise<{ title: string; units: Unit[]; of: number }> {
  const { title, units } = section;
  const usable = await usableUnits({ sections, units }, signal);
  const own = units.filter(({ kind }) => kind !== "heading");
  // The points of a slide are no sentences, and all there is.
  const all = 2 * usable.length > own.length ? usable : own;
  if (all.length <= WHOLE) return { title, units: all, of: all.length };
  const candidates = all.slice(0, MAX_COMPARED).map(
    ({ text, isLead, pieces }, ordinal): Candidate => ({
      text,
      isLead,
      ordinal,
      place: pieces[0]?.place ?? 0,
      terms: contentTerms(text),
    }),
  );
  const scores = await roughScores(candidates, signal);
  const most = largest(scores) || 1;
  const score = (at: number) => (scores[at] ?? 0) / most;
  const chosen = chooseDiverse(
    [...candidates.keys()],
    CHOSEN,
    score,
    createSentenceSimilarity(candidates, undefined),
  );
  return {
    title,
    units: chosen.sort((a, b) => a - b).flatMap((at) => all[at] ?? []),
    of: all.length,
  };
}
