import type { Citation, DocumentKind } from "@/lib/documents/place";
import type { Proof } from "@/lib/documents/proof";
import { plainMarkdown, proveStatement } from "@/lib/documents/prove-statement";

/** A proven line: what it says, and its sources. The heading it stands under is empty when there is none. */
export type Statement = { heading: string; text: string; citations: Citation[] };

/** What is left of a model's text when every line had to prove itself. */
export type ProvenText = {
  /** Its citations are links inside the page. */
  markdown: string;
  statements: Statement[];
  /** What stood under the heading "Questions". */
  questions: string[];
  /** Statements and citations that could not be verified and are not shown. */
  dropped: number;
};

export type LineProver = {
  /** The next piece of the model's text; a line is looked at when it is whole. */
  push(text: string): void;
  /** Looks at the last line and gives the whole. */
  end(): ProvenText;
};

const HEADING = /^\s*#{1,6}\s+(.+?)\s*#*\s*$/;
const QUESTIONS = /^\W*questions\b/i;
const MAX_QUESTION_CHARACTERS = 200;

/**
 * Lets through only what a document proves, line by line; see `proveStatement`. A heading stays when a
 * statement under it does.
 *
 * @param onText called with each piece of Markdown that is proven
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
