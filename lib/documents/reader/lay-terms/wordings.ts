import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { termsFrom, WORD, wordsOf } from "@/lib/documents/reader/lay-terms/entries";

/** How a document spells the terms of the lexicon that it has, in lowercase, by their keys. */
type Wordings = ReadonlyMap<string, string>;

const known = new WeakMap<UnitIndex["frequency"], Wordings>();

/** The terms of the lexicon that a document has; it is read for them once. */
export async function wordingsIn(index: UnitIndex, signal?: AbortSignal): Promise<Wordings> {
  const before = known.get(index.frequency);
  if (before) return before;
  const pause = createYielder(signal);
  const stemOf = rememberStems();
  const found = new Map<string, string>();
  for (const { unit } of index.units) {
    const turn = pause();
    if (turn) await turn;
    addWordings(found, unit.text, stemOf);
  }
  known.set(index.frequency, found);
  return found;
}

function rememberStems(): (word: string) => string {
  const stems = new Map<string, string>();
  return (word) => {
    const before = stems.get(word);
    if (before !== undefined) return before;
    const stem = wordsOf(word)[0] ?? "";
    stems.set(word, stem);
    return stem;
  };
}

function addWordings(
  found: Map<string, string>,
  text: string,
  stemOf: (word: string) => string,
): void {
  const stems = (text.match(WORD) ?? []).map(stemOf);
  for (const [at, first] of stems.entries()) {
    for (const words of [first, `${first} ${stems[at + 1]}`])
      for (const term of termsFrom(words)) {
        if (found.has(term.key) || !isAt(stems, at, term.words)) continue;
        found.set(term.key, textOf(text, at, term.words.length));
      }
  }
}

function isAt(stems: readonly string[], at: number, words: readonly string[]): boolean {
  for (const [on, word] of words.entries()) if (stems[at + on] !== word) return false;
  return true;
}

/** As many words of a text as asked for, with what stands between. */
function textOf(text: string, from: number, count: number): string {
  const words = [...text.matchAll(WORD)].slice(from, from + count);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return "";
  return text.slice(first.index, last.index + last[0].length).toLowerCase();
}
