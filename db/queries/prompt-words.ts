import "server-only";

import { and, ilike, type SQL, type SQLWrapper, sql } from "drizzle-orm";

import { containing } from "@/db/queries/containing";
import { PUNCTUATION, SCRIPTS_WITHOUT_SPACES, wordsVector } from "@/db/schema/words-vector";
import { singularForms } from "@/lib/core/singular-forms";

/**
 * SQL for a text that has all words of a search, in any order, each at least as the beginning of one of its words; a
 * plural is found in the singular, too, and "sail boats" in one word. Uses an index on `wordsVector`. In scripts without spaces, every character is a word, and what stands together is found together.
 *
 * What has neither letters nor digits, such as an emoji, is looked for as it is.
 */
export function hasWords(text: SQLWrapper, search: string): SQL | undefined {
  const { words, marks } = divide(search);
  const asked = askedOf(words, (word) => [askedWord(word)]);
  return and(
    asked ? sql`${wordsVector(sql`${text}`)} @@ to_tsquery('simple', ${asked})` : undefined,
    ...marks.map((mark) => contains(text, mark)),
  );
}

/** SQL for all texts that have the words, and some others: decided at a tenth of what `hasWords` costs without an index. */
export function mayHaveWords(text: SQLWrapper, search: string): SQL | undefined {
  const { words, marks } = divide(search);
  const begun = words.map((word) => formsOf(word).reduce(commonBeginning));
  const parts = begun.flatMap((word) => word.replace(ALONE, " $& ").match(RUNS) ?? []);
  const telling = [...new Set([...parts, ...marks])].sort(
    (one, other) => other.length - one.length,
  );
  return and(...telling.slice(0, MOST_PARTS).map((part) => contains(text, part)));
}

/**
 * SQL for all texts that have the words, and some others, for which Postgres reads the index and no text: to see whether
 * words stand together, it cuts each text into words again.
 *
 * @returns `isExact` when it finds just what `hasWords` does
 */
export function indexedWords(
  text: SQLWrapper,
  search: string,
): { condition: SQL | undefined; isExact: boolean } {
  const { words, marks } = divide(search);
  const isWhole = (word: string) => WHOLE.test(word) && word.search(ALONE) < 0;
  const asked = askedOf(words, (word) =>
    isWhole(word) ? [askedWord(word)] : beginnings(word).map((part) => `'${part}':*`),
  );
  const condition = asked
    ? sql`${wordsVector(sql`${text}`)} @@ to_tsquery('simple', ${asked})`
    : undefined;
  return { condition, isExact: marks.length === 0 && words.every(isWhole) };
}

const PARTING = new RegExp(`[\\s${PUNCTUATION}]+`, "u");
const ALONE = new RegExp(`[${SCRIPTS_WITHOUT_SPACES}]`, "gu");
const RUNS = /[\p{L}\p{N}]+/gu;
const WHOLE = /^[\p{L}\p{Nd}]+$/u;
/** Up to a character that might part words for Postgres. */
const BEGINNING = /^[\p{L}\p{Nd}]+/u;
/** As many parts of a search tell other texts apart well enough; a search in Chinese has one for each character. */
const MOST_PARTS = 4;
/** Words of compounds: "sail boats", "sun flower". Shorter ones are mostly grammar. */
const JOINABLE = /^[a-z]{3,20}$/i;
const MOST_JOINED = 4;
const HAS_SOUND = /[\p{L}\p{N}]/u;

/** All words of a search for `to_tsquery`, each as `parts` takes it, or all with two neighbors in one; empty for none. */
function askedOf(words: readonly string[], parts: (word: string) => readonly string[]): string {
  return [words, ...withOneJoined(words)]
    .map((some) => some.flatMap(parts).join(" & "))
    .filter(Boolean)
    .join(" | ");
}

/** The words with two neighbors written as one, for each pair of the first few that may be. */
function withOneJoined(words: readonly string[]): string[][] {
  return words.slice(0, MOST_JOINED).flatMap((word, at) => {
    const next = words[at + 1] ?? "";
    const mayJoin = JOINABLE.test(word) && JOINABLE.test(next);
    return mayJoin ? [[...words.slice(0, at), word + next, ...words.slice(at + 2)]] : [];
  });
}

/** A word of a search for `to_tsquery`. */
function askedWord(word: string): string {
  const [asked = word, ...singulars] = formsOf(word);
  const begun = `'${asked.replace(ALONE, " $& ").trim()}':*`;
  return `(${[begun, ...singulars.map((singular) => `'${singular}'`)].join(" | ")})`;
}

/** Of the words that Postgres takes one of a search for, as far as they're certain. */
function beginnings(word: string): string[] {
  const parts = word.replace(ALONE, " $& ").split(" ");
  return [...new Set(parts.flatMap((part) => part.match(BEGINNING) ?? []))];
}

/** "News" are nothing new. */
const NO_PLURALS: ReadonlySet<string> = new Set(["news"]);

function formsOf(word: string): string[] {
  const lower = word.toLowerCase();
  return /^[a-z]{4,}$/.test(lower) && !NO_PLURALS.has(lower) ? singularForms(lower) : [word];
}

function commonBeginning(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

function contains(text: SQLWrapper, part: string): SQL {
  return ilike(sql`${text}`, containing(part));
}

function divide(search: string): { words: string[]; marks: string[] } {
  const words: string[] = [];
  const marks: string[] = [];
  for (const one of search.split(/\s+/).filter(Boolean)) {
    const parts = one.split(PARTING).filter((part) => HAS_SOUND.test(part));
    words.push(...parts);
    if (parts.length === 0) marks.push(one);
  }
  // "A" begins a word of almost every text; looking for it would only take time.
  const telling = words.filter((word) => !/^[a-z0-9]$/i.test(word));
  return { words: telling.length > 0 ? telling : words, marks };
}
