import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { type Entry, entriesFrom, WORD, wordsOf } from "@/lib/documents/reader/lay-terms/entries";
import { wordingsIn } from "@/lib/documents/reader/lay-terms/wordings";

/** A question in the terms of a document. */
type InTerms = {
  question: string;
  /** Whether it asks for the same: with one other term, which is the best for what was said. */
  isSame: boolean;
};

type AskedWord = {
  word: string;
  isBetween: boolean;
  isName: boolean;
  start: number;
  end: number;
};
/** Where a question says something: from its first character to behind its last. */
type Mention = Entry & { start: number; end: number };

/** They stand anywhere between the words of a phrase: "get my money back". */
const BETWEEN = new Set(
  "a an the my our your his her their its this that these those it them me us some any".split(" "),
);
const MOST_BETWEEN = 2;
/** Of a phrase with what stands between. */
const MOST_WORDS = 20;
/** Of what a question says; a longer one tells a story. */
const MOST_REPLACED = 24;

/**
 * A question in the terms of a document, where it never has those that people use: "What do seniors pay?" for "What do
 * pensioners pay?".
 */
export async function inTermsOf(
  index: UnitIndex,
  question: string,
  signal?: AbortSignal,
): Promise<InTerms> {
  const mentions = mentionsIn(question);
  if (mentions.length === 0) return { question, isSame: true };
  const wordings = await wordingsIn(index, signal);
  let asked = "";
  let done = 0;
  const areSame: boolean[] = [];
  for (const { said, instead, isSame, start, end } of mentions) {
    if (areSame.length === MOST_REPLACED) break;
    if (start < done || wordings.has(said.key)) continue;
    const best = instead.findIndex(({ key }) => wordings.has(key));
    const term = instead[best];
    if (!term) continue;
    asked += question.slice(done, start) + wordings.get(term.key);
    done = end;
    areSame.push(isSame && best === 0);
  }
  return {
    question: asked + question.slice(done),
    isSame: areSame.length <= 1 && areSame.every(Boolean),
  };
}

/** What a question says that papers may have other terms for, in its order; of those that begin alike, the longest first. */
function mentionsIn(question: string): Mention[] {
  const words = askedWords(question);
  return words.flatMap(({ word, start }, at) =>
    entriesFrom(word).flatMap((entry) => {
      const taken = takenBy(words.slice(at, at + MOST_WORDS), entry.said.words);
      const last = taken.at(-1);
      const isName = taken.some((one) => one.isName) && !/\p{Lu}/u.test(entry.said.text);
      return last && !isName ? [{ ...entry, start, end: last.end }] : [];
    }),
  );
}

const CAPITALIZED = /^\p{Lu}\p{Ll}/u;
/** Titles have them in lowercase, too. */
const SMALL = new Set([...BETWEEN, ..."of to in on for at by and or with from".split(" ")]);
/** Before a name, with a period that ends no sentence. */
const TITLE = /^(?:mr|mrs|ms|mx|dr|prof|st)$/i;

/** "Bill" is a name in "When is Bill paid?", but not in "When is the Bill paid?" or in "When Is Bill Paid?". */
function askedWords(question: string): AskedWord[] {
  const found = [...question.matchAll(WORD)];
  const isTitle = found.every(
    ([word]) => CAPITALIZED.test(word) || !/^\p{Ll}/u.test(word) || SMALL.has(word),
  );
  return found.map(({ 0: word, index: start }, at) => {
    const before = found[at - 1];
    const [last = ""] = before ?? [];
    const gap = before ? question.slice(before.index + last.length, start) : ".";
    const isFirst = /[.!?:]/.test(gap) && !TITLE.test(last);
    const isNamed = CAPITALIZED.test(word) && !BETWEEN.has(last.toLowerCase());
    return {
      word: wordsOf(word)[0] ?? "",
      isBetween: BETWEEN.has(word.toLowerCase()),
      isName: isNamed && !isFirst && !isTitle,
      start,
      end: start + word.length,
    };
  });
}

/** The words that a phrase takes at the beginning of a text, if it is there. */
function takenBy(words: readonly AskedWord[], phrase: readonly string[]): AskedWord[] {
  const taken: AskedWord[] = [];
  let skipped = 0;
  for (const word of words) {
    if (word.word === phrase[taken.length]) {
      taken.push(word);
      if (taken.length === phrase.length) return taken;
      skipped = 0;
    } else if (word.isBetween && skipped < MOST_BETWEEN) skipped += 1;
    else return [];
  }
  return [];
}
