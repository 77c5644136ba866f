import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** "After how many kilometers do I bring it in for the first time?" */
const ASKS =
  /\bafter how many (?<unit>km|kilomet(?:er|re)s?|miles?|hours?|days?|weeks?|months?|years?)\b[^?]{0,100}\b(?:first|1st)\b/i;
const UNITS: readonly RegExp[] = [
  /^(?:km|kilomet(?:er|re)s?)$/i,
  /^miles?$/i,
  /^hours?$/i,
  /^days?$/i,
  /^weeks?$/i,
  /^months?$/i,
  /^years?$/i,
];
const FIRST = /\bfirst\b/i;

/** After how many kilometers, hours, or weeks something is done for the first time: the only such figure beside "first". */
export async function answerFirstAfter(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = ASKS.exec(question)?.groups?.unit ?? "";
  const unitOf = UNITS.find((unit) => unit.test(asked));
  if (!unitOf) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      if (unit.kind === "heading" || !FIRST.test(unit.text)) return [];
      const figures = figuresIn(unit.text).filter(({ text }) =>
        unitOf.test(text.split(/[\s-]/).at(-1) ?? ""),
      );
      const [only, ...others] = figures;
      return only && others.length === 0 ? [{ unit, lead: only.text }] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  return only && others.length === 0
    ? { kind: "answer", lead: only.lead, units: [only.unit] }
    : undefined;
}
