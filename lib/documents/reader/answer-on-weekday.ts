import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { stems } from "@/lib/documents/reader/same-words";
import { isHeadOfTable, type Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

const ASKS =
  /^\W{0,3}(?:and |but |so )?(?:do|does|is|are|will|can|isn['’]t|doesn['’]t)\b[^?]{1,60}?\bon (?:an? |the )?(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:public |bank |legal )?holiday|thanksgiving|christmas|easter)s?\b(?: day)?[^\p{L}]{0,20}$/iu;
/** Words for being at work, whichever a document has. */
const WORKS = new Set(
  stems(`run runs running go goes operate operates operating open opened close closed service services serve serving work
  works working available there drive drives`),
);
/** "There is no service" is said of whichever of them a timetable is for. */
const VEHICLES = new Set(
  stems("bus buses train trains tram trams ferry ferries boat boats shuttle"),
);
const ASKS_WORKS =
  /\b(?:runs?|running|go(?:es)?|operat\w+|open|closed?|serv\w+|works?|working|available|there|drives?|sails?)\b/i;
const DAYS = new Set(
  stems(`monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
  sundays holiday holidays public bank legal thanksgiving christmas easter day days`),
);
const SAYS_WORKS =
  /\b(?:runs?|running|operat\w+|open|closed|clos(?:e|es|ing)|shut|service|serves?|sail\w*|no (?:\p{L}+ )?(?:buses|trains|trips|departures|tours|classes|lessons|deliver\w+|collections?)|hours)\b/iu;
const MOST = 2;

/** Whether something runs, or is open, on a day: what says so of that day, as "There is no service on Sundays" does. */
export async function answerOnWeekday(
  { structure, subject, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const day = ASKS.exec(question)?.groups?.day?.toLowerCase();
  if (!day || !ASKS_WORKS.test(question)) return undefined;
  const [term = ""] = stems(day.split(" ").at(-1) ?? "");
  const others = focusOf(question).required.filter((one) => one !== term && !WORKS.has(one));
  const says = (unit: Unit) => {
    if (unit.kind !== "sentence" || isHeadOfTable(unit) || !SAYS_WORKS.test(unit.text))
      return false;
    const there = new Set(searchTerms(unit.text));
    if (!there.has(term)) return false;
    if (!isAbout(subjectOf(unit.text), others, subject)) return false;
    const isOfAll = ![...there].some((one) => VEHICLES.has(one));
    return others.every(
      (one) => hasTerm(there, one) || subject.has(one) || (isOfAll && VEHICLES.has(one)),
    );
  };
  const found = await filterInTurns(structure.units, says, signal);
  return found.length > 0 && found.length <= MOST ? { kind: "answer", units: found } : undefined;
}

/** What a statement says that of: "The café" in "The café is closed on Mondays", nothing in "There is no service". */
function subjectOf(text: string): string[] {
  const [says = ""] = SAYS_WORKS.exec(text) ?? [];
  const before = text.slice(0, text.indexOf(says));
  return contentTerms(/^no /i.test(says) ? `${before} ${says}` : before).filter(
    (term) => !DAYS.has(term) && !WORKS.has(term),
  );
}

/** Whether what a statement is of is what a question names, or what the document is about where it names nothing. */
function isAbout(
  own: readonly string[],
  asked: readonly string[],
  subject: ReadonlySet<string>,
): boolean {
  const last = own.at(-1);
  if (last === undefined) return true;
  const areAsked =
    asked.length === 0 ? VEHICLES.has(last) || subject.has(last) : asked.includes(last);
  return (
    areAsked && own.every((term) => term === last || asked.includes(term) || subject.has(term))
  );
}
