import type { Citation, DocumentKind } from "@/lib/documents/citation";
import { createLineReader } from "@/lib/documents/line-reader";
import type { QuoteIndex } from "@/lib/documents/quote-index";
import { plainMarkdown, verifyStatement } from "@/lib/documents/verify-statement";

/** A verified line with its sources. `heading` is empty when there is none above it. */
export type Statement = { heading: string; text: string; citations: Citation[] };

/** What remains of a model's text once every line has been checked against the document. */
export type VerifiedText = {
  /** Citations are in-page links. */
  markdown: string;
  statements: Statement[];
  /** The lines under the heading "Questions". */
  questions: string[];
  /** Number of statements and citations that couldn't be verified and were removed. */
  dropped: number;
};

/** Checks a streamed answer line by line. */
export type CitationVerifier = {
  /** Takes the next piece of the model's text; a line is checked once it is complete. */
  push(text: string): void;
  /** Checks the last line and returns the result. */
  end(): VerifiedText;
};

const HEADING = /^\s*#{1,6}\s+(.+?)\s*#*\s*$/;
const QUESTIONS = /^\W*questions\b/i;
const MAX_QUESTION_CHARACTERS = 200;

/**
 * Lets through only the lines that the document confirms (see `verifyStatement`). A heading is kept
 * when a statement below it is.
 *
 * @param onText called with each piece of verified Markdown
 */
export function verifyCitations(
  kind: DocumentKind,
  quoteIndex: QuoteIndex,
  onText: (markdown: string) => void,
): CitationVerifier {
  const verified: VerifiedText = { markdown: "", statements: [], questions: [], dropped: 0 };
  let heading = "";
  let headingShown = true;
  let inList = false;

  function show(line: string): void {
    const isItem = line.startsWith("- ");
    const separator = verified.markdown === "" ? "" : isItem && inList ? "\n" : "\n\n";
    inList = isItem;
    verified.markdown += `${separator}${line}`;
    onText(`${separator}${line}`);
  }

  function look(line: string): void {
    if (!/[\p{L}\p{N}]/u.test(line)) return;
    const title = HEADING.exec(line)?.[1];
    if (title) {
      heading = plainMarkdown(title);
      headingShown = false;
      return;
    }
    if (QUESTIONS.test(heading)) {
      const question = line.replace(/^[\s\-*•\d.)"“]+/, "").replace(/["”]\s*$/, "");
      if (/[?？]$/.test(question) && question.length <= MAX_QUESTION_CHARACTERS)
        verified.questions.push(question);
      return;
    }
    const { statement, dropped } = verifyStatement(kind, quoteIndex, line);
    verified.dropped += dropped;
    if (!statement) return;
    if (!headingShown) show(`## ${heading}`);
    headingShown = true;
    verified.statements.push({ heading, text: statement.text, citations: statement.citations });
    show(statement.markdown);
  }

  const { push, end } = createLineReader(look);
  return {
    push,
    end() {
      end();
      return verified;
    },
  };
}
