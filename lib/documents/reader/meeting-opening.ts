import { dateFigures } from "@/lib/documents/reader/dates";
import type { Structure, Unit } from "@/lib/documents/reader/unit";

/** Who was there and who wasn't, and the day and the place, as a label or a line of its own. */
const OPENING =
  /^(?:also )?(?:held (?:on|at|in)|present|in attendance|attend(?:ed by|ees|ance|ing)|those present|members present|participants|guests|visitors|apologies|absent|excused|regrets|in the chair|chair\w{0,6}|presid\w{1,5}|minutes(?: taken)?(?: by)?|minute[- ]taker|secretary|quorum|date|time|day|place|location|venue|where|when)\b/i;
const PEOPLE =
  /^(?:also )?(?:present|in attendance|attend\w{0,5}|those present|members present|participants|guests|visitors|apologies\b.{0,20}|absent|excused|regrets)\W{0,3}$/i;
const NAMES_MEETING = /\b(?:minutes|meeting|assembly|session)\b/i;
const MOST = 16;
const MOST_NAMES = 30;
const MOST_CHARACTERS = 400;

/**
 * What stands at the beginning of minutes: the heading or the line with the meeting's own day and place, who was present, and
 * who wasn't.
 */
export function meetingOpening({ units }: Pick<Structure, "units">): Unit[] {
  const opening: Unit[] = [];
  let isAmongNames = false;
  for (const [at, unit] of units.slice(0, MOST + MOST_NAMES).entries()) {
    const { kind, text, cells } = unit;
    const label = cells[0] ?? text;
    const isName: boolean = isAmongNames && (kind === "item" || kind === "row");
    if (at >= MOST && !isName) break;
    isAmongNames = isName || PEOPLE.test(text);
    const isDay = NAMES_MEETING.test(text) && dateFigures(text).length > 0 && !isStatement(unit);
    const isOpening = kind !== "heading" && OPENING.test(label) && text.length <= MOST_CHARACTERS;
    if (isName || isOpening || (isDay && opening.length < 2)) opening.push(unit);
  }
  return opening;
}

/** "The minutes of 4 February were approved." is no line that names the meeting. */
function isStatement({ kind, text }: Unit): boolean {
  return kind !== "heading" && /\b(?:were|was|is|are|will|approved|read|had|has)\b/i.test(text);
}
