import {
  type Citation,
  citedQuote,
  type DocumentKind,
  quotedUnder,
} from "@/lib/documents/citation";
import type { ChatReply } from "@/lib/documents/question";

/** An answer that consists of quotations. */
export type QuotedAnswer = Omit<ChatReply, "engine">;

/** Returns the answer that says the document doesn't cover the question. */
export function notFoundText(kind: DocumentKind): string {
  return kind === "pdf"
    ? "I couldn't find an answer to that in the document."
    : "I couldn't find an answer to that in the video.";
}

/** Says that the document doesn't say, in these words. */
export function notFound(answer: string): QuotedAnswer {
  return { answer, found: false, citations: [], dropped: 0 };
}

/** Says that the document has no answer, and what comes closest. */
export function showClosest(kind: DocumentKind, { answer, citations }: QuotedAnswer): QuotedAnswer {
  const text = `${notFoundText(kind)} This comes closest:\n\n${answer}`;
  return { ...notFound(text), citations };
}

/**
 * Quotations as an answer.
 *
 * @param quotes `under` is the heading shown before a quotation; empty for none
 */
export function answerOf(
  kind: DocumentKind,
  quotes: readonly (Citation & { under?: string })[],
): QuotedAnswer {
  const answer = quotes
    .map(({ place, quote, under = "" }) => quotedUnder(under, citedQuote(kind, { quote, place })))
    .join("\n\n");
  const citations = quotes.map(({ place, quote }) => ({ place, quote }));
  return { answer, found: true, citations, dropped: 0 };
}
