import type { Question } from "@/lib/documents/question";
import { notFound, notFoundText, type QuotedAnswer } from "@/lib/documents/quoted-answer";
import { canAnswer } from "@/lib/documents/reader/only-figure";
import { asksDoer } from "@/lib/documents/reader/says-deed";

/** An answer, or none where a question asks who did something and nothing quoted has somebody who did: a customer or a row of the bill hasn't. */
export function withDoer(answer: QuotedAnswer, question: Question): QuotedAnswer {
  const isLed = answer.found && answer.answer.startsWith("**");
  if (isLed || answer.citations.length === 0 || !asksDoer(question.question)) return answer;
  // The first word of a numbered row is no name for its capital.
  return answer.citations.some(({ quote }) =>
    canAnswer(quote.replace(/^\d+[.)]?\s+/, ""), question),
  )
    ? answer
    : notFound(notFoundText("pdf"));
}
