import { createYielder, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { NUMBER_WORD } from "@/lib/documents/reader/number-words";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

const REFUSED =
  "(?:den(?:y|ied)|refus(?:e|ed)|reject(?:ed)?|declin(?:e|ed)|turn(?:ed)? (?:it |this |that )?down|not (?:be )?(?:approved|covered|paid|accepted|granted)|unable to (?:pay|approve|cover|accept|grant))";
const GRANTED = "(?:approved|covered|paid|accepted|granted|allowed)";
const WHY = String.raw`^\W{0,3}(?:and |so |but )?(?:why|for what reason|on what grounds) (?:was|were|is|are|did|has|have)`;
/** "Why was the basement denied?", "Why wasn't the hotel paid?" */
const ASKS_WHY = [
  new RegExp(String.raw`${WHY} (?<what>[^?]{2,80}?)\b${REFUSED}\b`, "iu"),
  new RegExp(String.raw`${WHY}n['’]t (?<what>[^?]{2,80}?)\b${GRANTED}\b`, "iu"),
];
const SAYS_REFUSED = new RegExp(String.raw`\b${REFUSED}\b`, "i");
const REASON =
  /\b(?:because|owing to|due to|as a result of|since (?!\d|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)|for the reason|reasons?|exclu(?:des?|ded|ding|sions?)|(?:does|do|is|are|was|were)(?: not|n['’]t) (?:cover\w*|include\w*|meet|qualif\w+|eligible|extend|apply|satisf\w+)|(?:found|showed?|shows|shown|revealed|determined|established) that|lack(?:s|ed)?|fail(?:s|ed)? to|missing|incomplete|exceed(?:s|ed)?)\b/i;
const MOST_REASONS = 3;
/** What any letter that refuses something is about. */
const OF_ANY: ReadonlySet<string> = new Set(
  contentTerms("claim request application bill payment charge coverage"),
);

/** Why something was refused: the sentences with a reason in the paragraph that says so. None where it gives no reason. */
export async function answerRefusal(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const all = contentTerms(whatIsAsked(question) ?? "");
  const own = all.filter((term) => !OF_ANY.has(term));
  const asked = own.length > 0 ? own : all;
  if (asked.length === 0) return undefined;
  const paragraphs = await paragraphsOf(structure.units, signal);
  const found = await flatMapInTurns(
    paragraphs,
    (units) => {
      const there = new Set(searchTerms(units.map(({ text }) => text).join(" ")));
      const isRefused =
        hasAllTerms(there, asked) && units.some(({ text }) => SAYS_REFUSED.test(text));
      const reasons = isRefused ? units.filter(({ text }) => REASON.test(text)) : [];
      return reasons.length > 0 ? [reasons] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return { kind: "answer", units: only.slice(0, MOST_REASONS) };
}

/** Whether a quotation gives no reason of a refusal that a question asks for: that it was refused is known. */
export function saysOnlyRefused(text: string, question: string): boolean {
  return whatIsAsked(question) !== undefined && SAYS_REFUSED.test(text) && !REASON.test(text);
}

function whatIsAsked(question: string): string | undefined {
  const asked = ASKS_WHY.map((pattern) => pattern.exec(question)?.groups?.what);
  return asked.find((what) => what !== undefined);
}

async function paragraphsOf(
  units: readonly Unit[],
  signal: AbortSignal | undefined,
): Promise<Unit[][]> {
  const pause = createYielder(signal);
  const paragraphs: Unit[][] = [];
  for (const unit of units) {
    await pause();
    if (unit.kind !== "sentence") continue;
    const last = paragraphs.at(-1);
    if (last && !unit.isLead) last.push(unit);
    else paragraphs.push([unit]);
  }
  return paragraphs;
}

/** "When is the deadline to appeal?", "By when can I appeal?" */
const ASKS_APPEAL =
  /^\W{0,3}(?:and |so |but )?(?=[^?]{0,60}\b(?:appeal|contest|dispute|challenge|object)\b)(?:when|(?:by|until) when|by (?:what|which) (?:day|date)|how (?:long|much time|many days)|what(?:['’]s| is) (?:the|my) (?:deadline|time limit|last day)|is there a (?:deadline|time limit))\b/i;
const APPEAL =
  /\b(?:appeal|review(?:ed)?|reconsider(?:ed|ation)?|disagree|contest|dispute|challenge|object(?:ion)?|hearing)\b/i;
const NUMBER = String.raw`(?:\d{1,3}|${NUMBER_WORD}(?: \(\d{1,3}\))?)`;
const SINCE = `(?: (?:of|from|after|following) (?:the |this |your )?(?:date (?:of|on|you) )?(?:(?:this|the|our|your|receive[sd]?|receiving|receipt of) ){0,2}(?:letter|notice|decision|date|denial|receipt|it))?`;
const SPAN = `${NUMBER} (?:calendar |business |working )?(?:days?|weeks?|months?)${SINCE}`;
const WITHIN = `(?:within|no later than|not later than|up to) ${SPAN}`;
/** "Within 60 days" behind who asks for it, or "you have 60 days". */
const LIMIT = new RegExp(
  String.raw`\b(?:you|your|must|file[sd]?|requests?|requested|submit(?:ted)?|appealed|received)\b[^.;]{0,120}?\b(?<within>${WITHIN})|\byou (?:have|will have|are given) (?<have>(?:up to )?${SPAN})`,
  "i",
);
/** "By March 3", "before March 3" */
const BY_DAY =
  /\b(?:by|before|until|no later than|on or before) (?:\p{L}+day,? )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\d{1,2}[/.]\d)/iu;
/** Whoever decides has a time of their own. */
const OFFICE =
  /\b(?:we|the (?:plan|company|insurer|board|department|office|committee|agency|court|county|city)) (?:will|must|shall|has|have|is|are|reviews?|decides?|responds?|answers?)\b/i;
const DECISION = /\b(?:decisions?|answers?|responses?|reply|rulings?) (?!letter|notice)/i;

/** Within what time one may ask for a review: the only limit of a sentence about one, where no day is told as well. */
export async function answerAppeal(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS_APPEAL.test(question)) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      if (!APPEAL.test(unit.text)) return [];
      const match = LIMIT.exec(unit.text);
      const limit = match && !isOfOffice(unit.text, match) ? limitIn(match) : undefined;
      return limit || BY_DAY.test(unit.text) ? [{ unit, limit }] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  if (!only?.limit || others.length > 0 || BY_DAY.test(only.unit.text)) return undefined;
  return { kind: "answer", lead: only.limit, units: [only.unit] };
}

function limitIn({ groups }: RegExpExecArray): string | undefined {
  return groups?.within ?? groups?.have;
}

function isOfOffice(text: string, match: RegExpExecArray): boolean {
  const before = text.slice(0, match.index + match[0].length - (limitIn(match)?.length ?? 0));
  return OFFICE.test(before) || DECISION.test(before.slice(before.lastIndexOf(",") + 1));
}
