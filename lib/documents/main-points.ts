import {
  type Candidate,
  chooseDiverse,
  type SentenceSimilarity,
} from "@/lib/documents/rank-sentences";
import type { SummaryShape } from "@/lib/documents/summary";

/** Statements less likely to be whole sentences are left out where enough others are. */
export const MIN_CERTAINTY = 0.45;
/** Likelier than this, a statement may be chosen for where it stands, or for what the speaker stresses. */
export const LIKELY = 0.7;
/** Each of these many stretches of a talk has its say in the main points. */
const STRETCHES = 3;

/**
 * A statement that could go into a summary. `sentence` is its number in the talk; `isSubject` when it says what that is about;
 * `speaker` where the transcript names who says it.
 */
export type Statement = Candidate & {
  sentence: number;
  certainty: number;
  isSubject?: boolean;
  speaker?: string;
};

/** Statements with what is needed to choose among them. */
export type Ranking = {
  statements: readonly Statement[];
  score: (index: number) => number;
  similarity: SentenceSimilarity;
};

/** As many as are likely whole sentences, between the least and the most that the length promises. */
export function mainPoints(
  { statements, score, similarity }: Ranking,
  { min, max }: SummaryShape["points"],
): number[] {
  const sure = statements.filter(({ certainty }) => certainty >= MIN_CERTAINTY).length;
  const count = Math.min(max, Math.max(min, sure));
  const all = [...statements.keys()];
  const last = statements.at(-1)?.sentence ?? 0;
  const stretchOf = (index: number) =>
    Math.floor(((statements[index]?.sentence ?? 0) / (last + 1)) * STRETCHES);
  const chosen: number[] = [];
  // One place each is kept for the beginning, the middle, and the end.
  for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
    const own = all.filter(
      (index) => stretchOf(index) === stretch && (statements[index]?.certainty ?? 1) >= LIKELY,
    );
    chosen.push(...chooseDiverse(own, 1, score, similarity, chosen));
  }
  return [...chosen, ...chooseDiverse(all, count - chosen.length, score, similarity, chosen)];
}

/** Those that are likely whole sentences, if there are at least two. */
export function surest(
  indexes: readonly number[],
  statements: readonly Statement[],
): readonly number[] {
  const sure = indexes.filter((index) => (statements[index]?.certainty ?? 1) >= MIN_CERTAINTY);
  return sure.length >= 2 ? sure : indexes;
}
