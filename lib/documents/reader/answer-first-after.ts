import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "After how many kilometers do I bring it in for the first time?" */
const ASKS =
  /\bafter how many (?<unit>km|kilomet(?:er|re)s?|miles?|hours?|days?|weeks?|months?|years?)\b[^?]{0,100}\b(?:first|1st)\b(?<what>[^?.]{0,80})/i;
const UNITS: readonly RegExp[] = [
  /^(?:km|kilomet(?:er|re)s?)$/i,
  /^miles?$/i,
  /^hours?$/i,
  /^days?$/i,
  /^weeks?$/i,
  /^months?$/i,
  /^years?$/i,
];
/** "For the first 6 months" is no time after which something is done. */
const AFTER = /\bafter (?:about |around |approximately )?(?:the )?(?:first )?$/i;
/** "The first time": what is done isn't said behind it. */
const UNTOLD = new Set(contentTerms("time once due done made come start happen get"));
const FIRST = /\bfirst\b/i;

/** After how many kilometers, hours, or weeks something is done for the first time: the only such figure beside "first". */
export async function answerFirstAfter(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const { unit: asked = "", what = "" } = ASKS.exec(question)?.groups ?? {};
  const unitOf = UNITS.find((unit) => unit.test(asked));
  const wanted = contentTerms(what).filter((term) => !UNTOLD.has(term));
  if (!unitOf) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      if (unit.kind === "heading" || !FIRST.test(unit.text)) return [];
      if (!hasAllTerms(new Set(searchTerms(unit.text)), wanted)) return [];
      const figures = figuresIn(unit.text).filter(
        ({ at, text }) =>
          unitOf.test(text.split(/[\s-]/).at(-1) ?? "") &&
          AFTER.test(unit.text.slice(Math.max(0, at - 40), at)),
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
