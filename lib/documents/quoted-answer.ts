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

/** The line above quotations that tells the thing asked for. */
const SHORT_ANSWER = /^\*\*[^\n]*\n\n(?=>)/;

/** Says that the document doesn't say, in these words. */
export function notFound(answer: string): QuotedAnswer {
  return { answer, found: false, citations: [], dropped: 0 };
}

/**
 * Shows what comes closest to an answer. Nothing more is claimed of it: it often is the answer, so that "not found" above it
 * would be wrong, and often it isn't.
 */
export function showClosest({ answer, citations }: QuotedAnswer): QuotedAnswer {
  const words =
    citations.length > 1
      ? "I'm not sure that these answer it. Closest passages:"
      : "I'm not sure that this answers it. Closest passage:";
  const text = `${words}\n\n${answer.replace(SHORT_ANSWER, "")}`;
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
    .map(({ place, quote, under = "" }, at) => {
      // Two statements below one heading show it once.
      const heading = quotes[at - 1]?.under === under ? "" : under;
      return quotedUnder(heading, citedQuote(kind, { quote, place }));
    })
    .join("\n\n");
  const citations = quotes.map(({ place, quote }) => ({ place, quote }));
  return { answer, found: true, citations, dropped: 0 };
}
