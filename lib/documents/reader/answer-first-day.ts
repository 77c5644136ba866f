import { findInTurns, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const WORK =
  "(?: (?:work|working|(?:the|my|this|that) (?:new )?(?:job|position|role)|there|here|with (?:them|you)))?";
const ASKS = new RegExp(
  String.raw`^\W{0,3}(?:and |so )?(?:(?:when|(?:on )?(?:what|which) (?:day|date)) (?:would|do|will|can|could|should|must|am|does|is) (?:i|he|she|my (?:job|work|employment|contract)|the job) (?:(?:have|need|supposed|expected|meant|due|going) to )?(?:start|begin|starting|beginning)${WORK}|(?:when|what|(?:what|which) (?:day|date))(?:['’]s| is| will be| would be) (?:my|the) (?:first day(?: (?:at|of) work(?:ing)?| of (?:the|my) job)?|start(?:ing)? date))\W*$`,
  "i",
);
const FIRST_DAY =
  /\b(?:first (?:working )?day(?: (?:of|at) (?:work|employment))?|start(?:ing)? date|commencement date|date of commencement|start(?:ing)? work|(?:employment|position|job|role|contract) (?:will |shall )?(?:begins?|starts?|commences?)|(?:you|employee) (?:will|shall|are to) (?:begin|start|commence|join)|we (?:would like|expect) you to start)\b/i;
/** What one brings on that day, or what holds from it on, tells no day; nor does what must be before. */
const ELSE =
  /\b(?:bring|following (?:your|the) start|after (?:your|the) (?:start|first)|if|unless|before (?:your|the))\b/i;
const LETTER = /\b(?:offer|position|job|employment|employee|salary|role)\b/i;

/** The day on which a job begins, where all statements that tell it agree. */
export async function answerFirstDay(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question)) return undefined;
  if (!(await findInTurns(structure.units, ({ text }) => LETTER.test(text), signal)))
    return undefined;
  const dayIn = (unit: Unit) => {
    const at = unit.kind === "heading" ? -1 : unit.text.search(FIRST_DAY);
    if (at < 0 || ELSE.test(unit.text)) return [];
    const [day, ...others] = figuresIn(unit.text).filter(({ type }) => type === "date");
    return day && others.length === 0 && day.at > at ? [{ lead: day.text, unit }] : [];
  };
  const found = await flatMapInTurns(structure.units, dayIn, signal);
  const [first] = found;
  return first && found.every(({ lead }) => lead === first.lead)
    ? { kind: "answer", lead: first.lead, units: [first.unit] }
    : undefined;
}
