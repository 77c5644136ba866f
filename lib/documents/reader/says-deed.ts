import { actAsked, saysAct } from "@/lib/documents/reader/acts-as-asked";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "Who did the work?", "Who tuned the pianos?", "Who carried out the repair?": what was done, by somebody. */
const ASKS_DOER =
  /^\W{0,3}(?:and |but |so )?who (?:all )?(?:did|made|carried out|performed|\p{L}{2,20}ed) (?:the|this|that|these|those|all|my|our|your|their|his|her)\b/iu;
const LIGHT = /\b(?:did|made|carried out|performed)\b/i;

/** Whether a statement says that what a question asks the doer of was done, where it asks for one: no customer and no contact did. */
export function saysDeed(statement: string, question: string): boolean {
  if (!ASKS_DOER.test(question)) return true;
  if (!LIGHT.test(question))
    return actAsked(question) === undefined || saysAct(statement, question);
  const there = new Set(searchTerms(statement));
  const things = contentTerms(question.replace(LIGHT, " "));
  return things.some((term) => hasTerm(there, term));
}

/** Whether a question asks who did something. */
export function asksDoer(question: string): boolean {
  return ASKS_DOER.test(question);
}
