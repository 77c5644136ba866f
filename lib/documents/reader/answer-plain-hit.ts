import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { daySpansIn } from "@/lib/documents/reader/day-span";
import { figuresIn, figuresOf } from "@/lib/documents/reader/figures";
import { focusOf, isGenericTerm } from "@/lib/documents/reader/focus";
import { hasAllTerms, hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { asksYesOrNo } from "@/lib/documents/reader/question-type";
import { columnOf } from "@/lib/documents/reader/row-columns";
import { alternatives } from "@/lib/documents/reader/same-words";
import { isHeadOfTable, type Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** What asks for a column of the row of one thing. */
const COLUMNS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^\W{0,3}(?:and |so )?how long (?:do|does|must|should|will|to)\b/i,
    /^(?:(?:drying|cooking|baking|total) )?(?:time|duration)\b/i,
  ],
  [
    /\b(?:what|which) temperature\b|\bhow hot\b/i,
    /^(?:(?:oven|drying) )?(?:temperature|temp\.?|heat)\b/i,
  ],
  [
    /^\W{0,3}(?:and |so )?how (?:much|many (?:kilos?|kgs?|kilograms?|pounds?|lbs?))\b[^?]{0,40}\b(?:fits?|goes?|load(?:ed)?|put|wash(?:ed)?)\b/i,
    /^(?:max(?:imum|\.)? )?(?:load|capacity)\b/i,
  ],
];
/** "Woollens" go in with the program for wool. */
const WOOLENS = /\bwooll?ens?\b/gi;
const UNTOLD = new Set(
  contentTerms(
    "long time take takes temperature hot need needed dry drying cook cooking bake baking put much many kilo kilos kg kilograms pounds fit fits go goes load loaded laundry machine wash washed",
  ),
);
/** "How much is a whole hive?" */
const ASKS_PRICE =
  /^\W{0,3}(?:and |so )?(?:how much (?:is|are|does|do)|what (?:does|do)) (?:an? |the |one )?(?<what>[^?]{2,60}?)(?: cost)?\W*$/i;
/** "A frame is £8, a queen £45, a whole hive £160" */
const MOST_NAMED = 4;
const IN_LIST = /[,;:]\s|\sand\s/;

const MOST_BEFORE_NAME = 40;
const DENIES = /\b(?:no|not|never|none|nobody|without)\b|n['’]t\b/i;
const MOST_IN_DENIAL = 120;

/**
 * What is plainly said of one thing: the column of its row, its price in a list, or what is on a day that a question for yes or
 * no names.
 */
export async function answerPlainHit(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  return (
    (await columnOfRow(index, question)) ??
    (await priceInList(index, question)) ??
    (await onThatDay(index, question)) ??
    (await denial(index, question))
  );
}

async function columnOfRow(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const [, head] = COLUMNS.find(([asks]) => asks.test(question)) ?? [];
  const named = contentTerms(question.replace(WOOLENS, "wool"));
  const asked = head ? named.filter((term) => !UNTOLD.has(term)) : [];
  if (!head || asked.length === 0) return undefined;
  const isCalled = ({ cells, head: heads }: Unit) => {
    const label = contentTerms(cells[0] ?? "");
    return (
      heads.some((name) => head.test(name)) &&
      label.length > 0 &&
      asked.every((term) => label.some((one) => alternatives(term).has(one)))
    );
  };
  const rows = await filterInTurns(
    structure.units,
    (unit) => unit.kind === "row" && !isHeadOfTable(unit) && isCalled(unit),
    signal,
  );
  const [unit, ...others] = rows;
  if (!unit || others.length > 0) return undefined;
  const columns = unit.head.flatMap((name, at) => (head.test(name) ? [at] : []));
  const found = figuresOf(unit).filter((figure) => columns.includes(columnOf(figure, unit)));
  const cell = unit.cells[columns[0] ?? -1];
  return columns.length === 1 && cell && (found.length > 0 || /\d/.test(cell))
    ? { kind: "answer", lead: cell, units: [unit] }
    : undefined;
}

async function priceInList(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const what = contentTerms(ASKS_PRICE.exec(question)?.groups?.what ?? "");
  if (what.length === 0 || what.length > MOST_NAMED) return undefined;
  const partOf = (text: string) =>
    text.split(IN_LIST).flatMap((part) => {
      const [figure, ...others] = figuresIn(part);
      const named = figure ? contentTerms(part.slice(0, figure.at)) : [];
      const isWhole = named.length === what.length && what.every((term) => named.includes(term));
      return figure?.type === "money" && others.length === 0 && isWhole ? [figure] : [];
    });
  const isList = ({ kind, text }: Unit) =>
    kind === "sentence" && figuresIn(text).filter(({ type }) => type === "money").length > 1;
  const lists = await filterInTurns(structure.units, isList, signal);
  const found = lists.flatMap((unit) => partOf(unit.text).map(({ text }) => ({ unit, text })));
  const [only, ...others] = found;
  return only && others.length === 0
    ? { kind: "answer", lead: only.text, units: [only.unit] }
    : undefined;
}

/** The one row for a day, where a question asks whether something is on it. */
async function onThatDay(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const [day, ...more] = asksYesOrNo(question) ? daySpansIn(question) : [];
  if (!day || more.length > 0 || day.from !== day.to) return undefined;
  const { required } = focusOf(question);
  const rows = await filterInTurns(
    structure.units,
    ({ kind, cells, text }) =>
      kind !== "heading" &&
      (cells.length > 1 ? cells.slice(0, 3) : [text.slice(0, MOST_BEFORE_NAME)]).some((cell) => {
        const [own, ...others] = daySpansIn(cell);
        return own?.from === day.from && own.to === day.to && others.length === 0;
      }),
    signal,
  );
  const [row, ...others] = rows;
  const there = new Set(searchTerms(row?.text ?? ""));
  const isNamed = required.some((term) => /\p{L}{4}/u.test(term) && hasTerm(there, term));
  return row && others.length === 0 && isNamed ? { kind: "answer", units: [row] } : undefined;
}

/** The only sentence that has all words of a question for yes or no, where it's short and says no. */
async function denial(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const { required } = asksYesOrNo(question) ? focusOf(question) : { required: [] };
  // "Do I have to pay something now?" names nothing.
  if (required.every(isGenericTerm)) return undefined;
  const said = await filterInTurns(
    structure.units,
    ({ kind, text }) => {
      if (kind === "heading") return false;
      const there = new Set(searchTerms(text));
      // A word for a single other one may well be something else: "reading week" is about no book.
      if (required.length === 1) return there.has(required[0] ?? "");
      return hasAllTerms(there, required);
    },
    signal,
  );
  const [unit, ...others] = said;
  const isDenied =
    unit && unit.kind !== "row" && unit.text.length <= MOST_IN_DENIAL && DENIES.test(unit.text);
  return isDenied && others.length === 0 ? { kind: "answer", units: [unit] } : undefined;
}
