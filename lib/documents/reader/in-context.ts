import { asksYesOrNo } from "@/lib/documents/reader/question-type";
import { withSaidBefore } from "@/lib/documents/reader/said-before";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

type Shown = Extract<UnitAnswer, { kind: "answer" | "section" }>;

/** What somebody wanted to know, as minutes and letters tell it; the reply stands behind it. */
const REPORTS_QUESTION =
  /\b(?:ask(?:ed|s)?|wonder(?:ed|s)?|enquired?|inquired?|quer(?:y|ied|ies)|wanted to know|wished to know|raised the question|put the question|(?:a|the) question (?:was|came|arose)|(?:unsure|not sure|uncertain|unclear))\b[^.;]{0,80}?(?<!\p{L})(?:whether|if|about|when|how|why|what|who|which|where)\b/iu;
/** A reply is behind it in the same sentence: "asked whether … and was told that …" */
const HAS_REPLY =
  /\b(?:told|answered|replied|explained|pointed out|confirmed|assured|agreed|decided|clarified|reply|answer)\b/i;
/** "Asked for", "please ask if you need one": nobody reports that. */
const ASKS_TO = /^(?:please |if |you |should |when |ask\b)/i;
const BARE_REPLY = /^(?:yes|no|not yet|not always|never|always|possibly|certainly|of course)[.!]$/i;
const ASKS_HOW =
  /^\W{0,3}(?:and |but |so )?(?:how (?:can|do|should|could|would|must|will|to)|where (?:can|do|should|could|must)|what(?:['’]s| is) the (?:best )?way to)\b/i;
/** "You can enter it online, or text it to …", "To do so, call …": by what means. */
const SAYS_HOW =
  /^(?:you (?:can|may|could|should|must|need to|have to)(?: (?:also|either|do|then))? (?:\p{L}+ )?(?:it|them|this|these|that|so)\b|(?:to do (?:so|this|that|it))\b|(?:(?:simply|just|please|either) ){0,2}(?:enter|send|text|e-?mail|post|call|phone|upload|submit|give|hand|take|bring|return|use|do) (?:it|them|this|these|so)\b)/iu;

/** "They must register two days ahead": a condition of what somebody may do. */
const SAYS_CONDITION =
  /^(?:they|it|he|she|this|these) (?:must|may|can|cannot|needs? to|has to|have to|should|(?:is|are) (?:only|not|free)|costs?)\b/i;
const ASKS_WHETHER_MAY =
  /^\W{0,3}(?:and |so )?(?:can|could|may|am|is|are) (?:i|we|you|one|it|my|our|the|a|an|\p{L}+s)\b/iu;
const ASKS_COST = /\b(?:costs?|prices?|free|charged?|fees?)\b/i;
const COSTS = /[$€£]\s?\d|\b(?:free|costs? nothing|no (?:extra )?(?:charge|cost|fee))\b/i;
const ASKS_WHEN = /^\W{0,3}(?:and |so )?(?:when|(?:at )?what time)\b/i;
const OF_TIME = /\d|\b(?:at|after|before|until|by|within|during) \p{L}/iu;
/** "Members over 66 pay half", "However, …", "One claim reduces it": holds for some, or in a case, of what stands before. */
const LIMITS =
  /^(?:however|but|except|unless|otherwise|exceptions?|after that|thereafter|in (?:that|this) case|(?:this|that|it) (?:does(?:n['’]t| not) apply|only applies|applies only)|the (?:only )?exception|only)\b/i;
const ASKS_PRICE = /\b(?:costs?|prices?|fees?|charged?|rents?|dues|pay|how much)\b/i;
const PAY_OTHERWISE =
  /\b(?:members?|non-?members?|child(?:ren)?|kids|students?|seniors?|pensioners?|retire\w+|people|persons?|those|anyone|holders?|residents?|visitors?|families|groups?|(?:under|over)[- ]?\d{1,2}s?|aged)\b[^.;]{0,80}\b(?:pays?|half|free|discount\w*|reduced|reduction|less|off|extra|double|exempt|concession\w*)\b/i;
const ASKS_OF_CASE =
  /\b(?:what (?:happens|will happen|would happen|if)|do i lose|will i (?:lose|still)|can i still)\b/i;
const CASE = /\b(?:if|when|in case|once|after)\b(?<case>[^?]{3,80})/i;
const COMES_OF_IT =
  /\b(?:reduc\w+|los(?:es?|t|ing)|drops?|falls?|increas\w+|rises?|charg(?:e[ds]?|ing)|ends?|cancel(?:s|ed|led)?|void|refus\w+|becomes?|goes|adds?|added|starts? again)\b/i;
/** The place of each is looked up in the whole document; of more than these, nobody reads what is beside them. */
const MOST_LOOKED_AROUND = 20;
const GOES_ON = /^(?:they|it|he|she|this|these)\b/i;

/** Whether the next sentence goes on about the same thing, and has what a question asks for, where a statement hasn't. */
function tellsMore(text: string, next: string, question: string): boolean {
  if (!GOES_ON.test(next)) return false;
  if (ASKS_WHETHER_MAY.test(question) && SAYS_CONDITION.test(next)) return true;
  if (ASKS_COST.test(question)) return COSTS.test(next) && !COSTS.test(text);
  return ASKS_WHEN.test(question) && OF_TIME.test(next) && !OF_TIME.test(text);
}

/**
 * Statements with those beside them that they say too little without: what a sentence points back to, the reply to a question
 * that somebody is told to have asked, the "Yes." in front, by what means something that a question asks how to do is done, and on what condition, when, or at what cost.
 */
export function inContext(
  structure: Structure,
  units: readonly Unit[],
  question: string,
): readonly Unit[] {
  const around = units
    .slice(0, MOST_LOOKED_AROUND)
    .flatMap((unit) => [
      ...(asksYesOrNo(question) ? replyBefore(structure, unit, question) : []),
      ...withSaidBefore(structure, [unit]),
      ...saidAfter(structure, unit, question),
    ]);
  const whole = [...around, ...units.slice(MOST_LOOKED_AROUND)];
  return [...new Set(whole)];
}

/** An answer with them; not where a working or a note counts what is quoted. */
export function withContext(structure: Structure, answer: Shown, question: string): Shown {
  if (answer.kind === "section" || answer.working || answer.note) return answer;
  return { ...answer, units: inContext(structure, answer.units, question) };
}

/** "Yes." in front of what explains it, where the heading asks what the question does. */
function replyBefore({ units, sections }: Structure, unit: Unit, question: string): Unit[] {
  const before = unit.kind === "sentence" ? units[units.indexOf(unit) - 1] : undefined;
  const isReply = before?.kind === "sentence" && before.section === unit.section;
  if (!isReply || !BARE_REPLY.test(before.text)) return [];
  const heading = new Set(contentTerms(sections[unit.section]?.title ?? ""));
  return contentTerms(question).some((term) => heading.has(term)) ? [before] : [];
}

function saidAfter({ units }: Structure, unit: Unit, question: string): Unit[] {
  if (unit.kind !== "sentence" && unit.kind !== "item") return [];
  const next = units[units.indexOf(unit) + 1];
  if (!next || next.section !== unit.section || next.kind !== unit.kind) return [];
  const isReply =
    REPORTS_QUESTION.test(unit.text) && !HAS_REPLY.test(unit.text) && !ASKS_TO.test(unit.text);
  const isMeans = ASKS_HOW.test(question) && SAYS_HOW.test(next.text) && !SAYS_HOW.test(unit.text);
  const isMore = tellsMore(unit.text, next.text, question) || limits(unit, next, question);
  return isReply || isMeans || isMore ? [next] : [];
}

/** Whether the next sentence limits what a statement says to a question, or has what comes of a case that it asks about. */
function limits({ kind, text }: Unit, next: Unit, question: string): boolean {
  if (kind !== "sentence" || next.isLead) return false;
  const asksPrice = ASKS_PRICE.test(question);
  const asksCase = ASKS_OF_CASE.test(question);
  if ((asksPrice || asksCase || ASKS_WHETHER_MAY.test(question)) && LIMITS.test(next.text))
    return true;
  if (asksPrice && COSTS.test(text) && PAY_OTHERWISE.test(next.text)) return true;
  const inCase = asksCase ? contentTerms(CASE.exec(question)?.groups?.case ?? "") : [];
  if (inCase.length === 0 || COMES_OF_IT.test(text) || !COMES_OF_IT.test(next.text)) return false;
  const there = new Set(contentTerms(next.text));
  return inCase.some((term) => there.has(term));
}
