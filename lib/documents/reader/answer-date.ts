import { stem } from "@/lib/core/stem";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { dayAfter } from "@/lib/documents/reader/calculation";
import { figuresOf } from "@/lib/documents/reader/figures";
import { findStatement } from "@/lib/documents/reader/find-statement";
import type { Focus } from "@/lib/documents/reader/focus";
import { coverageOf, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isNotice } from "@/lib/documents/reader/is-notice";
import { ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS_END = /\b(?:end|ends|expire|expires|run out|runs out)\b/i;
/** What ends where a document's own term does. */
const TERMS = new Set(
  ["agreement", "contract", "lease", "term", "tenancy", "period", "subscription", "license"].map(
    stem,
  ),
);
const ASKS_BEGIN =
  /\b(?:begin|begins|start|starts|commence|commences|take effect|takes effect|effective)\b/i;
const BEGIN_WORDS = new Set(
  ["begin", "start", "commence", "take", "effect", "effective"].map(stem),
);
const BEGINS =
  /\b(?:begins?|commences?|starts?|(?:is|becomes|shall be) effective|takes? effect|goes into effect|valid|in force)\s(?:on\s|from\s|as of\s)?$/i;
const END_WORDS = new Set(["end", "expire", "run", "out"].map(stem));
/** Before this much of a question, a statement is about something else. */
const MIN_END_COVERAGE = 0.5;

/** The day on which a document itself ends or begins; undefined where nothing of that is asked, or told. */
export async function answerOwnDate(
  index: UnitIndex,
  asked: string,
  focus: Focus,
): Promise<UnitAnswer | undefined> {
  return (
    (ASKS_END.test(asked) ? await answerEnd(index, focus) : undefined) ??
    (ASKS_BEGIN.test(asked) ? await answerBegin(index, focus) : undefined)
  );
}

const TIME_WORDS =
  /\b(?:at (?:\d|noon|dawn|dusk|sunset|sunrise|the (?:end|beginning|start))|every|in (?:jan|febr)uary|in (?:march|april|may|june|july|august|(?:septem|octo|novem|decem)ber|(?:19|20)\d\d)|(?:from|on|after|by) the \p{L}+ (?:day|week|month|year)|on the \d{1,2}(?:st|nd|rd|th)|the (?:first|last) (?:day )?of|mornings?|noon|afternoons?|evenings?|nights?|midnight|after|before|until|once|during|daily|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|day \d{1,3}|\p{L}+ (?:day|week|month) (?:after|before|of)|winter|spring|summer|fall)\b/iu;

/** Quotes a time that is no date, as in "at seven every morning". */
export async function answerTime(index: UnitIndex, focus: Focus): Promise<UnitAnswer> {
  const answer = await findStatement(index, focus, "", ({ text }) => TIME_WORDS.test(text));
  const [unit] = answer?.answer.units ?? [];
  return unit ? { kind: "answer", units: [unit] } : ABSENT;
}

/** The end of a term that a document gives as its beginning and its length, where the question is about that term. */
async function answerEnd(index: UnitIndex, focus: Focus): Promise<UnitAnswer | undefined> {
  const pause = createYielder(index.signal);
  const required = focus.required.filter((term) => !END_WORDS.has(term));
  const isAnyTerm = required.every((term) => TERMS.has(term));
  for (const [at, { unit }] of index.units.entries()) {
    await pause();
    if (
      !/\b(?:begins?|commenc\w{1,5}|starts?|effective)\b/i.test(unit.text) ||
      !/\b(?:term|period|for|continues?)\b/i.test(unit.text)
    )
      continue;
    if (!isAnyTerm && coverageOf(index, at, { ...focus, required }).share < MIN_END_COVERAGE)
      continue;
    const figures = figuresOf(unit);
    const begin = figures.find(({ type, value }) => type === "date" && Number.isFinite(value));
    const period = figures.find(
      (figure) =>
        figure.type === "duration" && figure.at > (begin?.at ?? 0) && !isNotice(figure, unit.text),
    );
    const end = begin && period && dayAfter(begin, period);
    if (end) return { kind: "answer", lead: end.result, working: end.working, units: [unit] };
  }
  return undefined;
}

const ASKS_DATED =
  /\bwhen (?:was|is) (?:it|this|(?:this|the) (?:letter|document|invoice|offer|quote|quotation|report|memo|notice)) (?:written|dated|sent|issued|from)\b|\bdate of (?:this|the) (?:letter|document|invoice|offer|quote|quotation|report|memo|notice)\b/i;
const FIRST_UNITS = 15;
const MAX_AROUND_DATE = 12;

/** The date that stands alone at the beginning of a letter, or behind "Date:", where that is asked for. */
export function dateLine({ structure }: UnitIndex, asked: string): UnitAnswer | undefined {
  if (!ASKS_DATED.test(asked)) return undefined;
  for (const unit of structure.units.slice(0, FIRST_UNITS)) {
    const date = figuresOf(unit).find(({ type }) => type === "date");
    if (date && unit.text.length - date.text.length <= MAX_AROUND_DATE)
      return { kind: "answer", lead: date.text, units: [unit] };
  }
  return undefined;
}

/** The day on which a document says that it begins itself, where the question is about that. */
async function answerBegin(index: UnitIndex, focus: Focus): Promise<UnitAnswer | undefined> {
  const pause = createYielder(index.signal);
  const required = focus.required.filter((term) => !BEGIN_WORDS.has(term));
  if (!required.every((term) => TERMS.has(term))) return undefined;
  for (const { unit } of index.units) {
    await pause();
    const isOwn = /\b(?:agreement|contract|lease|term|tenancy|policy|subscription|license)\b/i;
    if (unit.kind === "row" || !isOwn.test(unit.text)) continue;
    const begin = figuresOf(unit).find(
      ({ type, at }) => type === "date" && BEGINS.test(unit.text.slice(0, at)),
    );
    if (begin) return { kind: "answer", lead: begin.text, units: [unit] };
  }
  return undefined;
}
