/** Sums over the words of a text up to each one, so that any stretch of it is counted at once. */
export type Clauses = { verbs: Int32Array; links: Int32Array };

/** Words that begin a clause which needs another one after it, when they begin a sentence. */
export const SUBORDINATE = new Set(
  "if when where while although though because unless once since after before whenever as".split(
    " ",
  ),
);
/** Words that join a clause to another one. */
const LINKS = new Set(
  "and but or because so that which who whom whose if when while where as than to until before after since though although unless what how why whether then".split(
    " ",
  ),
);
/** What may precede them: "so if", "and when". */
export const BEFORE_SUBORDINATE = /^(?:so|and|but|now|okay|or)$/;
const FINITE = /Cop|Mod|Aux|Past|Pres|Inf/;
const HELPER = /Mod|Cop|Aux/;
const NO_VERB = 4.5;
const UNJOINED_VERB = 0.8;
const HALF_SENTENCE = 4;

/** Counts the verbs that make clauses, and the words that join clauses. */
export function clausesOf(words: readonly string[], kinds: readonly string[]): Clauses {
  const verbs = new Int32Array(words.length + 1);
  const links = new Int32Array(words.length + 1);
  for (const [index, word] of words.entries()) {
    verbs[index + 1] = (verbs[index] ?? 0) + (isClauseVerb(words, kinds, index) ? 1 : 0);
    links[index + 1] = (links[index] ?? 0) + (LINKS.has(word) ? 1 : 0);
  }
  return { verbs, links };
}

/** Whether a word is the first verb of a clause: not an infinitive, nor what follows a helping verb. */
function isClauseVerb(words: readonly string[], kinds: readonly string[], index: number): boolean {
  if (!FINITE.test(kinds[index] ?? "") || words[index - 1] === "to") return false;
  const isAfterAdverb = (kinds[index - 1] ?? "").startsWith("Adv");
  const before = isAfterAdverb ? index - 2 : index - 1;
  return !HELPER.test(kinds[before] ?? "") && words[before] !== "to";
}

/** How little a stretch of words looks like whole clauses; 0 when nothing is wrong. */
export function clauseFaults(
  { verbs, links }: Clauses,
  words: readonly string[],
  start: number,
  end: number,
): number {
  const own = (verbs[end] ?? 0) - (verbs[start] ?? 0);
  const joined = (links[end] ?? 0) - (links[start + 1] ?? 0);
  const first = BEFORE_SUBORDINATE.test(words[start] ?? "") ? start + 1 : start;
  const half = own < 2 && SUBORDINATE.has(words[first] ?? "") ? HALF_SENTENCE : 0;
  return half + (own === 0 ? NO_VERB : 0) + UNJOINED_VERB * Math.max(0, own - 1 - joined);
}
