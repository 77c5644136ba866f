import { stem } from "@/lib/core/stem";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { NUMBER_WORD, numberOf } from "@/lib/documents/reader/number-words";
import type { Unit } from "@/lib/documents/reader/unit";

type Row = { text: string } & Partial<Pick<Unit, "cells" | "head">>;
type NamedNumber = { noun: string; value: number };

/** "3 bedroom", "two-bedroom" */
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d.,$€£-])(\d{1,4}|${NUMBER_WORD})[ -](\p{L}{4,})`,
  "giu",
);
/** "building 10", "tier 3" */
const NUMBERED =
  /(?<!\p{L})(\p{L}{4,}) (?:no\. ?|number |# ?)?(\d{1,4})(?![\p{L}\d.,:/%-]*[\d%])/giu;
/** What is counted in any document, and what a number may follow by chance. */
const NO_NAMES =
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|times?|percent|dollars?|euros?|cents?|people|persons?|jan\p{L}*|feb\p{L}*|march|april|june|july|aug\p{L}*|sept\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*|than|about|around|least|most|over|under|until|till|from|with|after|before|only|like|just|have|need|takes?|turns?|turned|within|more|less|page|pages|this|that|last|next|first|other|extra)$/iu;
const MAX_CHARACTERS = 300;
/** "1, 2, 4", "5–8" */
const NUMBERS = /^\W{0,2}\d{1,4}(?:\s?[-–,&]\s?\d{1,4}){0,12}(?!\d)/;
const MOST_BETWEEN = 100;

/**
 * The rows that are for another number than a question names, where there are rows for the one it names: "B – three-bedroom"
 * beside "A – two-bedroom" for "a 3 bedroom", and "Buildings 1, 2, 4" beside "10, 11" for "building 10".
 *
 * @param rows few enough to be read at once
 */
export function rowsOfOtherNumbers<R extends Row>(rows: readonly R[], question: string): Set<R> {
  const asked = askedNumbers<R>(question);
  const termsOf = rememberHeads();
  if (asked.length > 0) for (const row of rows) compare(row, asked, termsOf);
  return new Set(asked.flatMap(othersOf));
}

/** The same of all statements of a document, in turns with other calls. */
export async function unitsOfOtherNumbers(
  units: readonly Unit[],
  question: string,
  signal: AbortSignal | undefined,
): Promise<Set<Unit>> {
  const pause = createYielder(signal);
  const asked = askedNumbers<Unit>(question);
  const termsOf = rememberHeads();
  const others = new Set<Unit>();
  if (asked.length === 0) return others;
  for (const unit of units) {
    await pause();
    compare(unit, asked, termsOf);
  }
  for (const one of asked) {
    await pause();
    for (const unit of othersOf(one)) others.add(unit);
  }
  return others;
}

type AskedNumber<R> = NamedNumber & { isThere: boolean; others: R[] };

function askedNumbers<R>(question: string): AskedNumber<R>[] {
  const byName = new Map(numbersIn(question).map((one) => [`${one.noun} ${one.value}`, one]));
  return [...byName.values()].map((one) => ({ ...one, isThere: false, others: [] }));
}

function compare<R extends Row>(
  row: R,
  asked: readonly AskedNumber<R>[],
  termsOf: (head: string) => ReadonlySet<string>,
): void {
  const numbers = numbersOf(row, termsOf);
  for (const one of asked) {
    const own = numbers(one.noun);
    if (own.includes(one.value)) one.isThere = true;
    else if (own.length > 0) one.others.push(row);
  }
}

function othersOf<R>({ isThere, others }: AskedNumber<R>): R[] {
  return isThere ? others : [];
}

/** The rows of a table share its head. */
function rememberHeads(): (head: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (head) => {
    const terms = known.get(head) ?? termsOfHead(head);
    known.set(head, terms);
    return terms;
  };
}

function numbersIn(text: string): NamedNumber[] {
  const short = text.slice(0, MAX_CHARACTERS);
  const counted = [...short.matchAll(COUNTED)].map(([, number = "", noun = ""]) => ({
    noun,
    number,
  }));
  const numbered = [...short.matchAll(NUMBERED)].map(([, noun = "", number = ""]) => ({
    noun,
    number,
  }));
  return [...counted, ...numbered]
    .filter(({ noun }) => !NO_NAMES.test(noun))
    .map(({ noun, number }) => ({
      noun: stem(noun.toLowerCase()),
      value: numberOf(number),
    }));
}

/** Tells the numbers that a row is for by the noun they number, as its label says; none where it says nothing of such a thing. */
function numbersOf(
  { cells = [], head = [] }: Row,
  termsOf: (head: string) => ReadonlySet<string>,
): (noun: string) => readonly number[] {
  const label = cells.length > 1 ? (cells[0] ?? "") : "";
  if (!label) return () => [];
  const named = numbersIn(label);
  const inHead = termsOf(head[0] ?? "");
  const listed = inHead.size > 0 ? listedNumbers(NUMBERS.exec(label)?.[0] ?? "") : [];
  return (noun) => {
    const own = named.filter((one) => one.noun === noun);
    if (own.length > 0) return own.map(({ value }) => value);
    return inHead.has(noun) ? listed : [];
  };
}

function termsOfHead(head: string): ReadonlySet<string> {
  return new Set(head.split(/\W+/).map((word) => stem(word.toLowerCase())));
}

function listedNumbers(list: string): number[] {
  return list.split(/[,&]/).flatMap((part) => {
    const [first = Number.NaN, last = first] = (part.match(/\d+/g) ?? []).map(Number);
    if (Number.isNaN(first)) return [];
    const count = last - first;
    return count > 0 && count <= MOST_BETWEEN
      ? Array.from({ length: count + 1 }, (_, at) => first + at)
      : [first];
  });
}

/** What was found without the rows for another number than a question names; undefined where nothing is left of it. */
export async function ofThisNumber<
  Answer extends { units: readonly Unit[]; lead?: string | undefined },
>(
  { structure, signal }: UnitIndex,
  found: Answer | undefined,
  question: string,
): Promise<Answer | undefined> {
  const others = await unitsOfOtherNumbers(structure.units, question, signal);
  const left = found?.units.filter((unit) => !others.has(unit)) ?? [];
  if (!found || left.length === found.units.length) return found;
  return left.length === 0 || found.lead ? undefined : { ...found, units: left };
}
