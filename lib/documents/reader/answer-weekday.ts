import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { hasRelative, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { withTitle } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

const ASKS =
  /^\W{0,3}(?:and |so |but )?(?:when|(?:on )?(?:what|which) days?|(?:at )?what time) (?:is|are|does|do|will|can)\b(?!.*\b(?:start|begin|end|finish|stop|first|last|until|since|due)\w{0,4}\b)/i;
const TIME = String.raw`(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b\.?)?|noon|midnight)`;
const WEEKLY = new RegExp(
  String.raw`\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|every (?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:,? (?:(?:from )?${TIME} ?(?:to|until|till|[–-]) ?${TIME}|at ${TIME}))?`,
  "gi",
);
/** A time of day, whichever day it is of. */
const CLOCK =
  /\b\d{1,2}(?:[:.]\d\d\b| ?[ap]\.?m\b| ?o['’]clock\b)|\bnoon\b|\bmidnight\b|\bfrom \d{1,2} ?(?:to|until|till|[–-]) ?\d{1,2}\b|\bin the (?:morning|afternoon|evening)\b/i;
const MOST_CHARACTERS = 400;
const MOST = 3;

/**
 * When something is each week, of the only sentence that has it: the day and time behind what tells one of several apart, as
 * "Class 4a swims on Mondays and class 4b on Thursdays, both from May 2" has them for 4b.
 */
export async function answerWeekday(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question)) return undefined;
  const { required } = focusOf(question);
  if (required.length === 0) return undefined;
  const found = await filterInTurns(
    structure.units,
    (unit) => {
      if (unit.kind === "heading" || unit.cells.length > 0 || unit.text.length > MOST_CHARACTERS)
        return false;
      const parts = partsOf(unit.text);
      // "Work on Sundays is paid at twice the rate" says of no time that it is the one.
      if (parts.length === 0 || (parts.length === 1 && !/\d|noon/i.test(parts[0]?.time ?? "")))
        return false;
      const there = new Set(searchTerms(parts.length > 1 ? withTitle(unit, structure) : unit.text));
      return required.every((term) => isIn(there, term));
    },
    signal,
  );
  const [only, ...others] = found;
  if (!only) return undefined;
  // Of several, none is the answer by itself.
  if (others.length > 0) return { kind: "answer", units: found.slice(0, MOST), byWords: true };
  // "From 6 am to 9 pm, on Sundays from 9 am to 5 pm" has another time for the other days.
  const hasOthers = CLOCK.test(only.text.replace(WEEKLY, " "));
  const time = hasOthers ? undefined : timeFor(only.text, required);
  return { kind: "answer", ...(time && { lead: time }), units: [only] };
}

function isIn(there: ReadonlySet<string>, term: string): boolean {
  return hasTerm(there, term) || hasRelative(there, term);
}

/** Each time with the words since the one before. */
function partsOf(text: string): { time: string; there: ReadonlySet<string> }[] {
  const times = [...text.matchAll(WEEKLY)];
  return times.map(({ 0: time, index }, at) => {
    const before = times[at - 1];
    const from = before ? before.index + before[0].length : 0;
    return { time, there: new Set(searchTerms(text.slice(from, index))) };
  });
}

/** The only time, or the one behind what tells one of several apart: a number, or what isn't named before the first. */
function timeFor(text: string, required: readonly string[]): string | undefined {
  const parts = partsOf(text);
  if (parts.length === 1) return parts[0]?.time;
  const numbered = required.filter((term) => /\d/.test(term));
  const later = required.filter((term) => parts.slice(1).some(({ there }) => isIn(there, term)));
  const apart = numbered.length > 0 ? numbered : later;
  if (apart.length === 0) return undefined;
  const [only, ...others] = parts.filter(({ there }) => apart.every((term) => isIn(there, term)));
  return others.length === 0 ? only?.time : undefined;
}
