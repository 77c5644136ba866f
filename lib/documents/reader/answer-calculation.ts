import { type Calculation, compute } from "@/lib/documents/reader/calculation";
import { inDirection } from "@/lib/documents/reader/direction";
import type { Figure, FigureType } from "@/lib/documents/reader/figure-types";
import { type FoundFigure, findFigures } from "@/lib/documents/reader/find-figure";
import { type Focus, focusOf } from "@/lib/documents/reader/focus";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import { isUnknown, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isOfAnother } from "@/lib/documents/reader/is-of-another";
import { areAlike, isQuantity } from "@/lib/documents/reader/is-operand";
import { isRelative } from "@/lib/documents/reader/is-relative";
import { rateOf } from "@/lib/documents/reader/rates";
import { beginsWithDate } from "@/lib/documents/reader/transactions";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

const AMOUNTS: readonly FigureType[] = ["money", "measure", "count", "duration"];
/** Figures that each calculation can be made with; percentages are of something, so they don't add up. */
const OPERAND_TYPES: Record<Calculation["kind"], readonly FigureType[]> = {
  sum: AMOUNTS,
  share: AMOUNTS,
  difference: ["money", "percent", "measure", "count", "duration"],
  days: ["date"],
};

/**
 * Computes what a question asks for with figures of the document.
 *
 * @returns undefined where a figure isn't there, or they can't be computed with one another
 */
export async function answerCalculation(
  index: UnitIndex,
  calculation: Calculation,
): Promise<UnitAnswer | undefined> {
  const about = calculation.kind === "difference" ? focusOf(calculation.about).required : [];
  const types = OPERAND_TYPES[calculation.kind];
  const foci = calculation.operands.map((operand) => focusOf(operand, about));
  if (foci.some((focus) => isUnknown(index, focus))) return undefined;
  const isOfPrices = calculation.kind === "difference" && calculation.isOfPrices;
  const prices = isOfPrices ? await candidatesFor(index, foci, ["money"]) : [];
  const arePriced = prices.length > 0 && prices.every(({ length }) => length > 0);
  const candidates = ofSameThing(
    calculation,
    arePriced ? prices : await candidatesFor(index, foci, types),
  );
  const first = chooseOperands(candidates, () => true);
  // Where an operand is a range, no other figure is it instead.
  if (first?.some(({ figure }) => figure.type !== "date" && Number.isNaN(figure.value)))
    return undefined;
  const found = isUsable(calculation, first)
    ? first
    : sameUnits(calculation, candidates, first ?? []);
  const result =
    found &&
    compute(
      calculation,
      found.map(({ figure }) => figure),
    );
  if (!found || !result || found.some((one) => isOneOfMany(index, one, calculation)))
    return undefined;
  const [one = 0, other = 0] = found.map(({ figure }) => figure.value);
  const direction = calculation.kind === "difference" ? calculation.direction : undefined;
  return {
    kind: "answer",
    lead: inDirection(result.result, direction, one, other),
    working: result.working,
    units: [...new Set(found.map(({ unit }) => unit))],
  };
}

const MONTH =
  /\b(?:in|for|of|during) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:[a-z]{1,6})?\b/i;

/** Whether an amount was moved on one of several days, or not in the month that is asked for. */
function isOneOfMany(
  { structure: { units } }: UnitIndex,
  { unit }: FoundFigure,
  { operands }: Calculation,
): boolean {
  if (unit.kind !== "row" || !beginsWithDate(unit)) return false;
  const month = operands.map((operand) => MONTH.exec(operand)?.[1]).find(Boolean);
  if (month && !unit.text.toLowerCase().includes(month.toLowerCase())) return true;
  const [, name = ""] = unit.cells;
  return units.some((other) => other !== unit && other.cells[1] === name && beginsWithDate(other));
}

/** The figures that each operand may be, the likeliest first. */
async function candidatesFor(
  index: UnitIndex,
  foci: readonly Focus[],
  types: readonly FigureType[],
): Promise<FoundFigure[][]> {
  const candidates: FoundFigure[][] = [];
  for (const focus of foci) {
    const isRight = (figure: Figure, unit: Unit) =>
      // "62% fewer" is no quantity, and a "$40 key fee" no price of the parking that it is charged for.
      !isRelative(figure, unit) &&
      !isOfAnother(figure, unit, focus) &&
      !isName(figure, unit) &&
      isQuantity(figure, unit);
    candidates.push(ofOwnName(await findFigures(index, focus, types, isRight), focus));
  }
  return candidates;
}

/** Where statements name an operand themselves, others that only stand below its name are about something else. */
function ofOwnName(found: readonly FoundFigure[], { required }: Focus): FoundFigure[] {
  const own = found.filter(({ unit }) => {
    const there = new Set(searchTerms(unit.text));
    return hasAllTerms(there, required);
  });
  return own.length > 0 ? own : [...found];
}

/** "Invoice no.", "Account number", but not "Total number" */
const NUMBER_LABEL = /^(?!(?:total|average|whole) ).*\p{L} (?:no\.?|number|nr\.?|#|id)$/iu;

/** Whether a number only tells a thing from others: nothing is computed with "Invoice no.: 1042". */
function isName({ type }: Figure, { cells: [label = "", , ...more] }: Unit): boolean {
  return type === "count" && more.length === 0 && NUMBER_LABEL.test(label);
}

/** "A junior wet cut than a senior one": both are of the same row or sentence. */
function ofSameThing(
  { operands }: Calculation,
  candidates: readonly (readonly FoundFigure[])[],
): readonly (readonly FoundFigure[])[] {
  const named = operands.findIndex((operand) => !STANDS_FOR.test(operand));
  const unit = candidates[named]?.[0]?.unit;
  if (!unit) return candidates;
  return candidates.map((own, at) =>
    STANDS_FOR.test(operands[at] ?? "") ? own.filter((one) => one.unit === unit) : own,
  );
}

const STANDS_FOR = /\b(?:ones?|that|those)\W*$/i;

/** Takes the likeliest right figure for each operand, another one for each; undefined where there is none for one. */
function chooseOperands(
  candidates: readonly (readonly FoundFigure[])[],
  isRight: (found: FoundFigure) => boolean,
): FoundFigure[] | undefined {
  const chosen: FoundFigure[] = [];
  for (const own of candidates) {
    const isFree = ({ figure, unit }: FoundFigure) =>
      !chosen.some((one) => one.unit === unit && one.figure.at === figure.at);
    const operand = own.find((one) => isRight(one) && isFree(one));
    if (!operand) return undefined;
    chosen.push(operand);
  }
  return chosen;
}

/** Looks for operands that can be computed with one of those that were found: the same kind of figure, not the same one. */
function sameUnits(
  calculation: Calculation,
  candidates: readonly (readonly FoundFigure[])[],
  first: readonly FoundFigure[],
): FoundFigure[] | undefined {
  for (const model of first) {
    const { type, unit } = model.figure;
    const alike = chooseOperands(
      candidates,
      ({ figure }) => figure.type === type && figure.unit === unit,
    );
    if (isUsable(calculation, alike)) return alike;
    const together = chooseOperands(candidates, (one) => one.unit === model.unit);
    if (isUsable(calculation, together)) return together;
  }
  return undefined;
}

function isUsable(calculation: Calculation, found: readonly FoundFigure[] | undefined): boolean {
  if (
    !found ||
    !areDistinct(found) ||
    !countTheSame(found) ||
    !haveOneRate(found) ||
    !areAlike(found)
  )
    return false;
  return (
    compute(
      calculation,
      found.map(({ figure }) => figure),
    ) !== undefined
  );
}

/** Bare numbers count the same thing only where they stand together: in one statement, or in rows. */
function countTheSame(found: readonly FoundFigure[]): boolean {
  if (found.some(({ figure }) => figure.type !== "count")) return true;
  return found.every(({ unit }) => unit === found[0]?.unit || unit.kind === "row");
}

/** What is paid each month isn't added to what is paid each year. */
function haveOneRate(found: readonly FoundFigure[]): boolean {
  const rates = found.flatMap(({ figure, unit }) => rateOf(figure, unit) ?? []);
  return new Set(rates).size < 2;
}

function areDistinct(found: readonly FoundFigure[]): boolean {
  return (
    new Set(found.map(({ figure, unit }) => `${unit.text}\n${figure.at}`)).size === found.length
  );
}
