import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { stems } from "@/lib/documents/reader/same-words";
import { isHeadOfTable, type Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

const ASKS = /^\W{0,3}(?:and |but |so )?(?:when(?:['’]?s)?|(?:at )?what times?)\b/i;
/** Heads of columns that say when; "Time" may be how long something takes. */
const WHEN =
  /^(?:when|dates?(?: and times?)?|days?(?: and times?)?|times?|schedule|starts?(?: at)?)$/i;
const SAYS_WHEN =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|daily|weekdays?|weekends?|january|february|march|april|may|june|july|august|september|october|november|december|noon|midnight)\b|\d[:.]\d\d|\d ?[ap]\.?m\b/i;
/** Asks for another time of it than the one at which it takes place. */
const OF_OTHER_TIME =
  /\b(?:due|paid|pay\w*|end\w*|finish\w*|over|stop\w*|cancel\w*|book\w*|born|built|open\w*|clos\w*|regist\w*|sign\w*|enroll?\w*|deadline|refund\w*|sold|sale|was|were|did|had|not|never)\b|n['’]t\b/i;
/** What everything in such a table does. No row needs to say so. */
const TAKES_PLACE = new Set(
  stems("run runs running start starts begin begins happen happens see meet meets take place on"),
);

type Found = { unit: Unit; time: string; shared: number };

/** When something is, in a table with a column for it: "Looms · Floor 1 · daily, 10:30 AM" below "When". */
export async function answerRowWhen(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question) || OF_OTHER_TIME.test(question)) return undefined;
  const { required } = focusOf(question);
  const read = (unit: Unit): Found[] => {
    const at = unit.head.findIndex((head, column) => column > 0 && WHEN.test(head));
    const time = unit.cells[at] ?? "";
    if (at < 0 || isHeadOfTable(unit) || !SAYS_WHEN.test(time)) return [];
    const label = contentTerms(unit.cells[0] ?? "");
    const named = new Set(label);
    const shared = required.filter((term) => hasTerm(named, term)).length;
    const there = new Set(searchTerms(`${unit.text} ${unit.head[0] ?? ""}`));
    const isSaid = required.every((term) => hasTerm(there, term) || TAKES_PLACE.has(term));
    return isSaid && shared > 0 && 2 * shared >= label.length ? [{ unit, time, shared }] : [];
  };
  const found = await flatMapInTurns(structure.units, read, signal);
  const [best, next] = found.toSorted((a, b) => b.shared - a.shared);
  if (!best || best.shared === next?.shared) return undefined;
  return { kind: "answer", lead: best.time, units: [best.unit] };
}
