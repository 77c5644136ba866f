import { stem } from "@/lib/core/stem";
import { IRREGULAR, KINDS, SAME } from "@/lib/documents/reader/same-word-groups";

const SAME_OF = new Map<string, Set<string>>();
for (const group of [...SAME, ...IRREGULAR].map(stems)) {
  for (const term of group) addTo(term, group);
}
for (const [kind, things] of KINDS) {
  for (const term of stems(kind)) addTo(term, [...stems(kind), ...stems(things)]);
  for (const term of stems(things)) addTo(term, [term, ...stems(kind)]);
}

function addTo(term: string, others: readonly string[]): void {
  const all = SAME_OF.get(term) ?? new Set<string>();
  for (const other of others) all.add(other);
  SAME_OF.set(term, all);
}

/** The stems of several words. */
export function stems(words: string): string[] {
  return words.split(/\s+/).filter(Boolean).map(stem);
}

/** A term with the words for it that a document may use instead. */
export function alternatives(term: string): ReadonlySet<string> {
  const known = found.get(term);
  if (known) return known;
  const base = baseOf(term);
  const own = [base, ...(SAME_OF.get(base) ?? []), ...(SAME_OF.get(term) ?? [])];
  const all = new Set([term, ...own.flatMap((word) => [word, ...formsOf(word)])]);
  if (found.size >= MOST_FOUND) found.clear();
  found.set(term, all);
  return all;
}

const found = new Map<string, ReadonlySet<string>>();
const MOST_FOUND = 5_000;

/** "Work" for "working": short words keep their endings as stems. */
export function baseOf(term: string): string {
  const [, base = ""] = /^([a-z]{3,})(?:ing|ed)$/.exec(term) ?? [];
  return /[aeiouy]/.test(base) ? base : term;
}

function formsOf(word: string): string[] {
  return /^[a-z]{3,5}$/.test(word) ? [`${word}ing`, `${word}ed`] : [];
}
