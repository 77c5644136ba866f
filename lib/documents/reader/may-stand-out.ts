import type { Question } from "@/lib/documents/question";
import { figuresIn } from "@/lib/documents/reader/figures";
import { followUp } from "@/lib/documents/reader/focus";
import { asksYesOrNo, wantedBy } from "@/lib/documents/reader/question-type";
import { alternatives } from "@/lib/documents/reader/same-words";
import { searchTerms } from "@/lib/documents/terms";

const ASKS_WHO = /\b(?:who|whom|whose)\b/i;
/** "Is it okay to …?", "Can my husband …?" */
const ASKS_LEAVE =
  /^\W{0,3}(?:and |but |so )?(?:can|may|could|must|should|am|are (?:we|you|they)|is (?:it|that|this)|do (?:i|we)|will (?:i|we|you|they|it))\b/i;
/** What one may, must, or shall not do, or what is or isn't so by a rule. */
const RULES =
  /\b(?:don['’]t|do not|never|must|may|cannot|can['’]t|can only|only|should|shall|won['’]t|will not|not (?:allowed|permitted|covered|included)|allowed|permitted|prohibited|required|transferable|free of)\b/i;

/**
 * Whether a statement that is far ahead of all others may be the answer although little speaks for any: not where it names
 * nothing of what is counted and no day where one is asked for, where it would have to name somebody, or where the document never names what a question is
 * about, unless it is a rule for what one wants to do.
 *
 * @param read the statement with what stands above it
 * @param isNamed whether the document has what a question for yes or no names
 */
export function mayStandOut(read: string, question: Question, isNamed: boolean): boolean {
  const { asked, focus } = followUp(question);
  if (ASKS_WHO.test(asked)) return false;
  if (asksYesOrNo(question.question))
    return isNamed || (ASKS_LEAVE.test(question.question) && RULES.test(read));
  const wanted = wantedBy(asked);
  if (wanted.type !== "figure") return true;
  if (wanted.figures[0] === "date" && figuresIn(read).some(({ type }) => type === "date"))
    return true;
  const there = new Set(searchTerms(read));
  return focus.required.some((term) => [...alternatives(term)].some((word) => there.has(word)));
}
