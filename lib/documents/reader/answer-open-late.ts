import { largest } from "@/lib/core/extremes";
import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { clockIn } from "@/lib/documents/reader/timetable";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** "Which evening can I come after work?", "What day are you open late?" */
const ASKS =
  /\b(?:which|what) (?:evenings?|nights?)\b[^?]{0,40}\b(?:come|visit|go|get in|drop in|open|shop)\b|\b(?:which|what) (?:days?|evenings?|nights?|weekdays?)\b[^?]{0,60}\b(?:after work|open (?:late|longer|longest|the longest|latest)|open in the evening|stay open)\b/i;
const DAY = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun)\b/i;
const DAY_FIRST = new RegExp(String.raw`^\W{0,3}${DAY.source}`, "i");
const TIME = String.raw`(?:\d{1,2}(?:[:.][0-5]\d)?(?: ?[ap]\.?m\b\.?)?|noon\b|midnight\b)`;
const HOURS = new RegExp(
  String.raw`(?<![\d.,:])(?<from>${TIME}) ?(?:–|-|—|to|until|till) ?(?<until>${TIME})`,
  "giu",
);
const SAYS_HOURS = /\d|\b(?:noon|midnight|late)\b/i;
const OPENING = /\b(?:open(?:ing)?|hours|times)\b/i;
const DAY_LENGTH = 24 * 60;
const EVENING = 18 * 60;
const MOST_BEFORE_DAY = 60;

/** The day on which a place is open the longest, where it closes in the evening on that day alone. */
export async function answerOpenLate(
  { structure: { units, sections }, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question)) return undefined;
  const rows = await flatMapInTurns(
    units,
    (unit) => {
      const closes = closingOf(unit.text);
      const isHours = OPENING.test(`${sections[unit.section]?.title ?? ""} ${unit.text}`);
      const day = DAY.exec(unit.text.slice(0, MOST_BEFORE_DAY))?.[0];
      const isRow = closes >= 0 || (DAY_FIRST.test(unit.text) && SAYS_HOURS.test(unit.text));
      return unit.kind !== "heading" && isHours && day && isRow ? [{ unit, closes, day }] : [];
    },
    signal,
  );
  // A row that nobody can read may be of the day with the longest hours.
  if (rows.some(({ closes }) => !(closes >= 0))) return undefined;
  const latest = largest(rows.map(({ closes }) => closes));
  const [only, ...others] = rows.filter(({ closes }) => closes === latest);
  if (!only || others.length > 0 || rows.length < 2 || latest < EVENING) return undefined;
  const isOneDay = [...only.unit.text.matchAll(new RegExp(DAY.source, "gi"))].length === 1;
  return { kind: "answer", ...(isOneDay && { lead: only.day }), units: [only.unit] };
}

/** When the last hours of a row end, in minutes after midnight; minus infinity or NaN where nobody can tell. */
function closingOf(text: string): number {
  let [end, closes] = [0, 0];
  const ends = [...text.matchAll(HOURS)].map(({ 0: hours, index, groups }) => {
    if (DAY.test(text.slice(end, index))) closes = 0;
    end = index + hours.length;
    for (const time of [groups?.from ?? "", groups?.until ?? ""]) closes = notBefore(closes, time);
    return closes;
  });
  return largest(ends);
}

/** When a time is that isn't earlier than another one: "9–5" ends in the afternoon, "8 p.m.–midnight" on the next day. */
function notBefore(earliest: number, time: string): number {
  const clock = /^(?:midnight|24\b)/i.test(time) ? 0 : (clockIn(time) ?? Number.NaN);
  const turn = /[a-z]/i.test(time) || clock >= 13 * 60 ? DAY_LENGTH : DAY_LENGTH / 2;
  return clock < earliest ? clock + turn * Math.ceil((earliest - clock) / turn) : clock;
}
