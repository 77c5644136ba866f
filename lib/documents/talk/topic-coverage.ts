import { stem } from "@/lib/core/stem";
import type { Question } from "@/lib/documents/question";
import { followUp, isGenericTerm } from "@/lib/documents/reader/focus";
import { hasRelative } from "@/lib/documents/reader/indexed-units";
import { alternatives, stems } from "@/lib/documents/reader/same-words";
import { SAID_OTHERWISE } from "@/lib/documents/talk/said-otherwise";
import type { SaidSentence, TalkIndex } from "@/lib/documents/talk/talk-index";

/** A word of a question with what it weighs: rare ones count more. */
export type AskedTerm = {
  term: string;
  weight: number;
  words: ReadonlySet<string>;
  /** Other words for it, of which several belong together, and whether they say hardly anything else. */
  says?: RegExp;
  isSure?: boolean | "named";
};

/** Words that tell nothing about what a question is about. */
const EMPTY = new Set(
  stems(`get getting got take taking talk speaker guest host narrator thing stuff people anyone somebody happen happened
  actually say said mention mentioned video bit lot way ever`),
);
/** What is asked for in one word, and said in another. */
const SPOKEN: readonly (readonly string[])[] = [
  "earn make made making paid salary",
  "cost paid pay price spend spent bucks",
  "spend spent cost paid",
  "choose chose pick picked prefer",
  "wrong mistake mistakes",
  "favorite best love loved",
  "invent invented patented discovered",
  "fix solve solved repair",
  "work job",
  "need require",
  "die died killed dead",
  "leave left quit",
  "destroy destroyed gone lost burned",
  "dangerous careful danger safe",
  "decide decides decision vote votes",
  "build built opened",
  "serve feed",
  "replace change swap",
  "announce signal",
].map((group) => stems(group));
/** Words that tell what is meant, unless it's asked how much so something is. */
const QUALITY = new Set(
  stems("hot cold warm thick strong heavy deep high wide tall old fast loud"),
);
const ASKS_HOW_MUCH_SO =
  /\bhow (?:hot|cold|warm|thick|strong|heavy|deep|high|wide|tall|old|fast|loud)\b/i;
/** What says how something is asked for counts for less. */
const GENERIC = 0.3;

/** The words of a question by which sentences of a talk are told apart. */
export function askedTerms({ said, frequency }: TalkIndex, question: Question): AskedTerm[] {
  const { asked, focus } = followUp(question);
  const { required, generic, optional } = focus;
  // "How long does it last?" is about what was named before.
  const isOfBefore = required.every(isGenericTerm) && generic.length === 0;
  const rarity = (count: number) => Math.log(1 + said.length / (0.5 + count));
  const toTerms = (terms: readonly string[], factor: number) =>
    terms
      .filter((term) => !EMPTY.has(term) && !EMPTY.has(stem(term)))
      .map((term) => {
        const words = new Set([term, ...alternatives(term)]);
        for (const group of SPOKEN)
          if (group.includes(term)) for (const one of group) words.add(one);
        return { term, words, weight: factor * rarity(frequency.get(term) ?? 0) };
      });
  const phrases = SAID_OTHERWISE.filter((one) => one.asks.test(asked)).map(
    ({ says, isSure = false }) => ({
      term: "",
      words: new Set<string>(),
      weight: rarity(1),
      says,
      isSure,
    }),
  );
  const isQuality = (term: string) => QUALITY.has(term) && !ASKS_HOW_MUCH_SO.test(asked);
  const named = isOfBefore && optional.length > 0;
  return [
    ...(named ? toTerms(optional, 1) : []),
    ...toTerms(required, named ? GENERIC : 1),
    ...toTerms(generic.filter(isQuality), 1),
    ...toTerms(
      generic.filter((term) => !isQuality(term)),
      GENERIC,
    ),
    ...phrases,
  ];
}

/** What a word counts in the sentences before, nearest first: speech names a thing once, and then goes on about it. */
const BEFORE = [1, 0.75, 0.5, 0.3];
const AFTER = [1, 0.5, 0.25];
const OTHER_WORD = 0.9;
const RELATIVE = 0.8;

/**
 * The share of a question's words that a sentence has, or those around it, from 0 to 1.
 *
 * @param goesOn that it has what is asked for, maybe of what was named some sentences before
 */
export function coverageAround(
  index: TalkIndex,
  at: number,
  asked: readonly AskedTerm[],
  goesOn: boolean,
): number {
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return 0;
  const share = (one: AskedTerm) =>
    Math.max(shareAround(index, at, one), goesOn ? shareThrough(index, at, one) : 0);
  const covered = asked.reduce((sum, one) => sum + one.weight * share(one), 0);
  return covered / whole;
}

/** "Cut them, and put them in a pan. It takes an hour.": a thing goes on through what means it. */
const GOES_ON = /\b(?:it|its|they|them|their)\b/i;
const MOST_THROUGH = 6;

/** What a word counts where it's named before sentences that all go on about something. */
function shareThrough({ said }: TalkIndex, at: number, asked: AskedTerm): number {
  for (let from = at; from > 0 && from > at - MOST_THROUGH; from -= 1) {
    if (!GOES_ON.test(said[from]?.quote ?? "")) return 0;
    const share = shareIn(said[from - 1], asked);
    if (share > 0) return share * OTHER_WORD;
  }
  return 0;
}

function shareAround({ said }: TalkIndex, at: number, asked: AskedTerm): number {
  let best = 0;
  for (const [gap, share] of BEFORE.entries())
    best = Math.max(best, share * shareIn(said[at - gap], asked));
  for (const [gap, share] of AFTER.entries())
    best = Math.max(best, share * shareIn(said[at + gap], asked));
  return best;
}

/** Whether a sentence has a word of a question, or another one for it. */
export function isIn(sentence: SaidSentence | undefined, asked: AskedTerm): boolean {
  return shareIn(sentence, asked) > 0;
}

function shareIn(sentence: SaidSentence | undefined, { term, words, says }: AskedTerm): number {
  const terms = sentence?.terms;
  if (!terms) return 0;
  if (says) return says.test(sentence.quote) ? 1 : 0;
  if (terms.has(term)) return 1;
  for (const word of words) if (terms.has(word)) return OTHER_WORD;
  return hasRelative(terms, term) ? RELATIVE : 0;
}
