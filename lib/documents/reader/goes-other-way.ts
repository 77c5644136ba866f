import type { Figure } from "@/lib/documents/reader/figure-types";

const UP = /\b(?:increas|rais|ris|rose|gr[oe]w|gain|higher|improv)\p{L}*/iu;
const DOWN = /\b(?:reduc|decreas|lower|f[ae]ll|declin|drop|shr[aiu]nk|less\b|fewer\b|cut)\p{L}*/iu;
const CLAUSE = /[,;:]\s|\b(?:while|whereas|but|although|and)\s/gi;

/** Whether a figure says how much something fell, where a question asks how much something rose, or the other way round. */
export function goesOtherWay({ at }: Figure, text: string, question: string): boolean {
  const asksUp = UP.test(question);
  if (asksUp === DOWN.test(question)) return false;
  const ends = [...text.matchAll(CLAUSE)].map(({ index }) => index);
  const from = ends.findLast((end) => end < at) ?? 0;
  const clause = text.slice(
    from,
    ends.find((end) => end > at),
  );
  const [asked, other] = asksUp ? [UP, DOWN] : [DOWN, UP];
  return other.test(clause) && !asked.test(clause);
}

/** Whether a question asks how much something rose that fell by so much, or the other way round. */
export function asksOtherWay(question: string, change: number): boolean {
  const asksUp = UP.test(question);
  return asksUp !== DOWN.test(question) && asksUp !== change > 0;
}
