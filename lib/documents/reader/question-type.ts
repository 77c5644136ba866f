import type { FigureType } from "@/lib/documents/reader/figure-types";

/** What a question asks for. */
export type Wanted =
  | { type: "figure"; figures: readonly FigureType[] }
  | { type: "person" }
  /** Anything that says it. */
  | { type: "statement" };

const TIME = "(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?)";

const RULES: readonly (readonly [RegExp, readonly FigureType[]])[] = [
  [/\be-?mail\b/i, ["email"]],
  [
    /\b(?:tele)?phone\b|\bfax\b|\bmobile number\b|\bnumber (?:can|should|do|to) (?:I |we )?call\b/i,
    ["phone"],
  ],
  [/\bhow (?:often|frequently|many times)\b/i, ["frequency", "duration"]],
  [/\bhow long (?:is|are|was|were)\b/i, ["duration", "measure"]],
  [
    new RegExp(
      `\\bhow (?:many|much) (?:business |working )?(?:${TIME}|time|notice)\\b|\\bhow long\\b|\\bnotice period\\b|\\bduration\\b`,
      "i",
    ),
    ["duration"],
  ],
  [
    /\bhow (?:large|big|heavy|tall|high|wide|deep|far|fast|hot|cold|warm|thick|strong|powerful|loud)\b/i,
    ["measure"],
  ],
  [
    /\bwhat (?:percentage|percent|share|proportion|fraction)\b|\b(?:interest|tax|growth|error|response) rate\b/i,
    ["percent"],
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

const ASKS_WHO = /^\W{0,3}(?:and |but |so )?(?:who|whom|whose)\b/i;
const ASKS_NAME =
  /\bnames? of (?:the|your|my|our|their|his|her) (?:\p{L}+ )?(?:author|contractor|tenant|landlord|client|agent|manager|owner|doctor|teacher|instructor|director|supervisor|contact|seller|buyer|employee|employer|applicant|customer)s?\b|(?<!\b(?:product|document|file|program|project|street|city))['’]s (?:full )?name\b/iu;

/** What a question asks for, by its words. */
export function wantedBy(question: string): Wanted {
  if (ASKS_WHO.test(question) || ASKS_NAME.test(question)) return { type: "person" };
  const rule = RULES.find(([pattern]) => pattern.test(question));
  return rule ? { type: "figure", figures: rule[1] } : { type: "statement" };
}
