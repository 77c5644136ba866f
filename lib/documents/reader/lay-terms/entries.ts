import { stem } from "@/lib/core/stem";
import { LAY_TERMS } from "@/lib/documents/reader/lay-terms/lexicon";

/** A term as it is written, its words as stems in American spelling, and these as one text. */
export type Term = { text: string; words: readonly string[]; key: string };
/** What people say for something, and what papers have for it, the best first. */
export type Entry = {
  said: Term;
  instead: readonly Term[];
  /** Whether the best is another name for the same thing. */
  isSame: boolean;
};

export const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;

/** Stems of British words, as the American ones are. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/our$/, "or"],
  [/enc$/, "ens"],
  [/(.{3})is$/, "$1iz"],
  [/ys$/, "yz"],
  [/tr$/, "ter"],
  [/ogu$/, "og"],
  [/^chequ$/, "check"],
  [/^tyr$/, "tir"],
  [/^kerb$/, "curb"],
  [/^gre(?=y$)/, "gra"],
  [/mould/, "mold"],
  [/^instal$/, "install"],
  [/aesthe/, "esthe"],
  [/paed/, "ped"],
];

/** Most words have none of these, and one test is faster than looking for each. */
const ANY_BRITISH = new RegExp(BRITISH.map(([british]) => british.source).join("|"));

/** A stem in American spelling. */
export function folded(term: string): string {
  if (!ANY_BRITISH.test(term)) return term;
  return BRITISH.reduce((word, [british, american]) => word.replace(british, american), term);
}

/** The words of a text as stems in American spelling. */
export function wordsOf(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) =>
    folded(stem(word.toLowerCase().replace("’", "'"))),
  );
}

function termsOf(list: string): Term[] {
  const texts = list.split(",").map((text) => text.trim());
  return texts.filter(Boolean).map((text) => {
    const words = wordsOf(text);
    return { text, words, key: words.join(" ") };
  });
}

/** Without them, a question would ask for something else. */
const ASKING = new Set(["how", "when", "where", "who", "whos", "whom", "why", "which"]);

/** By their first words; the longest first, so that "final exam" goes before "exam". */
const ENTRIES = new Map<string, Entry[]>();
/** All terms, said or written, by their first two words, or by their only one. */
const TERMS = new Map<string, Term[]>();
const LINE = /^([^>~]+) ([>~]) (.+)$/;

for (const line of LAY_TERMS.split("\n")) {
  const [, said = "", sign, written = ""] = LINE.exec(line) ?? [];
  const instead = termsOf(written);
  const spoken = termsOf(said).filter(({ words: [first = ""] }) => !ASKING.has(first));
  for (const term of spoken)
    addTo(ENTRIES, term.words[0], { said: term, instead, isSame: sign === ">" });
  for (const term of [...spoken, ...instead]) addTo(TERMS, term.words.slice(0, 2).join(" "), term);
}
for (const entries of ENTRIES.values())
  entries.sort((one, other) => other.said.words.length - one.said.words.length);

function addTo<Item>(items: Map<string, Item[]>, name = "", item: Item): void {
  items.set(name, [...(items.get(name) ?? []), item]);
}

/** What people say that begins with a word, given as its stem; the longest first. */
export function entriesFrom(word: string): readonly Entry[] {
  return ENTRIES.get(word) ?? [];
}

/** The terms of one word, given as its stem, or those that begin with two, given with a space between. */
export function termsFrom(words: string): readonly Term[] {
  return TERMS.get(words) ?? [];
}
