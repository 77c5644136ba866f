import { filterInTurns, findInTurns, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresOf } from "@/lib/documents/reader/figures";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isThreshold } from "@/lib/documents/reader/is-threshold";
import { isOfFamily } from "@/lib/documents/reader/measure-families";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import { SURELY_ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** Units as people ask for them, and as figures have them. */
const UNITS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:kwhs?|kilowatt[- ]?hours?)\b/i, /^kwh$/],
  [/\btherms?\b/i, /^therm$/],
  [/\bccfs?\b/i, /^ccf$/],
  [/\bgallons?\b/i, /^gallon$/],
  [/\b(?:cubic met(?:er|re)s?|m3|m³)(?!\p{L})/iu, /^m[3³]$/],
  [/\b(?:gb|gigs?|gigabytes?)\b/i, /^gb$/],
  [/\blit(?:er|re)s?\b/i, /^(?:l|lit(?:er|re))$/],
];
/** What is used up, with what measures it. */
const THINGS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:electricity|power|energy|current)\b/i, /^kwh$/],
  [/\bgas\b/i, /^(?:therm|ccf|m[3³]|kwh)$/],
  [/\bwater\b/i, /^(?:gallon|ccf|m[3³]|l|lit(?:er|re))$/],
  [/\bdata\b/i, /^(?:gb|mb|tb)$/],
];
const ASKS_USED =
  /\bhow (?:much|many) .{0,40}\b(?:did|have|has|was|were)\b.{0,40}\b(?:us(?:e|ed|ing)|consum\w+|go(?:ne)? through|burn\w*|billed for|charged for)\b|\b(?:what|how much) (?:was|is) (?:my|our|the) .{0,20}\b(?:usage|consumption)\b/i;
/** The row that says what was used in all. */
const USAGE = /\b(?:us(?:ed?|age)|consum\w+|deliver(?:ed|y)|billed)\b/i;
const GAS = /\bgas\b/i;
const MONTH =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
/** The label of the time that a bill is for. */
const PERIOD = /\b(?:period|bill(?:ing)?|statement|invoice|dates?|reading|from|until)\b/i;
const NUMBER = /^\d[\d,.]*$/;
/** Of another time, of a day, or of somebody else. */
const OTHER_TIME =
  /\b(?:last|previous|prior|average|daily|typical|neighbou?rs?|homes?|yesterday|projected|allowance|limit|included|remaining|left|(?:per|a|each|every) (?:day|week|month|year)|(?:year|month)s? ago|same (?:month|period|time)|(?:19|20)\d\d)\b/i;

/**
 * How much of something was used, in the unit that a question asks for: the row that says so, and no threshold or price of a
 * step, which have the same unit.
 */
export async function answerQuantity(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS_USED.test(question) || OTHER_TIME.test(question)) return undefined;
  const measures =
    UNITS.find(([asks]) => asks.test(question))?.[1] ??
    THINGS.find(([asks]) => asks.test(question))?.[1];
  if (!measures || (await isOfOtherThing(structure, question, measures, signal))) return undefined;
  const month = MONTH.exec(question)?.[0];
  const inMonth = month && (await usedInMonth(structure, month, measures, signal));
  if (inMonth) return inMonth;
  const found = await flatMapInTurns(
    structure.units,
    (unit) =>
      unit.kind === "heading" || OTHER_TIME.test(labelOf(unit))
        ? []
        : quantitiesIn(unit, measures).map((text) => ({ unit, text })),
    signal,
  );
  const used = found.filter(
    ({ unit }) =>
      USAGE.test(`${labelOf(unit)} ${unit.head.join(" ")}`) || isBelowUsage(unit, structure),
  );
  const rows = used.filter(({ unit }) => unit.cells.length > 1);
  const [first, ...others] = rows.length > 0 ? rows : used.length > 0 ? used : found;
  if (!first || others.some(({ text }) => numberIn(text) !== numberIn(first.text)))
    return undefined;
  return { kind: "answer", lead: first.text, units: [first.unit] };
}

/** A bill in kWh that never names gas is one for electricity. */
async function isOfOtherThing(
  { units }: Structure,
  question: string,
  measures: RegExp,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const isGas = GAS.test(question) && measures.test("kwh");
  return isGas && !(await findInTurns(units, ({ text }) => GAS.test(text), signal));
}

/**
 * What was used in a month: as its row says. Undefined where no row or several are of that month, and the document has it
 * otherwise: as the time that it is for.
 */
async function usedInMonth(
  { units }: Structure,
  month: string,
  measures: RegExp,
  signal: AbortSignal | undefined,
): Promise<UnitAnswer | undefined> {
  const names = new RegExp(String.raw`\b${month.slice(0, 3)}(?:${month.slice(3)})?\b`, "i");
  const named = await filterInTurns(units, ({ text }) => names.test(text), signal);
  const found = await flatMapInTurns(
    named,
    (unit) => {
      const at = unit.head.findIndex((name) => namesUnit(name, measures));
      const cell = at > 0 && names.test(unit.cells[0] ?? "") ? unit.cells[at] : undefined;
      return cell && NUMBER.test(cell) ? [{ unit, cell }] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  if (only && others.length === 0) return { kind: "answer", lead: only.cell, units: [only.unit] };
  return named.length > 0 && (found.length > 0 || named.some(({ text }) => PERIOD.test(text)))
    ? undefined
    : SURELY_ABSENT;
}

function labelOf({ cells, text }: Unit): string {
  return cells.length > 1 ? (cells[0] ?? "") : text;
}

function isBelowUsage({ section, cells }: Unit, { sections }: UnitIndex["structure"]): boolean {
  return cells.length > 1 && USAGE.test(sections[section]?.title ?? "");
}

/** Figures of a unit, also where the label has it: "kWh used" beside "1,027". */
function quantitiesIn(unit: Unit, measures: RegExp): string[] {
  const inColumn = unit.head.flatMap((name, at) => {
    const cell = unit.cells[at] ?? "";
    const isUsage = USAGE.test(name) && namesUnit(name, measures) && NUMBER.test(cell);
    return isUsage ? [cell] : [];
  });
  if (inColumn.length > 0) return inColumn;
  const own = figuresOf(unit).filter(
    (figure) =>
      figure.type === "measure" && measures.test(figure.unit) && !isThreshold(figure, unit.text),
  );
  if (own.length > 0) return own.map(({ text }) => text);
  const [label = "", value = "", ...more] = unit.cells;
  return namesUnit(label, measures) && more.length === 0 && NUMBER.test(value) ? [value] : [];
}

function namesUnit(label: string, measures: RegExp): boolean {
  const words = label.toLowerCase().match(/[\p{L}³\d]+/gu) ?? [];
  return words.some((word) => measures.test(word.replace(/(?<=..)s$/, "")));
}

function numberIn(text: string): string {
  return /\d[\d,.]*/.exec(text)?.[0] ?? text;
}

const ASKS_PROPERTY =
  /\bhow (?:loud|noisy|quiet|heavy)\b|\bnoise level\b|\b(?:how many )?decibels?\b|\bhow much .{1,30}\bweighs?\b/i;
const WEIGHT = /\b(?:weigh\w*|mass)\b/i;

/** How loud or heavy a product is: the only figure of a document that has such a unit. */
export async function answerProperty(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS_PROPERTY.test(question)) return undefined;
  const isHeavy = /heavy|weigh/i.test(question);
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      if (unit.kind === "heading" || (isHeavy && !WEIGHT.test(labelOf(unit)))) return [];
      const figures = figuresOf(unit).filter((figure) => isMeasureFor(figure, question));
      return figures.map(({ text }) => ({ unit, text }));
    },
    signal,
  );
  const weighed = isHeavy && found.length === 0 ? await weightOf(structure, question, signal) : [];
  const [first, ...others] = found.length > 0 ? found : weighed;
  if (!first || others.some(({ text }) => text !== first.text)) return undefined;
  return { kind: "answer", lead: first.text, units: [first.unit] };
}

const ASKS_WEIGHT = /\bhow (?:much|heavy) (?:does|did|is|was|do) (?<what>.{2,40}?)(?: weigh)?\W*$/i;

/** What a field is called that begins with a name. */
const OF_NAME = /^(?:patient|pet|animal|name|product|item|model)$/i;
/** Of one of several, of what is in it, or by how much it changed. */
const OF_OTHER_WEIGHT =
  /\b(?:each|apiece|per|of|bags?|packs?|packages?|boxe[sd]|los[et]|gain(?:s|ed)?|since|gets?|less|more|under|over|up to|max\w*|loads?|limit|carr\w+|holds?)\b|\d ?[x×]/i;

/** "Patient: Biscuit, beagle, 6 years, 31.4 lb": a field that describes what a question names, and says its weight in passing. */
function weightOf(
  { units }: Structure,
  question: string,
  signal: AbortSignal | undefined,
): Promise<{ unit: Unit; text: string }[]> {
  const what = contentTerms(ASKS_WEIGHT.exec(question)?.groups?.what ?? "");
  return flatMapInTurns(
    units,
    (unit) => {
      const [label = "", value = ""] = unit.cells;
      if (unit.cells.length !== 2 || what.length === 0 || OF_OTHER_WEIGHT.test(value)) return [];
      // The field is called what is asked about, or begins with its name.
      const called = OF_NAME.test(label) ? (value.split(",")[0] ?? "") : label;
      if (!hasAllTerms(new Set(searchTerms(called)), what)) return [];
      if (called === label && contentTerms(label).length > what.length) return [];
      const [figure, ...others] = figuresOf(unit).filter((one) => isMeasureFor(one, question));
      const isOwn = figure && others.length === 0 && !isThreshold(figure, unit.text);
      return isOwn ? [{ unit, text: figure.text }] : [];
    },
    signal,
  );
}

function isMeasureFor(figure: Figure, question: string): boolean {
  return figure.type === "measure" && isOfFamily(figure, question);
}
