import { stem } from "@/lib/core/stem";
import { LAY_TERMS } from "@/lib/documents/reader/lay-terms/lexicon";

/** A term as it is written, and its words as stems in American spelling. */
export type Term = { text: string; words: readonly string[] };
/** What people say for something, and what papers have for it, the best first. */
export type Entry = { said: Term; instead: readonly Term[] };

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

/** A stem in American spelling. */
export function folded(term: string): string {
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
  return texts.filter(Boolean).map((text) => ({ text, words: wordsOf(text) }));
}

/** Without them, a question would ask for something else. */
const ASKING = new Set(["how", "when", "where", "who", "whos", "whom", "why", "which"]);

/** By their first words; the longest first, so that "final exam" goes before "exam". */
const ENTRIES = new Map<string, Entry[]>();
for (const line of LAY_TERMS.split("\n")) {
  const [said = "", instead = ""] = line.split(" > ");
  const terms = termsOf(instead);
  for (const term of termsOf(said)) {
    const first = term.words[0] ?? "";
    if (ASKING.has(first)) continue;
    ENTRIES.set(first, [...(ENTRIES.get(first) ?? []), { said: term, instead: terms }]);
  }
}
for (const entries of ENTRIES.values())
  entries.sort((one, other) => other.said.words.length - one.said.words.length);

/** What people say that begins with a word, given as its stem; the longest first. */
export function entriesFrom(word: string): readonly Entry[] {
  return ENTRIES.get(word) ?? [];
}
