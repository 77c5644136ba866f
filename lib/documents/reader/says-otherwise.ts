import { rememberLast } from "@/lib/core/remember-last";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";

const ASKS_WHEN =
  /^\W{0,3}(?:and |but |so )?(?:when|(?:what|which) (?:day|date))\b(?!.*\b(?:deadline|latest|have to|must|need to|should (?:i|we)|can (?:i|we)|may (?:i|we)|due)\b)/i;
/** "holds if this is signed by": no comma between the condition and what it needs. */
const IN_CONDITION = /\b(?:if|unless|provided(?: that)?|as long as|in case)\b[^.,;:]{0,160}$/i;

/** Whether a day is only what a condition needs, where a question asks when something is. */
export function isConditionalDate(
  { type, at }: Pick<Figure, "type" | "at">,
  text: string,
  question: string,
): boolean {
  return type === "date" && ASKS_WHEN.test(question) && IN_CONDITION.test(text.slice(0, at));
}

/** Whether the days that a statement has are only what a condition needs: "The start holds if you sign by May 2" starts nothing then. */
export function hasConditionalDatesOnly(statement: string, question: string): boolean {
  if (!ASKS_WHEN.test(question)) return false;
  const dates = figuresIn(statement).filter(({ type }) => type === "date");
  return dates.length > 0 && dates.every((date) => isConditionalDate(date, statement, question));
}

const ASKS_SAVING = /\bhow much\b.{0,40}\b(?:save|saving|savings|saved|cheaper)\b/i;
const SAYS_SAVING =
  /\b(?:sav(?:e|es|ed|ing|ings)|discount\w*|off|less|lower\w*|reduc\w+|rebate|credit\w*|refund\w*|cheaper|waived?|put (?:away|aside)|set aside)\b/i;

/** Whether a statement has amounts, but says nothing of what is saved, where a question asks for that. */
export function saysNoSaving(statement: string, question: string): boolean {
  return ASKS_SAVING.test(question) && !SAYS_SAVING.test(statement);
}

const ASKS_CAUSE =
  /\bwhat(?:['’]s| is| was| are| were| has| have)?(?: \p{L}+){0,2} caus(?:e|es|ed|ing)\b|\bwhat (?:is|was|are|were) the (?:\p{L}+ )?(?:causes?|reasons?) (?:of|for|behind)\b/iu;
const SAYS_CAUSE =
  /\b(?:caus(?:e|es|ed|ing)|because|due to|reasons?|owing to|results? (?:of|from)|resulted from|driven by|thanks to|led to|leads to|c[ao]mes? from|stems? from|blamed?|responsible|since(?! (?:then|last|yesterday|early|late|noon|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b))\b/i;

const asksCause = rememberLast((question) => ASKS_CAUSE.test(question));

/** Whether a statement says nothing of a cause, where a question asks for that: that a wall is bowed isn't why. */
export function saysNoCause(statement: string, question: string): boolean {
  return asksCause(question) && !SAYS_CAUSE.test(statement);
}

const STATES_CAUSE =
  /^(?:(?:the|its|their|one|a|an) )?(?:\p{L}+ )?(?:causes?|reasons?)\b.{0,40}? (?:is|are|was|were|lies|may be|seems? to be|appears? to be)\b/iu;

/** Whether a statement begins with the cause that a question asks for: "The likely cause is outside: …" */
export function statesCause(statement: string, question: string): boolean {
  return asksCause(question) && STATES_CAUSE.test(statement);
}
