import { NUMBER_WORD } from "@/lib/documents/reader/number-words";

const COUNT = `(?:\\d{1,4}|${NUMBER_WORD}|none|nobody|no one)`;
/** "The motion to raise the fee was carried by 5 to 2"; "raised by 5 to 25 euros" is no vote. */
const DECIDED = "carried|passed|approved|agreed|adopted|defeated|lost|rejected|voted|won|decided";
const SIDES = [
  String.raw`\b(?<for>${COUNT})(?: votes?| members?)?(?: were| voted)? (?:for|in favou?r),? (?:and |with )?(?<against>${COUNT})(?: votes?)? (?:were |voted )?against\b`,
  String.raw`\bby (?<for>${COUNT}) votes? (?:to|against) (?<against>${COUNT})\b`,
  String.raw`(?<!\b(?:rais|increas|reduc|cut|extend|rise|fall|rose|fell|grew|grow|lower)(?:(?!${DECIDED})[^.;]){0,60})\bby (?<for>${COUNT}) (?:to|against) (?<against>${COUNT})(?=[.,;:)]|$| votes?\b| with\b| and\b| abst| (?:for|in favou?r|against|on|at|after|that|to)\b)`,
].map((pattern) => new RegExp(pattern, "iu"));
const ONE_SIDE = new RegExp(
  String.raw`\b(?:(?<against>${COUNT})(?: votes?| members?)? (?:were |voted )?against|(?<for>${COUNT})(?: votes?| members?)? (?:were |voted )?(?:for|in favou?r))\b`,
  "iu",
);
const VOTE =
  /\bunanimous\w{0,2}\b|\bnem\.? con\b|\babst(?:ain|ention)\w{0,3}\b|\bmajority\b|\bvot(?:es?|ed|ing)\b|\ball in favou?r\b|\bcarried\b|\b(?:motion|proposal|resolution) (?:was )?(?:lost|defeated|passed)\b/i;
/** "Rejected by five to two": nobody can tell whose five they are. */
const REJECTED =
  /\b(?:rejected|lost|defeated|failed|turned down|voted down|declined|refused|against the)\b/i;

/** The votes on either side that a statement tells, in its words, and whether it tells of a vote at all. */
export function votesIn(text: string): { inFavor?: string; against?: string; isVote: boolean } {
  const both = SIDES.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  const isVote = both !== undefined || VOTE.test(text);
  const isNamed = SIDES[0]?.test(text) ?? false;
  if (REJECTED.test(text) && !isNamed) return { isVote };
  const { for: inFavor, against } = both ?? ONE_SIDE.exec(text)?.groups ?? {};
  return { ...(inFavor && { inFavor }), ...(against && { against }), isVote };
}
