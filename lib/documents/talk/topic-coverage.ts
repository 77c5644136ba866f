import { stem } from "@/lib/core/stem";
import type { Question } from "@/lib/documents/question";
import { followUp } from "@/lib/documents/reader/focus";
import { hasRelative } from "@/lib/documents/reader/indexed-units";
import { alternatives, stems } from "@/lib/documents/reader/same-words";
import type { SaidSentence, TalkIndex } from "@/lib/documents/talk/talk-index";

/** A word of a question with what it weighs: rare ones count more. */
export type AskedTerm = { term: string; weight: number; words: ReadonlySet<string> };

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
].map((group) => stems(group));
/** What says how something is asked for counts for less. */
const GENERIC = 0.3;

/** The words of a question by which sentences of a talk are told apart. */
export function askedTerms({ said, frequency }: TalkIndex, question: Question): AskedTerm[] {
  const { required, generic } = followUp(question).focus;
  const toTerms = (terms: readonly string[], factor: number) =>
    terms
      .filter((term) => !EMPTY.has(term) && !EMPTY.has(stem(term)))
      .map((term) => {
        const words = new Set([term, ...alternatives(term)]);
        for (const group of SPOKEN)
          if (group.includes(term)) for (const one of group) words.add(one);
        const rarity = Math.log(1 + said.length / (0.5 + (frequency.get(term) ?? 0)));
        return { term, words, weight: factor * rarity };
      });
  return [...toTerms(required, 1), ...toTerms(generic, GENERIC)];
}

/** What a word counts in the sentences before, nearest first: speech names a thing once, and then goes on about it. */
const BEFORE = [1, 0.75, 0.5, 0.3];
const AFTER = [1, 0.5, 0.25];
const OTHER_WORD = 0.9;
const RELATIVE = 0.8;

/** The share of a question's words that a sentence has, or those around it, from 0 to 1. */
export function coverageAround(index: TalkIndex, at: number, asked: readonly AskedTerm[]): number {
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return 0;
  const covered = asked.reduce((sum, one) => sum + one.weight * shareAround(index, at, one), 0);
  return covered / whole;
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

function shareIn(sentence: SaidSentence | undefined, { term, words }: AskedTerm): number {
  const terms = sentence?.terms;
  if (!terms) return 0;
  if (terms.has(term)) return 1;
  for (const word of words) if (terms.has(word)) return OTHER_WORD;
  return hasRelative(terms, term) ? RELATIVE : 0;
}
