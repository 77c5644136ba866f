import { createYielder, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { hasTerm } from "@/lib/documents/reader/has-term";
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
export async function withOtherRow(
  before: string,
  thing: string,
  units: readonly Unit[],
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const wanted = lettersOf(thing);
  if (wanted.length === 0) return undefined;
  const words = [...before.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)].map(
    ({ 0: word, index }) => ({ word, index, terms: lettersOf(word) }),
  );
  const asked = new Set(lettersOf(before));
  const rows = await flatMapInTurns(units, (unit, at) => labelOf(unit, at), signal);
  const others = otherRows(
    rows.filter(({ terms }) => wanted.every((term) => terms.includes(term))),
  );
  const named = await flatMapInTurns(
    rows,
    (row) => {
      if (shareOf(row.terms, asked) < MIN_NAMED) return [];
      const place = words.findIndex(({ terms }) => terms.some((term) => row.terms.includes(term)));
      return [{ ...row, share: shareOf(row.terms, asked), place }];
    },
    signal,
  );
  const pause = createYielder(signal);
  // "Eco" rather than "Program", which heads the column, where the question has "the eco program".
  for (const own of named.toSorted((a, b) => b.share - a.share || a.place - b.place)) {
    await pause();
    const other = others(own);
    if (!other) continue;
    const isSwapped = ({ terms }: { terms: readonly string[] }) =>
      terms.some((term) => own.terms.includes(term) && !other.terms.includes(term));
    const first = words.findIndex(isSwapped);
    const behind = words.findIndex((word, at) => at > first && !isSwapped(word));
    const last = words[(behind < 0 ? words.length : behind) - 1];
    const from = words[first];
    if (!from || !last) continue;
    return before.slice(0, from.index) + thing + before.slice(last.index + last.word.length);
  }
  return undefined;
}

/** A row with the terms of its label. */
type LabeledRow = { unit: Unit; at: number; terms: readonly string[]; name: string };

function labelOf(unit: Unit, at: number): LabeledRow[] {
  if (unit.cells.length < 2 || isHeadOfTable(unit)) return [];
  const terms = lettersOf(unit.cells[0] ?? "");
  return [{ unit, at, terms, name: terms.join() }];
}

/** Looks up the first of several rows that stands beside another one, in its section or table, and has another name. */
function otherRows(rows: readonly LabeledRow[]): (own: LabeledRow) => LabeledRow | undefined {
  // Of each section and table, the first, and the first with another name than that.
  const beside = new Map<string, LabeledRow[]>();
  for (const row of rows) {
    for (const key of groupsOf(row)) {
      const known = beside.get(key) ?? [];
      if (known.length < 2 && known[0]?.name !== row.name) beside.set(key, [...known, row]);
    }
  }
  return (own) => {
    const found = groupsOf(own).flatMap(
      (key) => beside.get(key)?.find(({ name }) => name !== own.name) ?? [],
    );
    return found.toSorted((a, b) => a.at - b.at)[0];
  };
}

function groupsOf({ unit: { section, head } }: LabeledRow): string[] {
  return head.length > 0 ? [`${section}`, `table ${head.join()}`] : [`${section}`];
}

function lettersOf(text: string): string[] {
  return contentTerms(text).filter((term) => /\p{L}/u.test(term));
}

function shareOf(terms: readonly string[], asked: ReadonlySet<string>): number {
  const found = terms.filter((term) => hasTerm(asked, term));
  return terms.length === 0 ? 0 : found.length / terms.length;
}
