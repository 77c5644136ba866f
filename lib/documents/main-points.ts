import {
  type Candidate,
  chooseDiverse,
  type SentenceSimilarity,
} from "@/lib/documents/rank-sentences";
import type { SummaryShape } from "@/lib/documents/summary";
import { ADVISES_MOST, chosenOptions, optionOf, verdictWeight } from "@/lib/documents/verdicts";

/** Statements less likely to be whole sentences are left out where enough others are. */
export const MIN_CERTAINTY = 0.45;
/** Likelier than this, a statement may be chosen for where it stands, or for what the speaker stresses. */
export const LIKELY = 0.7;
/** Each of these many stretches of a talk has its say in the main points. */
const STRETCHES = 3;

/** What a talk recommends, decides, or finds may be as much of its main points. */
const VERDICT_SHARE = 0.7;
/** So few points tell nothing of what wasn't chosen. */
const FEW = 5;

/** What a talk is about comes before what it advises, and after who its guest is. */
const SUBJECT = ADVISES_MOST + 0.5;

/**
 * A statement that could go into a summary. `sentence` is its number in the talk; `isSubject` when it says what that is about;
 * `isAdvice` where it answers whoever asks for advice; `speaker` where the transcript names who says it, and
 * `reply` what somebody else answers where it begins with a question.
 */
export type Statement = Candidate & {
  sentence: number;
  certainty: number;
  isSubject?: boolean;
  isAdvice?: boolean;
  speaker?: string;
  reply?: { text: string; speaker?: string };
};

/** Statements with what is needed to choose among them. */
export type Ranking = {
  statements: readonly Statement[];
  score: (index: number) => number;
  similarity: SentenceSimilarity;
};

/**
 * As many as are likely whole sentences, between the least and the most that the length promises: what the talk comes to, then
 * what says most. In the order of the talk, but for the guest, the subject, and the advice, with which they begin.
 */
export function mainPoints(
  { statements, score, similarity }: Ranking,
  { min, max }: SummaryShape["points"],
): number[] {
  const sure = statements.filter(({ certainty }) => certainty >= MIN_CERTAINTY).length;
  const count = Math.min(max, Math.max(min, sure));
  const { chosen, rejected } = verdictsAmong(statements, score, count);
  const all = [...statements.keys()].filter(
    (index) => count > FEW || !rejected.has(index) || chosen.includes(index),
  );
  const last = statements.at(-1)?.sentence ?? 0;
  const stretchOf = (index: number) =>
    Math.floor(((statements[index]?.sentence ?? 0) / (last + 1)) * STRETCHES);
  // One place each is kept for the beginning, the middle, and the end.
  for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
    const own = all.filter(
      (index) => stretchOf(index) === stretch && (statements[index]?.certainty ?? 1) >= LIKELY,
    );
    const isTold = chosen.some((index) => stretchOf(index) === stretch);
    if (isTold || chosen.length >= count) continue;
    chosen.push(...chooseDiverse(own, 1, score, similarity, chosen));
  }
  const rest = chooseDiverse(all, count - chosen.length, score, similarity, chosen);
  const weight = (index: number) => weightOf(statements[index]);
  // "The committee recommends option C" tells nobody anything who doesn't know yet what it's about.
  const order = (index: number) => {
    if (statements[index]?.isSubject) return SUBJECT;
    return weight(index) >= ADVISES_MOST ? weight(index) : 0;
  };
  return [...chosen, ...rest].sort((a, b) => order(b) - order(a) || a - b);
}

function weightOf(statement: Statement | undefined): number {
  if (!statement) return 0;
  return statement.isAdvice ? ADVISES_MOST : verdictWeight(statement.text);
}

/** What a talk comes to, with what the option is that it is for, and the statements of other options. */
function verdictsAmong(
  statements: readonly Statement[],
  score: (index: number) => number,
  count: number,
): { chosen: number[]; rejected: ReadonlySet<number> } {
  const indexes = [...statements.keys()];
  const textOf = (index: number) => statements[index]?.text ?? "";
  const most = Math.ceil(count * VERDICT_SHARE);
  const weight = (index: number) => weightOf(statements[index]);
  const verdicts = indexes
    .filter((index) => weight(index) > 0)
    .sort((a, b) => weight(b) - weight(a) || score(b) - score(a));
  const wanted = new Set(verdicts.flatMap((index) => chosenOptions(textOf(index))));
  const chosen: number[] = [];
  for (const index of verdicts) {
    const named = chosenOptions(textOf(index));
    const what = indexes.find(
      (one) => named.includes(optionOf(textOf(one)) ?? "") && one !== index,
    );
    chosen.push(index, ...(what === undefined || chosen.includes(what) ? [] : [what]));
  }
  const isOther = (index: number) => {
    const option = optionOf(textOf(index));
    return wanted.size > 0 && option !== undefined && !wanted.has(option);
  };
  return {
    chosen: [...new Set(chosen)].slice(0, most),
    rejected: new Set(indexes.filter(isOther)),
  };
}

/** Those that are likely whole sentences, if there are at least two. */
export function surest(
  indexes: readonly number[],
  statements: readonly Statement[],
): readonly number[] {
  const sure = indexes.filter((index) => (statements[index]?.certainty ?? 1) >= MIN_CERTAINTY);
  return sure.length >= 2 ? sure : indexes;
}
