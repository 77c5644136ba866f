import { filterInTurns, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { isLetter } from "@/lib/documents/reader/paper-kind";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const OPENING = String.raw`^\W{0,3}(?:and |so |but |ok,? )?`;
const END = String.raw`(?: (?:now|next|here|then|about (?:it|this|that)|with (?:it|this)))?[^\p{L}\p{N}]*$`;
const ASKS_TASK = new RegExp(
  `${OPENING}(?:what (?:do|must|should|shall|can|will|am) (?:i|we) (?:(?:actually |now )?(?:have to|need to|got to|supposed to|expected to|required to|(?:being )?asked to) )?do|what(?:['’]s| is) (?:expected|wanted|required|needed|asked) (?:of|from) (?:me|us)|what (?:do|does|are|is) (?:they|you|he|she|it|this|the (?:letter|sender|school|landlord|office|authority|company)) (?:want|ask|need|expect|require|asking|wanting|expecting)(?: (?:for|of|from))?(?: (?:me|us))?(?: (?:for|to do))?|what (?:actions?|steps?) (?:do|must|should) (?:i|we) (?:have to |need to )?take)${END}`,
  "iu",
);
const ASKS_DEADLINE = new RegExp(
  `${OPENING}(?:(?:by|until|till) (?:when|(?:what|which) (?:date|day|time))(?: (?:do|must|should|shall|is) (?:i|we|it|this|that)(?: (?:have to|need to|supposed to))?(?: (?:do|be|reply|respond|answer|act|due|done)(?: (?:it|this|that|so|done))?)?)?|when (?:do|must|should) (?:i|we) (?:have to |need to )?(?:do|act)(?: (?:it|this|that|so))?(?: by)?|(?:what(?:['’]s| is)|when(?:['’]s| is)|is there) (?:the|a|any) deadline|how (?:long|much time) do (?:i|we) have)${END}`,
  "iu",
);
const ASKS_OTHERWISE = new RegExp(
  `${OPENING}what (?:happens?|if|will happen|would happen)(?: if)? (?:i|we) (?:do nothing|ignore (?:it|this|that|them|the letter)|(?:don['’]?t|do not|fail to)(?: (?:do (?:it|this|that|so|anything)|reply|respond|answer|act|react))?)${END}`,
  "iu",
);
const REQUESTS = [
  String.raw`\b(?:please|kindly) (?!(?:find|note|see|be aware|be advised|accept|feel free|rest assured|do not hesitate|don['’]t hesitate|refer)\b)\p{L}`,
  String.raw`\byou (?:must|have to|need to|should|ought to|will (?:need|have) to|are (?:kindly |hereby |therefore |also )?(?:asked|requested|required|obliged|urged|invited) to)\b`,
  String.raw`\b(?:we|I) (?:must |would |would like to |have to |therefore |also |kindly ){0,2}(?:ask|request|urge|remind|invite) (?:you|all|parents|everyone|that)\b`,
  String.raw`\b(?:we|I) need (?:you|your|\p{L}+ (?:adults|parents|people|volunteers|helpers))\b`,
  String.raw`\b(?:let (?:us|me) know|(?:is|are) (?:payable|due) (?:by|within|on|before|no later)|must be (?:paid|returned|sent|received|signed|submitted|made|handed in))\b`,
  String.raw`^(?:return|send|call|ring|pay|sign|complete|fill in|bring|reply|contact|submit|register|enclose|confirm) (?:the|this|it|us|your|to|by|all|a|an)\b`,
];
const REQUEST = new RegExp(REQUESTS.join("|"), "iu");
/** What is only offered: "If you have any questions, please call us." */
const OFFER =
  /\b(?:any|further|more|have) (?:questions|queries|concerns|doubts|problems|information)\b|\bif you (?:have|would like|wish|want|prefer|are unsure|need (?:help|more|further))\b|\bhesitate\b/i;
const IN_CASE = /^(?:if|should|unless|in case)\b/i;
const BEFORE_DEADLINE =
  /\b(?:by|before|until|till|no later than|not later than|within|at the latest|on or before|deadline(?: is|:)?|due(?: on)?)(?: the| the end of| noon on| midnight on| \p{L}+day,?)?\s$/iu;
const OTHERWISE =
  /\b(?:if (?:we|you|I) (?:(?:do not|don['’]t)(?! have\b)|have not|haven['’]t|fail|are not|cannot)|if (?:it|this|payment|no \p{L}+) (?:is|are|has|have)(?:n['’]t| not)?|unless|otherwise|failing (?:this|that|which))\b/iu;
/** "The deadline for entries is 3 May": a day that is called so comes before one by which something else is wanted. */
const DEADLINE = /\b(?:deadline|closing date)\b/i;
const MOST = 6;

/** What a letter or a notice wants of whoever gets it, by when, and what comes of it otherwise. */
export async function answerRequest(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asksTask = ASKS_TASK.test(question);
  const asksOtherwise = ASKS_OTHERWISE.test(question);
  if (!asksTask && !asksOtherwise && !ASKS_DEADLINE.test(question)) return undefined;
  const kind = recognizeKind(structure)?.kind;
  // Papers of other kinds ask for more than one thing, of whoever reads them.
  if (kind && kind !== "event" && !isLetter(kind)) return undefined;
  const sentences = ({ kind: own, text }: Unit, says: RegExp) =>
    own !== "heading" && says.test(text);
  if (asksOtherwise) {
    const units = await filterInTurns(
      structure.units,
      (unit) => sentences(unit, OTHERWISE),
      signal,
    );
    return units.length > 0 && units.length <= 2 ? { kind: "answer", units } : undefined;
  }
  if (DEADLINE.test(question)) {
    const named = await filterInTurns(structure.units, (unit) => sentences(unit, DEADLINE), signal);
    const deadline = await deadlineOf(named, signal);
    if (deadline) return deadline;
  }
  const isRequest = (unit: Unit) =>
    sentences(unit, REQUEST) && !OFFER.test(unit.text) && !IN_CASE.test(unit.text);
  const requests = await filterInTurns(structure.units, isRequest, signal);
  if (requests.length === 0 || (!isLetter(kind) && requests.length > MOST)) return undefined;
  if (!asksTask) return deadlineOf(requests, signal);
  if (requests.length <= MOST) return { kind: "answer", units: requests };
  const title = "What you're asked to do";
  return { kind: "section", title, units: requests.slice(0, MOST), of: requests.length };
}

/** By when it is wanted: the day or the time, where there is one. */
async function deadlineOf(
  requests: readonly Unit[],
  signal: AbortSignal | undefined,
): Promise<UnitAnswer | undefined> {
  const dated = await flatMapInTurns(
    requests,
    (unit) => {
      const found = figuresIn(unit.text).flatMap(({ type, text, at }) => {
        const before = BEFORE_DEADLINE.exec(unit.text.slice(Math.max(0, at - 30), at))?.[0];
        const isNamed = type === "date" && DEADLINE.test(unit.text);
        if (!isNamed && (!before || (type !== "date" && type !== "duration"))) return [];
        // "No later than 23 May." ends with the sentence.
        const day = at + text.length === unit.text.length ? text.replace(/\.$/, "") : text;
        return type === "date" ? [day] : [`${before}${text}`];
      });
      return found.length > 0 ? [{ unit, found }] : [];
    },
    signal,
  );
  const days = [...new Set(dated.flatMap(({ found }) => found))];
  if (dated.length === 0) return undefined;
  const [day, ...others] = days;
  const lead = others.length === 0 ? day : undefined;
  return {
    kind: "answer",
    ...(lead && { lead }),
    units: dated.slice(0, MOST).map(({ unit }) => unit),
  };
}
