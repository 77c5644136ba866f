import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { compute } from "@/lib/documents/reader/calculation";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const ASKS =
  /\btotal\b(?<all>.{0,80}?)\b(?:without|excluding|except(?: for)?|not counting|leaving out|minus)\b(?<part>.{2,80})$/i;
const TOTAL = /\b(?:sub-?)?total\b/i;

type Row = { unit: Unit; at: number; terms: readonly string[]; isTotal: boolean; figure: Figure };

/** What a total comes to without one of the rows above it: "the total of the deductions without childcare". */
export async function answerTotalWithout(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const { all, part } = ASKS.exec(question)?.groups ?? {};
  if (all === undefined || part === undefined) return undefined;
  const rows = await flatMapInTurns(structure.units, rowOf, signal);
  const named = (words: string) => {
    const terms = contentTerms(words);
    return (row: Row) => terms.every((term) => row.terms.includes(term));
  };
  const [one, ...others] = rows.filter((row) => !row.isTotal && named(part)(row));
  const total = rows.find(
    (row) => row.isTotal && one && row.unit.section === one.unit.section && row.at > one.at,
  );
  if (!one || !total || others.length > 0 || contentTerms(part).length === 0) return undefined;
  if (!named(all)(total)) return undefined;
  const difference = { kind: "difference" as const, operands: ["", ""], about: "" };
  const computed = compute(difference, [total.figure, one.figure]);
  if (!computed || total.figure.value < one.figure.value) return undefined;
  const units = [total.unit, one.unit];
  return { kind: "answer", lead: computed.result, working: computed.working, units };
}

/** A row of a name and an amount, which may have a number in front; empty for any other. */
function rowOf(unit: Unit, at: number): Row[] {
  const cells = unit.cells.filter(Boolean);
  const [figure, ...more] = cells.length > 1 ? figuresIn(cells.at(-1) ?? "") : [];
  const label = cells.slice(0, -1).join(" ");
  if (unit.kind !== "row" || !figure || more.length > 0) return [];
  return [{ unit, at, terms: contentTerms(label), isTotal: TOTAL.test(label), figure }];
}
