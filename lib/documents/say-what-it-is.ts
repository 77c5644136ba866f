import { escapeMarkdown } from "@/lib/documents/citation";
import { answerOf, type QuotedAnswer } from "@/lib/documents/quoted-answer";
import { aboutDocument } from "@/lib/documents/reader/about-document";
import type { Structure } from "@/lib/documents/reader/unit";
import { citationsOf } from "@/lib/documents/reader/write-extract";
import type { SearchableDocument } from "@/lib/documents/searchable-document";

const MAX_QUOTES = 3;

/** The title, what it says of its purpose, and what else tells what it is about; undefined where there is nothing to quote. */
export function sayWhatItIs(
  document: SearchableDocument,
  structure: Structure,
): QuotedAnswer | undefined {
  const { title, purpose } = aboutDocument(structure);
  const known = purpose ? citationsOf([purpose]) : [];
  const others = document.overview.filter(
    ({ quote }) => quote !== title && known.every((one) => one.quote !== quote),
  );
  const quotes = [...known, ...others].slice(0, MAX_QUOTES);
  if (quotes.length === 0) return undefined;
  const shown = answerOf(document.kind, quotes);
  return { ...shown, answer: `**${escapeMarkdown(title)}**\n\n${shown.answer}` };
}
