import { headingOfLine } from "@/lib/core/markdown-heading";
import type { Citation, DocumentKind } from "@/lib/documents/citation";
import { createLineReader } from "@/lib/documents/line-reader";
import type { QuoteIndex } from "@/lib/documents/quote-index";
import { citedStatements, plainMarkdown, verifyStatement } from "@/lib/documents/verify-statement";

/** What remains of a model's article once every statement has been checked against the document. */
export type VerifiedArticle = {
  /** Citations are in-page links. */
  markdown: string;
  citations: Citation[];
  statements: number;
  /** Number of statements and citations that couldn't be verified and were removed. */
  dropped: number;
};

/** Checks a streamed article line by line. */
export type ArticleVerifier = {
  push(text: string): void;
  end(): VerifiedArticle;
};

const LIST_MARK = /^\s*(?:[-*•+]|\d{1,2}[.)])\s+/;

/**
 * Lets through only the statements that the document confirms (see `verifyStatement`), as paragraphs: lines that follow
 * one another make one, and a blank line begins the next. A heading below the title is kept when a statement below
 * it is.
 *
 * @param onText called with each piece of verified Markdown
 */
export function verifyArticle(
  kind: DocumentKind,
  quoteIndex: QuoteIndex,
  onText: (markdown: string) => void,
): ArticleVerifier {
  const verified: VerifiedArticle = { markdown: "", citations: [], statements: 0, dropped: 0 };
  /** A model that goes in circles says nothing new. */
  const said = new Set<string>();
  let heading = "";
  let last: "none" | "prose" | "item" = "none";

  function show(text: string, separator: string): void {
    const piece = `${verified.markdown === "" ? "" : separator}${text}`;
    verified.markdown += piece;
    onText(piece);
  }

  function lookAtHeading(marks: string, title: string): void {
    const text = `${marks} ${plainMarkdown(title)}`;
    if (marks === "#" && verified.markdown === "") show(text, "");
    else heading = text;
    last = "none";
  }

  function lookAtStatement(line: string): void {
    const isItem = LIST_MARK.test(line);
    const { statement, dropped } = verifyStatement(kind, quoteIndex, line);
    verified.dropped += dropped;
    if (!statement || said.has(statement.text)) return;
    said.add(statement.text);
    if (heading) show(heading, "\n\n");
    if (heading) last = "none";
    heading = "";
    const follows = last === (isItem ? "item" : "prose");
    show(withPeriod(statement.markdown, isItem), follows ? (isItem ? "\n" : " ") : "\n\n");
    last = isItem ? "item" : "prose";
    verified.statements += 1;
    verified.citations.push(...statement.citations);
  }

  function look(line: string): void {
    const found = headingOfLine(line);
    if (found) lookAtHeading("#".repeat(found.level), found.text);
    else if (!/[\p{L}\p{N}]/u.test(line)) last = "none";
    else for (const statement of citedStatements(kind, line)) lookAtStatement(statement);
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

/** A model may put the period after the source, where it's lost. */
function withPeriod(markdown: string, isItem: boolean): string {
  if (isItem) return markdown;
  return markdown.replace(/(?<=[\p{L}\p{N}%)])(?= \[[^[\]]+\]\(#)/u, ".");
}
