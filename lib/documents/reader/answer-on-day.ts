import { findInTurns, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { dateFigures } from "@/lib/documents/reader/dates";
import { type DaySpan, daySpansIn, isWithin } from "@/lib/documents/reader/day-span";
import { focusOf } from "@/lib/documents/reader/focus";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { stems } from "@/lib/documents/reader/same-words";
import { isHeadOfTable, type Unit } from "@/lib/documents/reader/unit";
import { ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS = /^\W{0,3}(?:and |so )?what(?:['’]?s)?\b/i;
/** Says that something is on a day, and not what. */
const GENERAL = new Set(
  stems(`happen happening plan planned schedule scheduled go going event events take takes taking place occasion date day
    monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun program`),
);
/** "01.10." and "10/1": which of both is the month is never certain. */
const BY_NUMBER = /(?<![\d.,/])\d{1,2}[./]\d{1,2}(?![\d%])/;
const MOST = 6;

/**
 * What a document says of a day, where a question asks for nothing else: "What happens on 1 October?" What is on that day alone
 * comes first, then what goes on over it; nothing that is on another day.
 */
export async function answerOnDay(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const [day, ...others] = ASKS.test(question) ? daySpansIn(question) : [];
  if (!day || others.length > 0 || day.from !== day.to) return undefined;
  const date = dateFigures(question)[0]?.text ?? "";
  const { required } = focusOf(question.replace(date, " "));
  if (required.some((term) => !GENERAL.has(term))) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      const spans = isStatement(unit)
        ? textsOf(unit)
            .flatMap(daySpansIn)
            .filter((span) => isWithin(day, span))
        : [];
      return spans.length > 0 ? [{ unit, isOnly: spans.some(isOneDay) }] : [];
    },
    signal,
  );
  if (found.length > MOST) return undefined;
  if (found.length > 0)
    return {
      kind: "answer",
      units: found.toSorted((a, b) => Number(b.isOnly) - Number(a.isOnly)).map(({ unit }) => unit),
    };
  const isUncertain = ({ text }: Unit) => BY_NUMBER.test(text);
  return (await findInTurns(structure.units, isUncertain, signal)) ? undefined : ABSENT;
}

/** The cells of a row are read one by one: what stands behind a date is none of it. */
function textsOf({ cells, text }: Unit): readonly string[] {
  return cells.length > 1 ? cells : [text];
}

function isStatement(unit: Unit): boolean {
  return unit.kind !== "heading" && !isHeadOfTable(unit);
}

function isOneDay({ from, to }: DaySpan): boolean {
  return from === to;
}
