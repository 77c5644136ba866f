import { rememberLast } from "@/lib/core/remember-last";
import type { FigureType } from "@/lib/documents/reader/figure-types";

/** What a question asks for. */
export type Wanted =
  | { type: "figure"; figures: readonly FigureType[]; isLikely?: boolean }
  | { type: "person" }
  /** Anything that says it. */
  | { type: "statement" };

const TIME = "(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?)";
/** "Vacation days", but not "miles per hour". */
const KIND_OF_TIME =
  "(?!(?:per|an?|each|every|in|on|of|for|to|at|are|is|was|were|do|does|did|can|may|will|the|times?)\\b)\\p{L}+ ";

const RULES: readonly (readonly [RegExp, readonly FigureType[]])[] = [
  // Whatever is due then, an amount is no day.
  [
    /^\W{0,3}(?:and |but |so )?(?:on |by )?(?:what|which) (?:date|day) (?:of|in|is|are|was|were|do|does|did|must|should|will)\b/i,
    ["date", "duration"],
  ],
  [/\be-?mail\b/i, ["email"]],
  [
    /\b(?:tele)?phone\b|\bfax\b|\bmobile number\b|\bnumber (?:can|should|do|to) (?:I |we )?call\b/i,
    ["phone"],
  ],
  [
    /\bhow (?:can|do|should) (?:I|we|you) (?:reach|contact|get in touch with)\b/i,
    ["phone", "email"],
  ],
  [/\bnumber\b.{0,30}\b(?:reach|call|phone|ring)\b/i, ["phone"]],
  [/\bhow much (?:is|was|are) (?:there )?in\b/i, ["measure", "money", "count"]],
  [
    /\bhow (?:large|big|high) .{1,40}\b(?:amount|gift|donation|grant|loan|budget|fine|penalty|fee|rent|deposit|bonus|profit|loss|revenue|debt|salary|payment)\b/i,
    ["money", "percent"],
  ],
  [/\bhow old .{1,40}\bon average\b|\b(?:average|mean|median) age\b/i, ["count"]],
  [/\bhow (?:often|frequently|many times)\b/i, ["frequency", "duration"]],
  [/\bhow long (?:is|are|was|were)\b/i, ["duration", "measure"]],
  // No speed is asked for: "How fast must I report it?"
  [
    /\bhow (?:fast|soon) (?:must|should|do|does|will|would|can|could|shall|have|has) (?:i|we|you|they|he|she|one|it be)\b(?! (?:drive|go|run|ride|move|travel|type|spin|turn|walk|swim)\b)/i,
    ["duration", "date"],
  ],
  [
    new RegExp(
      `\\bhow (?:many|much) (?:${KIND_OF_TIME}){0,2}(?:${TIME}|time|notice)\\b|\\bhow long\\b|\\bnotice period\\b|\\bduration\\b`,
      "iu",
    ),
    ["duration"],
  ],
  [
    /\bhow (?:large|big|heavy|tall|high|wide|deep|far|fast|hot|cold|warm|thick|strong|powerful|loud|noisy|quiet)\b|\bdecibels?\b/i,
    ["measure"],
  ],
  [
    /\bwhat (?:percentage|percent|share|proportion|fraction)\b|\b(?:interest|tax|growth|error|response) rate\b/i,
    ["percent"],
  ],
  [/\bhow much (?:does|do|did) .{1,40}\bweigh/i, ["measure"]],
  [
    /\bhow much (?:should|can|may|must|do|does|did|have|has) .{1,30}\b(?:take|drink|used?|add|hold|contain|fit|eat|fill)\b/i,
    ["measure", "count", "money", "percent"],
  ],
  [/\bhow many\b|\bwhat number of\b/i, ["count", "measure"]],
  [
    /\bhow much (?!(?:is|are|was|were|do|does|did|will|would|must|may|might|could|shall|should|can|has|have|money|more|less|higher|lower)\b)\p{L}/iu,
    ["money", "measure", "percent", "duration", "count"],
  ],
  [
    /\bhow much\b|\bwhat (?:amount|price)\b|\b(?:what|which) .{0,40}\b(?:cost|costs|price|fee|rent|salary|deposit|subtotal|total|balance|premium|compensation)\b(?! (?:cover|include|apply|mean)\w{0,3}\b)/i,
    ["money", "percent", "count"],
  ],
  [
    /^\W{0,3}(?:and |but |so |until |by |from )?when\b|\b(?:what|which) (?:date|day|year|month)\b|\bdeadline\b|\bby what date\b|\b(?:due|start|end|birth|closing|effective) date\b|\bdate of\b/i,
    ["date", "duration"],
  ],
];

/** What is most often a figure, and else is put in words. */
const LIKELY =
  /\bwhat(?:['’]s| is| are| was| were) .{0,40}\b(?:limit|maximum|minimum|allowance|cap|fine|penalty|bonus|dividend|revenue|budget|wage|bill|grant|discount|surcharge|turnover|profit)\b|^\W{0,3}what (?:voltage|power|size|weight|temperature|pressure|speed|capacity|length|width|height|volume)\b|\bwhat (?:do|does|will|would|did) (?:\p{L}+ ){1,2}(?:get|earn|receive|make|owe|pay|cost)\b/iu;
const LIKELY_FIGURES: readonly FigureType[] = ["money", "measure", "percent", "duration"];

/** "Can I …?", "Is … allowed?" */
const YES_OR_NO =
  /^\W{0,3}(?:and |but |so )?(?:can|could|may|might|must|should|shall|will|would|is|are|am|was|were|do|does|did|has|have|had)\b/i;

/** Whether a question is answered with yes or no. */
export function asksYesOrNo(question: string): boolean {
  return YES_OR_NO.test(question);
}

/** What somebody wants to do: "Can I light a bonfire?" */
const DOES =
  /^\W{0,3}(?:can|could|may|must|should|shall|do|does|am|is|are) (?:i|we|you|they|one|someone|people|\p{L}+s|(?:my|our|the) \p{L}+) (?:(?:allowed|permitted|have|need|supposed) to )?(\p{L}+) (?=\p{L})/iu;

/** The verb of a question for whether one may or must do something. */
export function verbOf(question: string): string | undefined {
  return DOES.exec(question)?.[1]?.toLowerCase();
}

const ASKS_WHO =
  /^\W{0,3}(?:and |but |so )?(?:who|whom|whose|which (?:company|firm|organization|person))\b/i;
const ASKS_NAME =
  /\bnames? of (?:the|your|my|our|their|his|her) (?:\p{L}+ )?(?:author|contractor|tenant|landlord|client|agent|manager|owner|doctor|teacher|instructor|director|supervisor|contact|seller|buyer|employee|employer|applicant|customer)s?\b|(?<!\b(?:product|document|file|program|project|street|city))['’]s (?:full )?name\b/iu;

/** "Who do I call?" asks for a number rather than a name. */
const ASKS_WHOM_TO_CALL =
  /^\W{0,3}(?:and |but |so )?whom? (?:do|should|can|must|would|could|to) (?:(?:i|we|you|one) )?(?:call|phone|ring|dial|text)\b/i;

/** What a question asks for, by its words. */
export const wantedBy = rememberLast((question): Wanted => {
  if (ASKS_WHOM_TO_CALL.test(question)) return { type: "figure", figures: ["phone"] };
  if (ASKS_WHO.test(question) || ASKS_NAME.test(question)) return { type: "person" };
  const rule = RULES.find(([pattern]) => pattern.test(question));
  if (rule) return { type: "figure", figures: rule[1] };
  return LIKELY.test(question)
    ? { type: "figure", figures: LIKELY_FIGURES, isLikely: true }
    : { type: "statement" };
});
