const PLACE = /^(?:in|on|at|with|without|for|during|after|before|since|from|under|by)$/;
const VERB = /^(?:Cop|Mod|Past|Pres|Aux|Inf)|\+Cop/;
const MOST_WORDS = 4;
/** Log odds, as the model sees them, above which a sentence may end before a phrase, and after it. */
const MAY_END = { before: -1.5, after: -1.5 };
/** At the end of a sentence, a phrase may begin the next one: "it cost twelve hundred dollars | on carpet it's worse". */
const AT_END = { before: -2.3, least: 0.2, most: 1.1 };
const ARTICLE = /^(?:a|an|the|my|your|our|his|her|their|this|that|these|those|each|every|one)$/;
const SUBJECT = /^(?:it|it's|they|they're|i|you|we|he|she|there's)$/;
/** How much less likely it makes a sentence that a phrase may belong to another. */
export const DOUBTFUL = 0.5;

/**
 * How much less likely it makes a sentence that a phrase in it may belong to what comes before or after: "the first was Laplace in
 * 1775 Newton had explained it". 1 where there is none.
 *
 * @param ends log odds that a sentence ends after each word
 */
export function unfloating(
  words: readonly string[],
  kinds: readonly string[],
  ends: Float32Array | undefined,
  from: number,
  to: number,
): number {
  if (!ends) return 1;
  for (let at = from + 1; at < to; at += 1) {
    const before = ends[at - 1] ?? -9;
    if (!PLACE.test(words[at] ?? "") || before < AT_END.before) continue;
    for (let last = at; last < to && last < at + MOST_WORDS; last += 1) {
      if (VERB.test(kinds[last] ?? "")) break;
      const after = ends[last] ?? -9;
      const isInside = last + 1 < to && before > MAY_END.before && after > MAY_END.after;
      if (isInside && last > at) return DOUBTFUL;
      const isLast = last + 1 === to && after > AT_END.least && after < AT_END.most;
      const isBare = !ARTICLE.test(words[at + 1] ?? "") && SUBJECT.test(words[to] ?? "");
      if (isLast && last > at && isBare) return DOUBTFUL;
    }
  }
  return 1;
}

const TIME =
  /^(?:night|day|morning|evening|afternoon|week|weekend|month|year|summer|winter|spring|autumn|fall|time|hour)$/;
const WHICH = /^(?:the|every|each|last|next|this|that|one)$/;
const COMPARES = /^(?:more|less|fewer|longer|later|earlier|sooner) than$/;
const MAY_BEGIN = { before: 0.8, after: -2.2 };

/**
 * Whether a sentence begins with a phrase that may belong to the one before: "a starter that's been fed | the night before the
 * water should be lukewarm".
 *
 * @param begins how likely the one before ends there
 */
export function beginsFloating(
  words: readonly string[],
  ends: Float32Array | undefined,
  { from, to, begins }: { from: number; to: number; begins: number },
): boolean {
  if (!ends || begins >= MAY_BEGIN.before) return false;
  const [first = "", second = ""] = words.slice(from, from + 2);
  const isTime = (WHICH.test(first) && TIME.test(second)) || COMPARES.test(`${first} ${second}`);
  if (!isTime && !PLACE.test(first)) return false;
  for (let last = from + 1; last < Math.min(to, from + MOST_WORDS); last += 1)
    if ((ends[last] ?? -9) > MAY_BEGIN.after) return true;
  return false;
}
