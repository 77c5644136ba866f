import type { Question } from "@/lib/documents/question";
import { figuresIn } from "@/lib/documents/reader/figures";
import { type Focus, followUp } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { asksYesOrNo, wantedBy } from "@/lib/documents/reader/question-type";
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
 * nothing of what is counted and no day where one is asked for, where it would have to name somebody, or where it doesn't
 * name what a question for yes or no is about, unless it is a rule for what one wants to do.
 *
 * @param statement `read` is it with what stands above it
 * @param isNamed whether the document has what a question for yes or no names
 */
export function mayStandOut(
  statement: { text: string; read?: string | undefined },
  question: Question,
  isNamed: boolean,
): boolean {
  const { text, read = text } = statement;
  const { asked, focus } = followUp(question);
  if (ASKS_WHO.test(asked)) return false;
  // A heading often names what all of a document is about.
  if (asksYesOrNo(question.question))
    return (
      (isNamed && namesSome(text, focus)) ||
      (ASKS_LEAVE.test(question.question) && RULES.test(read))
    );
  const wanted = wantedBy(asked);
  if (wanted.type !== "figure") return true;
  if (wanted.figures[0] !== "date") return namesSome(read, focus);
  return namesSome(text, focus) || figuresIn(text).some(({ type }) => type === "date");
}

function namesSome(text: string, { required }: Focus): boolean {
  const there = new Set(searchTerms(text));
  return required.some((term) => hasTerm(there, term));
}
