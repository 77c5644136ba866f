import { alternatives } from "@/lib/documents/reader/same-words";
import { isHeadOfTable, type Unit } from "@/lib/documents/reader/unit";
import { contentTerms } from "@/lib/documents/terms";

/** How names are written: as initials, with a number, as a time of the year, or as names of people and places. */
const SHAPES: readonly RegExp[] = [
  /(?<![\p{L}\d-])\p{Lu}{2,8}(?![\p{L}\d-])/gu,
  /(?<![\p{L}\d-])\p{Lu}{1,4}[:.]?\d{1,4}(?![\p{L}\d-])/gu,
  /(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L})/gu,
  /(?<!\p{L})(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?!\p{L})/gu,
  /(?<![\p{L}\d-])\p{Lu}[\p{Ll}-]{1,30}(?: \p{Lu}[\p{Ll}-]{1,30}){0,3}(?![\p{L}\d])/gu,
];

/** "Who", "What": a question begins with a capital letter. */
const FIRST_WORD = /^\W{0,3}\p{L}+/u;

/** A question with another name for the only one that is written alike: "HDL" for "LDL", "Rosalind" for "Samir". */
export function withOtherName(before: string, name: string): string | undefined {
  const shape = SHAPES.find((one) => [...name.matchAll(one)][0]?.[0] === name);
  if (!shape) return undefined;
  const begin = FIRST_WORD.exec(before)?.[0].length ?? 0;
  const known = SHAPES.slice(0, SHAPES.indexOf(shape));
  const [only, ...others] = [...before.matchAll(shape)].filter(
    ({ 0: found, index }) =>
      index >= begin && !known.some((one) => [...found.matchAll(one)].length > 0),
  );
  if (!only || others.length > 0) return undefined;
  return before.slice(0, only.index) + name + before.slice(only.index + only[0].length);
}

/** How much of a label a question must name. */
const MIN_NAMED = 0.5;

/**
 * A question with the label of another row for the one that it names: "and quick?" after "How long does the eco program
 * take?", where "Eco" and "Quick" are rows of one table.
 */
export function withOtherRow(
  before: string,
  thing: string,
  units: readonly Unit[],
): string | undefined {
  const wanted = lettersOf(thing);
  const words = [...before.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)];
  if (wanted.length === 0) return undefined;
  const rows = units.filter((unit) => unit.cells.length > 1 && !isHeadOfTable(unit));
  const asked = new Set(lettersOf(before));
  const labels = rows.map((unit) => ({ unit, terms: lettersOf(unit.cells[0] ?? "") }));
  const placeOf = (terms: readonly string[]) =>
    words.findIndex(([word]) => lettersOf(word).some((term) => terms.includes(term)));
  const others = labels.filter(({ terms }) => wanted.every((term) => terms.includes(term)));
  const named = labels
    .map((one) => ({ ...one, share: shareOf(one.terms, asked) }))
    .filter(({ share }) => share >= MIN_NAMED)
    // "Eco" rather than "Program", which heads the column, where the question has "the eco program".
    .toSorted((a, b) => b.share - a.share || placeOf(a.terms) - placeOf(b.terms));
  for (const own of named) {
    const other = others.find(
      ({ unit, terms }) => isBesideRow(unit, own.unit) && terms.join() !== own.terms.join(),
    );
    if (!other) continue;
    const isSwapped = (word: string) =>
      lettersOf(word).some((term) => own.terms.includes(term) && !other.terms.includes(term));
    const first = words.findIndex(([word]) => isSwapped(word));
    const behind = words.findIndex(([word], at) => at > first && !isSwapped(word));
    const last = words[(behind < 0 ? words.length : behind) - 1];
    const from = words[first];
    if (!from || !last) continue;
    return before.slice(0, from.index) + thing + before.slice(last.index + last[0].length);
  }
  return undefined;
}

function isBesideRow(one: Unit, other: Unit): boolean {
  return (
    one.section === other.section || (one.head.length > 0 && one.head.join() === other.head.join())
  );
}

function lettersOf(text: string): string[] {
  return contentTerms(text).filter((term) => /\p{L}/u.test(term));
}

function shareOf(terms: readonly string[], asked: ReadonlySet<string>): number {
  const found = terms.filter((term) => [...alternatives(term)].some((word) => asked.has(word)));
  return terms.length === 0 ? 0 : found.length / terms.length;
}
