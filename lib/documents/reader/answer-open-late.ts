import { largest } from "@/lib/core/extremes";
import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { clockIn } from "@/lib/documents/reader/timetable";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** "Which evening can I come after work?", "What day are you open late?" */
const ASKS =
  /\b(?:which|what) (?:evenings?|nights?)\b[^?]{0,40}\b(?:come|visit|go|get in|drop in|open|shop)\b|\b(?:which|what) (?:days?|evenings?|nights?|weekdays?)\b[^?]{0,60}\b(?:after work|open (?:late|longer|longest|the longest|latest)|open in the evening|stay open)\b/i;
const DAY = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun)\b/i;
const TIME = String.raw`\d{1,2}(?:[:.][0-5]\d)?(?: ?[ap]\.?m\b\.?)?`;
const HOURS = new RegExp(
  String.raw`(?<![\d.,:])${TIME} ?(?:–|-|—|to|until|till) ?(?<until>${TIME})`,
  "iu",
);
const OPENING = /\b(?:open(?:ing)?|hours|times)\b/i;
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
      const until = HOURS.exec(unit.text)?.groups?.until;
      const isHours = OPENING.test(`${sections[unit.section]?.title ?? ""} ${unit.text}`);
      const closes = until === undefined ? undefined : clockIn(until);
      const day = DAY.exec(unit.text.slice(0, MOST_BEFORE_DAY))?.[0];
      return unit.kind !== "heading" && isHours && closes !== undefined && day
        ? [{ unit, closes, day }]
        : [];
    },
    signal,
  );
  const latest = largest(rows.map(({ closes }) => closes));
  const [only, ...others] = rows.filter(({ closes }) => closes === latest);
  if (!only || others.length > 0 || rows.length < 2 || latest < EVENING) return undefined;
  const isOneDay = [...only.unit.text.matchAll(new RegExp(DAY.source, "gi"))].length === 1;
  return { kind: "answer", ...(isOneDay && { lead: only.day }), units: [only.unit] };
}
