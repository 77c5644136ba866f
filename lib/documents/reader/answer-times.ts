import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresOf } from "@/lib/documents/reader/figures";
import { focusOf } from "@/lib/documents/reader/focus";
import { amountLike } from "@/lib/documents/reader/format-amount";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isForOne, multipleAsked } from "@/lib/documents/reader/multiple-asked";
import { columnOf } from "@/lib/documents/reader/row-columns";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "$10 per day for the first 3 days": not every one costs the same. */
const NOT_FOR_ALL =
  /\b(?:for the first|first (?:\d|two|three|four|five|six)|up to|max(?:imum)?|at most|thereafter|additional|further|minimum)\b/i;
const TYPES = new Set(["money", "measure", "duration"]);

/** So many times what is given for one: "How much coffee for four cups?" of a row with the amount per cup. */
export async function answerTimes(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const multiple = multipleAsked(question);
  if (!multiple) return undefined;
  const rest = question.replace(multiple.text, " ");
  const { required, generic } = focusOf(rest);
  // Of "How much is it for four nights?", no word is left that says what for.
  const about = required.filter((term) => !generic.includes(term) && /\p{L}/u.test(term));
  const all = await flatMapInTurns(
    structure.units,
    (unit) => {
      const title = structure.sections[unit.section]?.title ?? "";
      return unit.kind === "heading"
        ? []
        : figuresOf(unit)
            .filter((figure) => TYPES.has(figure.type) && isForOne(figure, unit, multiple))
            .filter((figure) => isNamed(about, unit, figure, title))
            .map((figure) => ({ figure, unit }));
    },
    signal,
  );
  const [only, ...others] = all;
  if (!only || others.length > 0 || !Number.isFinite(only.figure.value)) return undefined;
  if (NOT_FOR_ALL.test(only.unit.text)) return undefined;
  return {
    kind: "answer",
    lead: amountLike(only.figure, multiple.number * only.figure.value),
    working: `${multiple.number} × ${only.figure.text}`,
    units: [only.unit],
  };
}

/** Whether a statement says all that a question names, in itself or above it. */
function isNamed(about: readonly string[], unit: Unit, figure: Figure, title: string): boolean {
  const head = unit.cells.length > 1 ? (unit.head[columnOf(figure, unit)] ?? "") : "";
  const there = new Set([...searchTerms(unit.text), ...contentTerms(`${head} ${title}`)]);
  return hasAllTerms(there, about);
}
