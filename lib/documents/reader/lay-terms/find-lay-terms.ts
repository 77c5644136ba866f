import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import {
  type Entry,
  entriesFrom,
  folded,
  type Term,
  WORD,
  wordsOf,
} from "@/lib/documents/reader/lay-terms/entries";

/** Where a question says something: from its first character to behind its last. */
type Mention = Entry & { start: number; end: number };

/** They stand anywhere between the words of a phrase: "get my money back". */
const BETWEEN = new Set(
  "a an the my our your his her their its this that these those it them me us some any".split(" "),
);
const MOST_BETWEEN = 2;
/** Of a phrase with what stands between. */
const MOST_WORDS = 20;

/**
 * A question in the terms of a document, where it never has those that people use: "What do seniors pay?" for "What do
 * pensioners pay?".
 */
export async function inTermsOf(
  index: UnitIndex,
  question: string,
  signal?: AbortSignal,
): Promise<string> {
  const pause = createYielder(signal);
  let asked = "";
  let done = 0;
  for (const mention of mentionsIn(question)) {
    await pause();
    if (mention.start < done || (await termIn(index, mention.said, signal))) continue;
    const instead = await firstOf(index, mention.instead, signal);
    if (!instead) continue;
    asked += question.slice(done, mention.start) + instead;
    done = mention.end;
  }
  return asked + question.slice(done);
}

/** What a question says that papers may have other terms for, in its order; of those that begin alike, the longest first. */
function mentionsIn(question: string): Mention[] {
  const words = [...question.matchAll(WORD)].map((match) => ({
    word: wordsOf(match[0])[0] ?? "",
    isBetween: BETWEEN.has(match[0].toLowerCase()),
    start: match.index,
    end: match.index + match[0].length,
  }));
  return words.flatMap(({ word, start }, at) =>
    entriesFrom(word).flatMap((entry) => {
      const last = endOf(words.slice(at, at + MOST_WORDS), entry.said.words);
      return last ? [{ ...entry, start, end: last.end }] : [];
    }),
  );
}

/** The last of the words that a phrase takes at the beginning of a text, if it is there. */
function endOf<W extends { word: string; isBetween: boolean }>(
  words: readonly W[],
  phrase: readonly string[],
): W | undefined {
  let at = 0;
  let skipped = 0;
  for (const word of words) {
    if (word.word === phrase[at]) {
      at += 1;
      if (at === phrase.length) return word;
      skipped = 0;
    } else if (word.isBetween && skipped < MOST_BETWEEN) skipped += 1;
    else return undefined;
  }
  return undefined;
}

async function firstOf(
  index: UnitIndex,
  terms: readonly Term[],
  signal?: AbortSignal,
): Promise<string | undefined> {
  for (const term of terms) {
    const found = await termIn(index, term, signal);
    if (found) return found;
  }
  return undefined;
}

/** Terms of a document by their American spelling. */
const spellings = new WeakMap<UnitIndex["frequency"], Map<string, string[]>>();

function spellingsOf({ frequency }: UnitIndex): Map<string, string[]> {
  const known = spellings.get(frequency);
  if (known) return known;
  const found = new Map<string, string[]>();
  for (const term of frequency.keys()) {
    const word = folded(term);
    found.set(word, [...(found.get(word) ?? []), term]);
  }
  spellings.set(frequency, found);
  return found;
}

/** Shorter parts of "e-mail" aren't indexed. */
const MIN_INDEXED_LETTERS = 3;

/** A term as a document spells it, in lowercase, if it has its words one behind the other. */
async function termIn(
  index: UnitIndex,
  term: Term,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const known = spellingsOf(index);
  const indexed = term.words.filter((word) => word.length >= MIN_INDEXED_LETTERS);
  if (indexed.length === 0 || indexed.some((word) => !known.has(word))) return undefined;
  const pause = createYielder(signal);
  for (const { unit, terms } of index.units) {
    await pause();
    const hasAll = indexed.every((word) => known.get(word)?.some((one) => terms.has(one)));
    const found = hasAll ? wordingIn(unit.text, term) : undefined;
    if (found) return found;
  }
  return undefined;
}

function wordingIn(text: string, { words }: Term): string | undefined {
  const all = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    stem: wordsOf(word)[0],
    start: index,
    end: index + word.length,
  }));
  const at = all.findIndex((_, from) => words.every((word, on) => all[from + on]?.stem === word));
  const [first, last] = [all[at], all[at + words.length - 1]];
  return first && last ? text.slice(first.start, last.end).toLowerCase() : undefined;
}
