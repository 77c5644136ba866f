import { largest } from "@/lib/core/extremes";
import { onlyOne } from "@/lib/core/only-one";
import { stem } from "@/lib/core/stem";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { HAS_CENTS } from "@/lib/documents/reader/amounts";
import { isOfMoney, numbersRows } from "@/lib/documents/reader/column-kinds";
import type { Figure, FigureType } from "@/lib/documents/reader/figure-types";
import { figuresOf } from "@/lib/documents/reader/figures";
import type { Focus } from "@/lib/documents/reader/focus";
import { coverageOf, missingTerms, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { columnOf, headScore, isOfOtherLabel } from "@/lib/documents/reader/row-columns";
import { alternatives } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";

/** A figure with the statement that it stands in. */
export type FoundFigure = {
  figure: Figure;
  unit: Unit;
  /** How many of its words the statement doesn't hold. */
  missing: number;
  /** How much of the focus the statement covers. */
  share: number;
  score: number;
};

/** Below this, a statement is about something else. */
const MIN_COVERAGE = 0.5;
const FAR = 120;
const WEIGHTS = { type: 0.12, distance: 0.2, label: 0.2 };

/** Scores that differ by less are the same. */
const SAME_SCORE = 1e-9;
/** Of a document that is all about one thing, so many of its figures are compared. */
const MAX_FOUND = 500;

/**
 * Finds the figures that a focus may ask for, the likeliest first: of the wanted types, in the statements that cover the
 * focus best, and next to its words.
 *
 * @param types most wanted first
 * @param isRight what else must hold for the figure
 */
export async function findFigures(
  index: UnitIndex,
  focus: Focus,
  types: readonly FigureType[],
  isRight: (figure: Figure, unit: Unit) => boolean,
): Promise<FoundFigure[]> {
  const pause = createYielder(index.signal);
  let found: FoundFigure[] = [];
  // "The work begins on May 2. It takes three weeks."
  const isTime = types[0] === "duration" || types[0] === "date";
  if (focus.required.length === 0) return found;
  for (const [at, { unit }] of index.units.entries()) {
    await pause();
    // "Your claim for water damage on May 2": of a heading, only the date says something.
    if (unit.kind === "heading" && types[0] !== "date") continue;
    const { share, isNear } = coverageOf(index, at, focus);
    if (share < MIN_COVERAGE || !isNear) continue;
    const missing = missingTerms(index, at, focus, isTime);
    for (const figure of figuresOf(unit)) {
      await pause();
      if (!isWanted(figure, unit, types) || !isRight(figure, unit)) continue;
      if (isOfOtherLabel(figure, unit, types, focus)) continue;
      const score = share + scoreInside(figure, unit, focus, types);
      found.push({ figure, unit, missing, share, score });
    }
    if (found.length > 2 * MAX_FOUND) found = likeliest(found);
  }
  return likeliest(found);
}

/** Of equal ones, what stands first in the document. */
function likeliest(found: readonly FoundFigure[]): FoundFigure[] {
  const rank = ({ score }: FoundFigure) => Math.round(score / SAME_SCORE);
  return found.toSorted((a, b) => rank(b) - rank(a)).slice(0, MAX_FOUND);
}

function isWanted(figure: Figure, unit: Unit, types: readonly FigureType[]): boolean {
  const { type, text } = figure;
  if (!types.includes(type)) return false;
  const column = type === "count" ? columnOf(figure, unit) : -1;
  // The 17 of "17 Amount you owe" is what the line is called.
  if (column === 0 && numbersRows(unit.head[0])) return false;
  // Amounts without a currency have cents or stand below "Amount", where numbers are the last resort in looking for one.
  const isLast = types[0] === "money" && types.at(-1) === "count";
  if (type !== "count" || !isLast || HAS_CENTS.test(text)) return true;
  return unit.cells[column] === text && isOfMoney(unit.head[column]);
}

function scoreInside(
  figure: Figure,
  unit: Unit,
  focus: Focus,
  types: readonly FigureType[],
): number {
  const rank = types.indexOf(
    figure.type === "count" && types[0] === "money" ? "money" : figure.type,
  );
  const type = WEIGHTS.type * (1 - rank / types.length);
  const near = WEIGHTS.distance * (1 - distance(figure, unit.text, focus) / FAR);
  const label =
    unit.cells.length === 2 && isLabelOf(unit.cells[0] ?? "", focus) ? WEIGHTS.label : 0;
  return type + near + label + columnScore(figure, unit, types, focus);
}

/** Letters between a figure and the nearest word of the focus; what is counted stands right behind the number. */
function distance(
  { at, text: figure }: Figure,
  text: string,
  { required, generic }: Focus,
): number {
  const words = new Set([...required, ...generic].flatMap((term) => [...alternatives(term)]));
  let nearest = FAR;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!words.has(stem(word.toLowerCase()))) continue;
    if (index >= at && index < at + figure.length) return 0;
    const isBehind = index > at;
    // "A fee of $250 and pet rent of $25": what another figure is of.
    if (isBehind && /[,;]|\b(?:and|or|plus)\b/.test(text.slice(at + figure.length, index)))
      continue;
    const gap = isBehind ? (index - at - figure.length) / 2 : at - index - word.length;
    nearest = Math.min(nearest, gap);
  }
  return nearest;
}

/** Whether a label says no more than what is asked. */
export function isLabelOf(label: string, { required, generic }: Focus): boolean {
  const asked = new Set([...required, ...generic].flatMap((term) => [...alternatives(term)]));
  const words = label.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return (
    words.length > 0 && words.filter((word) => asked.has(stem(word))).length >= words.length / 2
  );
}

const AMOUNT = /\b(?:amount|total|sum)\b/i;
const QUANTITY = /\b(?:quantity|qty|count|number|units)\b/i;

const PER_UNIT = new Set(["unit", "each", "rate", "hour", "hourly", "single"].map(stem));

/** The last amount of a row of an invoice, which is what all of it costs, unless the price of one is asked for. */
function isTotal(
  { at }: Figure,
  { cells, text }: Pick<Unit, "cells" | "text">,
  types: readonly FigureType[],
  { required, generic }: Focus,
): boolean {
  if (types[0] !== "money" || cells.length < 3) return false;
  const amounts = figuresOf({ text, cells }).filter(({ type }) => type === "money");
  const isOfOne = [...required, ...generic].some((term) => PER_UNIT.has(term));
  return amounts.length > 1 && amounts.at(isOfOne ? 0 : -1)?.at === at;
}

/** In a table, the column that the question means: the one that it names, or else the one that says what it asks for. */
function columnScore(
  figure: Figure,
  unit: Unit,
  types: readonly FigureType[],
  focus: Focus,
): number {
  const { cells, head, text } = unit;
  if (head.length === 0) return isTotal(figure, { cells, text }, types, focus) ? WEIGHTS.label : 0;
  const column = columnOf(figure, unit);
  if (column < 0) return 0;
  const named = head.map((_, at) => (at === 0 ? 0 : headScore(at, unit, focus)));
  const most = largest(named);
  if (most > 0) return named[column] === most ? WEIGHTS.label : 0;
  // "The daily rate" is what stands below "Rate", and not the amount that "Daily rate" comes to.
  const like = onlyOne(head.flatMap((name, at) => (at > 0 && isLabelOf(name, focus) ? [at] : [])));
  if (like !== undefined) return like === column ? WEIGHTS.label : 0;
  const wanted = types[0] === "count" ? QUANTITY : AMOUNT;
  return wanted.test(head[column] ?? "") ? WEIGHTS.label : 0;
}
