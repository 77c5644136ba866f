import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { focusOf } from "@/lib/documents/reader/focus";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { countOfWords, NUMBER_WORD } from "@/lib/documents/reader/number-words";
import { alternatives, stems } from "@/lib/documents/reader/same-words";
import { isNamed, termsOfQuestion } from "@/lib/documents/reader/tables";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

/** "After four years", "a 7-year-old", "3 pounds": how much of what. */
const ASKED = new RegExp(
  String.raw`(?<![\p{L}\d.,$])(\d{1,6}|${NUMBER_WORD})[ -](\p{L}{2,20})`,
  "giu",
);
/** Words for the time that somebody has lived. */
const AGE = stems("year old age child children adult person");
const NUMBER = String.raw`[$€£]?(\d{1,9}(?:,\d{3}){0,3}(?:\.\d{1,4})?)`;
const BETWEEN = new RegExp(
  String.raw`(?<![\d.,])${NUMBER} ?(?:-|–|—|to|through|and) ?${NUMBER}(?![\d,.]\d)`,
  "iu",
);
const OPEN = new RegExp(
  String.raw`(?<![\d.,])${NUMBER} ?(?:\+|(?:\p{L}{1,20} ){0,3}(?:or|and) (?:more|over|older|above|up|longer|heavier)\b)`,
  "iu",
);
const ABOVE = new RegExp(String.raw`\b(?:over|above|more than|older than) ${NUMBER}`, "iu");
const FROM = new RegExp(String.raw`\b(?:from|at least) ${NUMBER}`, "iu");
const BELOW = new RegExp(String.raw`\b(?:under|below|less than|younger than) ${NUMBER}`, "iu");
const UP_TO = new RegExp(String.raw`\b(?:up to|at most|through) ${NUMBER}`, "iu");
const MOST_LABEL = 60;
const MIN_RANGES = 2;

/**
 * The row of a table of ranges that a number of a question falls in: "How many vacation days do I get after four years?",
 * "3 to 5 years: 16".
 */
export async function answerRange(
  { structure: { units, sections }, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const [only, ...others] = [...question.matchAll(ASKED)];
  if (!only || others.length > 0) return undefined;
  const [, number = "", measured = ""] = only;
  const value = /^\d/.test(number) ? Number(number) : countOfWords(number);
  const unit = stems(measured.toLowerCase())[0] ?? "";
  const measures = new Set([...alternatives(unit), ...(AGE.includes(unit) ? AGE : [])]);
  const about = focusOf(question).required.filter(
    (term) => !measures.has(term) && /\p{L}/u.test(term),
  );
  const aboveRanges = readDown();
  const readRow = (row: Unit) => {
    const range = rangeOf(row.cells[0] ?? "");
    const first = aboveRanges(row, range !== undefined);
    const isIn = row.kind === "row" ? range : undefined;
    if (!isIn) return [];
    const above = aboveRow(row, first);
    const terms = contentTerms(`${row.text} ${above} ${sections[row.section]?.title ?? ""}`);
    const isSame = terms.some((term) => measures.has(term));
    const isAbout = about.some((term) =>
      [...alternatives(term)].some((one) => terms.includes(one)),
    );
    return isSame && isAbout ? [{ row, isIn }] : [];
  };
  const rows = await flatMapInTurns(units, readRow, signal);
  const [fitting, ...more] = rows.filter(({ isIn }) => isIn(value));
  if (!fitting || more.length > 0 || rows.length < MIN_RANGES) return undefined;
  const lead = cellAsked(fitting.row, question);
  return { kind: "answer", ...(lead && { lead }), units: [fitting.row] };
}

/**
 * Tells, going down through a document, what stands above the ranges that a statement goes on with: the last one before it
 * that is none, or has other cells than it.
 */
function readDown(): (unit: Unit, isRange: boolean) => Unit | undefined {
  let before: { unit: Unit; isRange: boolean } | undefined;
  let first: Unit | undefined;
  return (unit, isRange) => {
    const goesOn = before?.isRange && before.unit.cells.length === unit.cells.length;
    if (!goesOn) first = before?.unit;
    before = { unit, isRange };
    return first;
  };
}

/** The heads of the columns, also where there are only two. */
function aboveRow({ head, cells, section }: Unit, first: Unit | undefined): string {
  if (head.length > 0) return head.join(" ");
  return first?.section === section && first.cells.length === cells.length ? first.text : "";
}

/** The only cell behind the range, or the one whose column a question names. */
function cellAsked({ cells, head }: Unit, question: string): string | undefined {
  if (cells.length === 2) return cells[1];
  const asked = termsOfQuestion(question);
  const named = head.flatMap((name, at) => (at > 0 && isNamed(name, asked) ? [at] : []));
  return named.length === 1 ? cells[named[0] ?? 0] : undefined;
}

/** Whether a number is in the range that a label names; undefined where it names none. */
function rangeOf(label: string): ((value: number) => boolean) | undefined {
  if (label.length > MOST_LABEL) return undefined;
  const find = (pattern: RegExp) =>
    pattern
      .exec(label)
      ?.slice(1)
      .map((digits) => Number(digits.replaceAll(",", "")));
  const [least, most] = find(BETWEEN) ?? [];
  if (least !== undefined && most !== undefined)
    return least < most ? (value) => value >= least && value <= most : undefined;
  const [from] = find(OPEN) ?? find(FROM) ?? [];
  if (from !== undefined) return (value) => value >= from;
  const [above] = find(ABOVE) ?? [];
  if (above !== undefined) return (value) => value > above;
  const [below] = find(BELOW) ?? [];
  if (below !== undefined) return (value) => value < below;
  const [upTo] = find(UP_TO) ?? [];
  return upTo === undefined ? undefined : (value) => value <= upTo;
}
