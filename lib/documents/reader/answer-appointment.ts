import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { TIME_OF_DAY } from "@/lib/documents/reader/clock-times";
import { dateFigures } from "@/lib/documents/reader/dates";
import { hasAllTerms, hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { stems } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

const ASKS =
  /^\W{0,3}(?:and |so |but )?(?:when(?:['’]?s)?|(?:at |on )?(?:what|which) (?:(?:day|date|time)s?)(?: and (?:time|date))?)\b/i;
const ASKS_TIME = /^\W{0,3}(?:and |so |but )?(?:at )?what time\b/i;
/** "By when must I confirm?", "When do I have to cancel?": not what is on the day itself. */
const OF_OTHER =
  /\b(?:by|until|before|after|since|latest|deadline|cancel\w*|confirm\w*|pay|paid|due|reply|book\w*|ends?|over|finish\w*|open\w*|clos\w+|next|last|eat|drink\w*|stop|results?|letter|written|sent|dated|made|wrote)\b/i;
const DATE_LABEL =
  /^(?:(?:\p{L}+ ){0,2}(?:date|day)(?: (?:and|&) time)?|when|date\/time)\W{0,2}$/iu;
const TIME_LABEL =
  /^(?:(?:\p{L}+ ){0,2}time(?: (?:to|of) (?:arriv\w+|be there|appointment|start))?|(?:please )?arrive at|arrival|at)\W{0,2}$/iu;
/** Of something that isn't itself what one comes for. */
const OF_PAPER =
  /^(?:birth|order|issue|invoice|booking|letter|print|statement|due|expiry|expiration|purchase|payment)\b/i;
/** Words before "time" that name nothing else than the date does. */
const OF_START =
  /^(?:(?:appointment|start|starting|begin|beginning|scheduled|arrival|meeting|visit|check-?in) )?(?:time|arriv|please|at)\b|^arrival\b/i;
const CLOCK = new RegExp(TIME_OF_DAY, "i");
const NEAR = 2;
const MOST_ABOVE = 4;
/** Names nothing besides that one is there. */
const OF_BEING_THERE = new Set(
  stems(
    "time date day need must have come go get turn arrive attend exactly start begin take place",
  ),
);

/**
 * When an appointment is: the rows for its date and its time, which stand together, and not the date of the letter. Its thing
 * must be named in them or just above.
 */
export async function answerAppointment(
  { structure: { units, sections }, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question) || OF_OTHER.test(question)) return undefined;
  const asked = contentTerms(question).filter((term) => !OF_BEING_THERE.has(term));
  const places = units.map((unit, at) => ({ unit, at }));
  const found = await flatMapInTurns(
    places,
    ({ unit, at }) => {
      const [label = "", date = "", ...more] = unit.cells;
      if (more.length > 0 || !DATE_LABEL.test(label) || dateFigures(date).length !== 1) return [];
      if (OF_PAPER.test(label)) return [];
      const times = units
        .slice(Math.max(0, at - NEAR), at + 1 + NEAR)
        .filter((one) => one.section === unit.section && isTimeRow(one));
      const time = timeAsked(times, label, asked);
      if (!time && (times.length > 0 || !CLOCK.test(date))) return [];
      const above = units.slice(Math.max(0, at - MOST_ABOVE), at).filter(isNoDate);
      const around = [unit, ...(time ? [time] : []), ...above].map(({ text }) => text).join(" ");
      const there = new Set(searchTerms(`${sections[unit.section]?.title ?? ""} ${around}`));
      return hasAllTerms(there, asked) ? [{ unit, time, date }] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  const { unit, time, date } = only;
  const clock = time?.cells[1];
  const lead = ASKS_TIME.test(question)
    ? (clock ?? date)
    : [date, clock].filter(Boolean).join(", ");
  return { kind: "answer", lead, units: [unit, ...(time ? [time] : [])] };
}

/** The row for the time of what is asked about; undefined where there are several, or only that of something else. */
function timeAsked(
  times: readonly Unit[],
  dateLabel: string,
  asked: readonly string[],
): Unit | undefined {
  const named = times.filter(({ cells }) => {
    const there = new Set(searchTerms(cells[0] ?? ""));
    return asked.some((term) => hasTerm(there, term));
  });
  const [time, ...others] = named.length > 0 ? named : times;
  const label = time?.cells[0] ?? "";
  const isOfDate = label.split(" ")[0]?.toLowerCase() === dateLabel.split(" ")[0]?.toLowerCase();
  if (others.length > 0) return undefined;
  return named.length > 0 || isOfDate || OF_START.test(label) ? time : undefined;
}

function isTimeRow({ cells }: Unit): boolean {
  return cells.length === 2 && TIME_LABEL.test(cells[0] ?? "") && CLOCK.test(cells[1] ?? "");
}

/** The letter's own date stands above, too. */
function isNoDate({ text }: Unit): boolean {
  return dateFigures(text).length === 0;
}
