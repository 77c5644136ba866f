import { stem } from "@/lib/core/stem";
import { countOfWords, NUMBER_WORD } from "@/lib/documents/reader/number-words";
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
 */
export function rowsOfOtherNumbers<R extends Row>(rows: readonly R[], question: string): Set<R> {
  const others = new Set<R>();
  for (const asked of numbersIn(question)) {
    const known = rows.flatMap((row) => {
      const own = numbersOf(row, asked.noun);
      return own.length > 0 ? [{ row, isSame: own.includes(asked.value) }] : [];
    });
    if (!known.some(({ isSame }) => isSame)) continue;
    for (const { row, isSame } of known) if (!isSame) others.add(row);
  }
  return others;
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
      value: /^\d/.test(number) ? Number(number) : countOfWords(number),
    }));
}

/** The numbers that a row is for, as its label says; none where it says nothing of such a thing. */
function numbersOf({ cells = [], head = [] }: Row, noun: string): number[] {
  const label = cells.length > 1 ? (cells[0] ?? "") : "";
  const named = numbersIn(label).filter((one) => one.noun === noun);
  if (named.length > 0) return named.map(({ value }) => value);
  const isHeaded = (head[0] ?? "").split(/\W+/).some((word) => stem(word.toLowerCase()) === noun);
  return isHeaded ? listedNumbers(NUMBERS.exec(label)?.[0] ?? "") : [];
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
