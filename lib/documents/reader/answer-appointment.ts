import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { TIME_OF_DAY } from "@/lib/documents/reader/clock-times";
import { dateFigures } from "@/lib/documents/reader/dates";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
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
/** A date that a paper has, or a person: nobody goes there then. */
const DATE_OF_OTHER =
  /\b(?:birth|born|orders?|ordered|issued?|invoice|letter|print(?:ed)?|report|due|expir\w*|purchased?|statement|payment|sign(?:ed|ature)|posted|today['’]?s|effective|renewal)\b/i;
/** "Time", "Appointment time", "Surgery time": a word for what begins then may stand in front. */
const TIME_LABEL =
  /^(?:(?<what>(?:\p{L}+ ){0,2})time(?: (?:to|of) (?:arriv\w+|be there|appointment|start))?|(?:please )?arrive at|arrival|at)\W{0,2}$/iu;
const ARRIVES = /\b(?:arriv\w+|be there|check[ -]?in|report(?:ing)?|boarding|doors?)\b/i;
const ASKS_ARRIVAL =
  /\b(?:arriv\w+|be there|come|get there|turn up|show up|check[ -]?in|board\w*)\b/i;
const BEGINS =
  /^(?:your )?(?:appointment|visit|start|starting|begin|beginning|meeting|event|session|exam|test|surgery|procedure|operation|viewing|class|lesson|game|match|kickoff|show|ceremony|service|interview|tour|departure|hearing) $/i;
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
      if (DATE_OF_OTHER.test(label)) return [];
      const times = units
        .slice(Math.max(0, at - NEAR), at + 1 + NEAR)
        .filter((one) => one.section === unit.section && isTimeRow(one));
      const time = timeAsked(times, label, question);
      if (!time && !CLOCK.test(date)) return [];
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

/** The time that a question asks for, of those beside a date; undefined where they disagree. */
function timeAsked(times: readonly Unit[], date: string, question: string): Unit | undefined {
  const asked = contentTerms(question).filter((term) => !OF_BEING_THERE.has(term));
  const ofDate = searchTerms(date).filter((term) => !OF_BEING_THERE.has(term));
  const arrivals = times.filter((one) => ARRIVES.test(one.cells[0] ?? ""));
  const starts = times.filter((one) => !arrivals.includes(one));
  const labeled = (terms: readonly string[]) =>
    starts.filter(
      ({ cells }) => terms.length > 0 && hasAllTerms(new Set(searchTerms(cells[0] ?? "")), terms),
    );
  const plain = starts.filter(({ cells }) => {
    const what = TIME_LABEL.exec(cells[0] ?? "")?.groups?.what ?? "";
    return what === "" || BEGINS.test(what);
  });
  const isOnlyArrival = arrivals.length === times.length;
  const ranked = [labeled(asked), labeled(ofDate), plain];
  const order = ASKS_ARRIVAL.test(question)
    ? [arrivals, ...ranked]
    : [...ranked, isOnlyArrival ? arrivals : []];
  const [first, ...more] = order.find((some) => some.length > 0) ?? [];
  return more.some(({ cells }) => cells[1] !== first?.cells[1]) ? undefined : first;
}

function isTimeRow({ cells }: Unit): boolean {
  return cells.length === 2 && TIME_LABEL.test(cells[0] ?? "") && CLOCK.test(cells[1] ?? "");
}

/** The letter's own date stands above, too. */
function isNoDate({ text }: Unit): boolean {
  return dateFigures(text).length === 0;
}
