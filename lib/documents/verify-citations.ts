import type { Citation, DocumentKind } from "@/lib/documents/citation";
import type { Proof } from "@/lib/documents/quote-index";
import { plainMarkdown, proveStatement } from "@/lib/documents/verify-statement";

/** A verified line with its sources. `heading` is empty when there is none above it. */
export type Statement = { heading: string; text: string; citations: Citation[] };

/** What remains of a model's text once every line has been checked against the document. */
export type ProvenText = {
  /** Citations are in-page links. */
  markdown: string;
  statements: Statement[];
  /** The lines under the heading "Questions". */
  questions: string[];
  /** Number of statements and citations that couldn't be verified and were removed. */
  dropped: number;
};

/** Checks a streamed answer line by line. */
export type LineProver = {
  /** Takes the next piece of the model's text; a line is checked once it is complete. */
  push(text: string): void;
  /** Checks the last line and returns the result. */
  end(): ProvenText;
};

const HEADING = /^\s*#{1,6}\s+(.+?)\s*#*\s*$/;
const QUESTIONS = /^\W*questions\b/i;
const MAX_QUESTION_CHARACTERS = 200;

/**
 * Lets through only the lines that the document confirms (see `proveStatement`). A heading is kept
 * when a statement below it is.
 *
 * @param onText called with each piece of verified Markdown
 */
export function proveLines(
  kind: DocumentKind,
  proof: Proof,
  onText: (markdown: string) => void,
): LineProver {
  const proven: ProvenText = { markdown: "", statements: [], questions: [], dropped: 0 };
  let heading = "";
  let headingShown = true;
  let inList = false;
  let open = "";

  function show(line: string): void {
    const isItem = line.startsWith("- ");
    const joint = proven.markdown === "" ? "" : isItem && inList ? "\n" : "\n\n";
    inList = isItem;
    proven.markdown += `${joint}${line}`;
    onText(`${joint}${line}`);
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
        proven.questions.push(question);
      return;
    }
    const { statement, dropped } = proveStatement(kind, proof, line);
    proven.dropped += dropped;
    if (!statement) return;
    if (!headingShown) show(`## ${heading}`);
    headingShown = true;
    proven.statements.push({ heading, text: statement.text, citations: statement.citations });
    show(statement.markdown);
  }

  return {
    push(text) {
      open += text;
      const lines = open.split("\n");
      open = lines.pop() ?? "";
      for (const line of lines) look(line);
    },
    end() {
      look(open);
      open = "";
      return proven;
    },
  };
}
