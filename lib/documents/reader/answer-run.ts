import { onlyOne } from "@/lib/core/only-one";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { daysIn } from "@/lib/documents/reader/answer-departure";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { lineAbove } from "@/lib/documents/reader/line-above";
import { clockIn } from "@/lib/documents/reader/timetable";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const VEHICLES =
  "bus coach train tram ferry boat shuttle metro flight sailing one departure trip run service".split(
    " ",
  );
/** All that may be asked besides stops and days. "After noon" or "of the year" asks for another run. */
const PLAIN = new Set([
  ...VEHICLES,
  ..."and but so when s what time how long at is does do will the a first earliest very i me we us with if by catch".split(
    " ",
  ),
  ..."leave leaves leaving depart departs departing from to toward towards for on in take takes reach reaches".split(
    " ",
  ),
  ..."arrive arrives arriving get gets into go goes weekday weekdays weekend weekends".split(" "),
]);
const ASKS_WHEN = /^\W{0,3}(?:and |but |so )?(?:when(?:['’]?s)?|(?:at )?what time)\b/i;
const ASKS_FIRST = new RegExp(
  String.raw`\b(?:first|earliest)\b[^?]{0,30}\b(?:${VEHICLES.join("|")})\b`,
  "i",
);
const ASKS_LENGTH = /^\W{0,3}(?:and |but |so )?how long\b[^?]{1,60}\btakes?\b/i;
/** "The 7:18 bus", "the 6:48" */
const AT_TIME = /\b(?:the|a) (?<time>\d{1,2}[:.]\d\d)(?![:.]?\d)/i;
const FROM = /\b(?:from|leaving|departing)\b(?<place>[^?]{0,60})/i;
/** Where the name of a stop ends and that of another may begin. */
const NEXT =
  /\b(?:to|towards?|for|from|on|at|leav(?:es?|ing)|depart(?:s|ing)?|reach(?:es)?|arriv(?:es?|ing)|gets?)\b/i;
const LEAVES = /\b(?:leav(?:es?|ing)|depart(?:s|ing)?|from|at)\b(?<place>[^?]{0,60})/i;
const GOES_TO =
  /\b(?:to|toward|towards|for|reach(?:es)?|arriv(?:es?|ing) (?:at|in)|gets? (?:in)?to)\b(?<place>[^?]{0,60})/i;
const ARRIVES = /\b(?:gets?|arriv\w+|reach\w*)\b/i;
const IS_CLOCK = /^\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)?$/i;
const IS_NONE = /^[-–—.|]{0,3}$/;
const MIN_TIMES = 2;
const HOUR = 60;

type Stops = { title: string; rows: Unit[] };

/**
 * What a timetable says that has a row for each stop and a column for each run: when the first one leaves, when the one of 7:18
 * is elsewhere, and how long it takes.
 */
export async function answerRun(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const time = AT_TIME.exec(question)?.groups?.time;
  const isFirst = ASKS_WHEN.test(question) && ASKS_FIRST.test(question);
  const isOfRun = time !== undefined && (ASKS_WHEN.test(question) || ASKS_LENGTH.test(question));
  if (!isFirst && !isOfRun) return undefined;
  const pause = createYielder(signal);
  const tables: (Stops & { section: number })[] = [];
  for (const [at, unit] of structure.units.entries()) {
    await pause();
    if (!isStop(unit)) continue;
    const last = tables.at(-1);
    const goesOn = last?.section === unit.section && last.rows.at(-1) === structure.units[at - 1];
    if (last && goesOn) last.rows.push(unit);
    else
      tables.push({
        section: unit.section,
        title: lineAbove(unit, structure) || (structure.sections[unit.section]?.title ?? ""),
        rows: [unit],
      });
  }
  const days = daysIn(question);
  const fitting = tables.filter(({ title, rows, section }) => {
    const above = daysIn(title);
    const own = above.length > 0 ? above : daysIn(structure.sections[section]?.title ?? "");
    // What names no day may not hold on all of them.
    const isThen = days.every((day) => own.includes(day));
    const isWhole = rows.every(({ cells }) => cells.length === rows[0]?.cells.length);
    return rows.length > 1 && isWhole && isThen && asksPlainly(question, rows);
  });
  const answers = fitting.map((stops) =>
    isOfRun ? answerOfRun(stops, time, question) : firstOf(stops, question),
  );
  // Where several tables may be meant, nobody knows which.
  return onlyOne(isOfRun ? answers.filter((one) => one !== undefined) : answers);
}

/** A name with nothing but times behind it. */
function isStop({ kind, cells }: Unit): boolean {
  const [name = "", ...times] = cells;
  if (kind !== "row" || !/^\p{L}/u.test(name)) return false;
  const clocks = times.filter((cell) => IS_CLOCK.test(cell)).length;
  return clocks >= MIN_TIMES && times.every((cell) => IS_CLOCK.test(cell) || IS_NONE.test(cell));
}

/** Whether a question says nothing that a timetable doesn't tell. */
function asksPlainly(question: string, rows: readonly Unit[]): boolean {
  const stops = new Set(rows.flatMap(({ cells }) => wordsOf(cells[0] ?? "")));
  const words = wordsOf(question.replace(AT_TIME, "the").replace(DAY, ""));
  return words.every((word) => PLAIN.has(word) || stops.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

/** The earliest time at the stop that a question names, or at the first one. */
function firstOf({ rows }: Stops, question: string): UnitAnswer | undefined {
  const from = placeBehind(LEAVES, rows, question);
  const to = placeBehind(GOES_TO, rows, question);
  if (from === "other" || to === "other" || to === rows[0] || from === rows.at(-1))
    return undefined;
  const isThere = ARRIVES.test(question);
  if (isThere && (to === undefined || from !== undefined)) return undefined;
  const row = isThere ? to : (from ?? rows[0]);
  if (!row || (to && to !== row && rows.indexOf(to) <= rows.indexOf(row))) return undefined;
  const stopping = row.cells.filter(
    (cell, at) => at > 0 && IS_CLOCK.test(cell) && (!to || IS_CLOCK.test(to.cells[at] ?? "")),
  );
  const [first = "", second = ""] = stopping;
  const isEarlier = (clockIn(first) ?? 0) < (clockIn(second) ?? 0);
  return isEarlier ? { kind: "answer", lead: first, units: [row] } : undefined;
}

function answerOfRun({ rows }: Stops, time: string, question: string): UnitAnswer | undefined {
  const from = placeBehind(FROM, rows, question);
  const at = from === undefined ? onlyOne(rows.filter(({ cells }) => cells.includes(time))) : from;
  const start = at !== "other" && at?.cells.includes(time) ? at : undefined;
  const to = placeBehind(GOES_TO, rows, question) ?? placeBehind(LEAVES, rows, question);
  if (!start || !to || to === "other" || rows.indexOf(to) <= rows.indexOf(start)) return undefined;
  const column = start.cells.indexOf(time);
  const there = to.cells[column] ?? "";
  const units = [start, to];
  // "–": it doesn't stop there.
  if (!IS_CLOCK.test(there)) return { kind: "answer", units };
  if (!ASKS_LENGTH.test(question)) return { kind: "answer", lead: there, units };
  const minutes = (clockIn(there) ?? Number.NaN) - (clockIn(time) ?? Number.NaN);
  if (!(minutes > 0)) return { kind: "answer", units };
  const hours = Math.floor(minutes / HOUR);
  const lead = [hours > 0 ? `${hours} h` : "", minutes % HOUR > 0 ? `${minutes % HOUR} min` : ""]
    .filter(Boolean)
    .join(" ");
  return { kind: "answer", lead, working: `from ${time} to ${there}`, units };
}

/** The stop that a question names behind a word; "other" where it names one that the table doesn't have, or several. */
function placeBehind(
  word: RegExp,
  rows: readonly Unit[],
  question: string,
): Unit | "other" | undefined {
  const behind = word.exec(question.replace(AT_TIME, "the"))?.groups?.place ?? "";
  const [place = ""] = behind.split(NEXT);
  const asked = new Set(contentTerms(place));
  const shared = rows.map((row) => ({
    row,
    count: contentTerms(row.cells[0] ?? "").filter((term) => asked.has(term)).length,
  }));
  const [best, next] = shared
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  if (best && best.count !== next?.count) return best.row;
  return best || /\b\p{Lu}\p{L}{2}/u.test(place.replace(DAY, "")) ? "other" : undefined;
}

const DAY = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/gi;
