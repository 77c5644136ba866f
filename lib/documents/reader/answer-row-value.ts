import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { alternatives } from "@/lib/documents/reader/same-words";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const ASKS_RATE =
  /^\W{0,3}(?:and |so )?(?:how much|what) (?:do|does|will|would|is|are|must|should|am)(?: (?:i|we|it|this|that|you|they|the \p{L}+))?(?: (?:have to|need to|going to|cost|costs|pay|be|paying|charged|spend)){0,2} (?:a|an|per|each|every) (?<time>month|year|week|day|night|hour)[^\p{L}\p{N}]*$/iu;
const ADJECTIVE: Record<string, RegExp> = {
  year: /\b(?:annual|annually|yearly|per year|a year|each year)\b/i,
  month: /\b(?:monthly|per month|a month|each month)\b/i,
  week: /\b(?:weekly|per week|a week|each week)\b/i,
  day: /\b(?:daily|per day|a day|each day)\b/i,
  night: /\b(?:nightly|per night|a night|each night)\b/i,
  hour: /\b(?:hourly|per hour|an hour|each hour)\b/i,
};

/** "How much do I pay a year?" names no more than the time: the only row of an amount for that time, as "Annual premium" is. */
export async function answerRate(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const adjective = ADJECTIVE[ASKS_RATE.exec(question)?.groups?.time?.toLowerCase() ?? ""];
  if (!adjective) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      const [label = "", value = "", ...more] = unit.cells;
      const [amount, ...amounts] = figuresIn(value).filter(({ type }) => type === "money");
      const isOnly = amount && amounts.length === 0 && more.length === 0;
      return isOnly && adjective.test(`${label} ${value}`) ? [{ unit, amount }] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return { kind: "answer", lead: only.amount.text, units: [only.unit] };
}

const ASKS_FOR_TIME = /\bhow long\b/i;
/** "3:25 h", "0:58–1:10 h" */
const CLOCK_TIME = /^\d{1,3}:\d\d(?:\s?[–-]\s?\d{1,3}:\d\d)? ?(?:h|hrs?|hours?|min)\.?$/i;

/** "How long does the quick program take?": the only duration of the only row whose label is all that is asked about. */
export async function answerRowTime(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS_FOR_TIME.test(question)) return undefined;
  const { required } = focusOf(question);
  const asked = new Set(required.flatMap((term) => [...alternatives(term)]));
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      if (unit.cells.length < 2) return [];
      const label = contentTerms(unit.cells[0] ?? "");
      const about = new Set([
        ...contentTerms(unit.head.join(" ")),
        ...contentTerms(structure.sections[unit.section]?.title ?? ""),
      ]);
      const isAsked = label.length > 0 && label.every((term) => asked.has(term));
      const there = new Set([...label, ...about]);
      const rest = required.filter((term) => !hasTerm(there, term));
      const times = unit.cells.slice(1).flatMap((cell) => {
        if (CLOCK_TIME.test(cell)) return [{ text: cell }];
        return figuresIn(cell).filter(({ type }) => type === "duration");
      });
      const [time, ...others] = times;
      return isAsked && rest.length === 0 && time && others.length === 0 ? [{ unit, time }] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return { kind: "answer", lead: only.time.text, units: [only.unit] };
}
