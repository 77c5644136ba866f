import { splitParagraphs, splitSentences } from "@/lib/core/sentences";
import { beginningOf, countWords } from "@/lib/core/text";
import { citedQuote, type DocumentPart } from "@/lib/documents/citation";
import { EXTRACTIVE_ENGINE } from "@/lib/documents/extractive-engine";
import { isWholeSentence } from "@/lib/documents/sentence-kinds";
import type { SourceDocument, Summary } from "@/lib/documents/summary";

const MAX_LINES = 40;
const MAX_LINE_CHARACTERS = 300;
/** Lines that tell a chat what the document is about. */
const OVERVIEW_LINES = 6;

/** With more words than this, choosing some of them says more. */
const FEW_WORDS = 80;

/** Whether a document has only a few words and no full sentence. */
export function hasFewWords(parts: readonly DocumentPart[]): boolean {
  let words = 0;
  for (const { text } of parts) {
    words += countWords(text);
    if (words > FEW_WORDS) return false;
  }
  return !parts.some(({ text }) =>
    splitParagraphs(text).flatMap(splitSentences).some(isWholeSentence),
  );
}

/**
 * Lists what a document says, line by line, where it has nothing to summarize: an invoice, a poster, a table.
 *
 * @returns the summary, and whether it had room for the first lines only
 */
export function listWords({ kind, parts }: SourceDocument): { summary: Summary; isCut: boolean } {
  const all = firstLines(parts, MAX_LINES + 1);
  const citations = all.slice(0, MAX_LINES).map(({ place, text }) => ({
    place,
    quote: beginningOf(text.replace(/\s+/g, " "), MAX_LINE_CHARACTERS),
  }));
  const lines = citations.map((citation) => `- ${citedQuote(kind, citation)}`);
  const summary = {
    markdown: `## What it says\n\n${lines.join("\n")}`,
    citations,
    overview: citations.slice(0, OVERVIEW_LINES),
    questions: [],
    dropped: 0,
    condensed: false,
    engine: EXTRACTIVE_ENGINE,
  };
  return { summary, isCut: citations.length < all.length };
}

/** At most so many of the first paragraphs: a book has far more than are shown. */
function firstLines(parts: readonly DocumentPart[], most: number): DocumentPart[] {
  const found: DocumentPart[] = [];
  for (const { place, text } of parts) {
    for (const paragraph of splitParagraphs(text)) {
      if (found.length >= most) return found;
      found.push({ place, text: paragraph });
    }
  }
  return found;
}
