import { type Calculation, compute } from "@/lib/documents/reader/calculation";
import type { Figure, FigureType } from "@/lib/documents/reader/figure-types";
import { type FoundFigure, findFigure } from "@/lib/documents/reader/find-figure";
import { type Focus, focusOf } from "@/lib/documents/reader/focus";
import { isUnknown, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isRelative } from "@/lib/documents/reader/is-relative";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

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
  const first = await findOperands(index, foci, types, () => true);
  const found = isUsable(calculation, first)
    ? first
    : await sameUnits(index, calculation, foci, first);
  const result =
    found &&
    compute(
      calculation,
      found.map(({ figure }) => figure),
    );
  if (!found || !result) return undefined;
  return {
    kind: "answer",
    lead: result.result,
    working: result.working,
    units: [...new Set(found.map(({ unit }) => unit))],
  };
}

/** Looks for operands that can be computed with one of those that were found: the same kind of figure, not the same one. */
async function sameUnits(
  index: UnitIndex,
  calculation: Calculation,
  foci: readonly Focus[],
  first: readonly FoundFigure[] | undefined,
): Promise<FoundFigure[] | undefined> {
  const types = OPERAND_TYPES[calculation.kind];
  for (const model of first ?? []) {
    const { type, unit } = model.figure;
    const found = await findOperands(
      index,
      foci,
      types,
      (figure) => figure.type === type && figure.unit === unit,
    );
    if (isUsable(calculation, found)) return found;
    const together = await findOperands(index, foci, types, (_, own) => own === model.unit);
    if (isUsable(calculation, together)) return together;
  }
  return undefined;
}

async function findOperands(
  index: UnitIndex,
  foci: readonly Focus[],
  types: readonly FigureType[],
  isRight: (figure: Figure, unit: Unit) => boolean,
): Promise<FoundFigure[] | undefined> {
  const found: FoundFigure[] = [];
  for (const focus of foci) {
    const own = await findFigure(
      index,
      focus,
      types,
      // Each operand is a figure of its own, and "62% fewer" is no quantity.
      (figure, unit) =>
        isRight(figure, unit) &&
        !isRelative(figure, unit) &&
        !found.some((one) => one.unit === unit && one.figure.at === figure.at),
    );
    if (!own) return undefined;
    found.push(own);
  }
  return found;
}

function isUsable(calculation: Calculation, found: readonly FoundFigure[] | undefined): boolean {
  if (!found || !areDistinct(found) || !countTheSame(found)) return false;
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

function areDistinct(found: readonly FoundFigure[]): boolean {
  return (
    new Set(found.map(({ figure, unit }) => `${unit.text}\n${figure.at}`)).size === found.length
  );
}
