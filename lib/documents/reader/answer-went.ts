import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { Structure } from "@/lib/documents/reader/unit";
import { SURELY_ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** Nothing but some time, or a word that is said of all: what went wrong "with the payroll" is another question. */
const OF_ALL = String.raw`(?:,? (?:so far|overall|in general|lately|recently|here|for us|(?:(?:in|during|over) )?(?:this|last|the(?: (?:last|past|whole))?) (?:time|week|month|quarter|year|half|season|term|semester|sprint|period)))*(?:,? and why)?\W{0,3}$`;
const ASKS_BAD = new RegExp(
  String.raw`^\W{0,3}(?:and |but |so )?what (?:(?:has |have )?(?:went|gone) (?:wrong|badly|poorly|less well)|(?:did(?:n['’]t| not)|has(?:n['’]t| not)) (?:go|gone|work|worked)(?: so| as)?(?: well| out| planned)?)${OF_ALL}`,
  "i",
);
const ASKS_GOOD = new RegExp(
  String.raw`^\W{0,3}(?:and |but |so )?what (?:(?:has |have )?(?:went|gone) (?:well|right)|(?:has )?worked(?: well| out)?)${OF_ALL}`,
  "i",
);
const GOOD =
  /^\W{0,6}(?:\d{1,2}\.? )?(?:what(?:['’]s| has| is)? (?:went|gone|going|worked|working|works)(?: well| right)?|highlights|successes|wins|achievements)\W*$/i;
const BAD =
  /^\W{0,6}(?:\d{1,2}\.? )?(?:(?:and )?what (?:did(?:n['’]t| not)|has(?:n['’]t| not)|does(?:n['’]t| not))(?: (?:go|gone|work|worked))?(?: so)?(?: well| out)?|what(?:['’]s| has)? (?:went|gone|going) (?:wrong|badly|less well)|lowlights|problems|issues|setbacks|difficulties)\W*$/i;
const MOST = 6;

/** What a section says that went well, or what didn't: never one for the other. */
export function answerWent({ structure }: UnitIndex, question: string): UnitAnswer | undefined {
  const isBad = ASKS_BAD.test(question);
  if (!isBad && !ASKS_GOOD.test(question)) return undefined;
  const found = sectionCalled(structure, isBad ? BAD : GOOD);
  const units = structure.units.filter(
    ({ section, kind }) => section === found && kind !== "heading",
  );
  if (found >= 0 && units.length > 0) return { kind: "answer", units: units.slice(0, MOST) };
  // The opposite has all of the words of the question.
  return sectionCalled(structure, isBad ? GOOD : BAD) >= 0 ? SURELY_ABSENT : undefined;
}

function sectionCalled({ sections }: Structure, name: RegExp): number {
  const found = sections.flatMap(({ title }, at) => (name.test(title) ? [at] : []));
  return found.length === 1 ? (found[0] ?? -1) : -1;
}
