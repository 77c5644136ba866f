import { contentTerms } from "@/lib/documents/terms";

const ASKS_WHAT_IS =
  /^(?:and |so )?(?:what|how (?:much|high|large|big|long))(?:['’]s| is| are) (?:the|my|our|your|its|their) ([^?]{3,60}?)(?: here| please)?\W*$/i;
const SAYS =
  /^(?:the|a|an|your|our|its|each|every)? ?([^.;:]{3,60}?) (?:is|are|amounts? to|comes? to) (?!not\b)/i;
/** "The monthly account fee" is the account fee. */
const MOST_MORE = 1;

/** Whether a statement says what the thing is that a question asks for: "What is the account fee?", "The monthly account fee is $6." */
export function saysWhatIs(question: string, statement: string): boolean {
  const asked = contentTerms(ASKS_WHAT_IS.exec(question)?.[1] ?? "");
  const subject = contentTerms(SAYS.exec(statement)?.[1] ?? "");
  return (
    asked.length > 0 &&
    subject.length <= asked.length + MOST_MORE &&
    asked.every((term) => subject.includes(term))
  );
}
