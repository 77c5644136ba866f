import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

import { AppError } from "@/lib/core/errors";
import { deepestNesting, MAX_NESTING } from "@/lib/core/markdown-nesting";
import { literalPieces, type Piece } from "@/lib/providers/grammar/local/literal-pieces";
import type { GrammarIssue, MarkdownIssue } from "@/lib/providers/grammar/port";

type Line = { text: string; pieces: Piece[] };

/**
 * Checks what a Markdown text reads: every paragraph, heading, and cell is a line.
 *
 * @param check a grammar checker of lines
 * @returns mistakes in words that stand in the Markdown as they read; none in code, addresses, and markup
 * @throws AppError `invalid_input` when quotes and lists are nested too deeply
 */
export async function checkMarkdown(
  markdown: string,
  check: (lines: readonly string[]) => Promise<GrammarIssue[]>,
): Promise<MarkdownIssue[]> {
  if (deepestNesting(markdown) > MAX_NESTING) {
    const message = `Quotes and lists in this text are nested more than ${MAX_NESTING} levels deep.`;
    throw new AppError("invalid_input", `${message} Take some levels out and try again.`);
  }
  const lines = readLines(markdown);
  const issues = await check(lines.map(({ text }) => text));
  return issues.flatMap((issue) => inMarkdown(issue, lines[issue.line]) ?? []);
}

function readLines(markdown: string): Line[] {
  const root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  return [...nodesIn(root, isLine)].map((node) => toLine(node, markdown));
}

/** Those of the nodes in reading order, without what is in them. A list keeps what is ahead: recursion ends in an overflow. */
function* nodesIn(root: Nodes, isWanted: (node: Nodes) => boolean): Generator<Nodes> {
  const ahead = [root];
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    if (isWanted(node)) yield node;
    else if ("children" in node) for (const child of node.children.toReversed()) ahead.push(child);
  }
}

function isLine({ type }: Nodes): boolean {
  return type === "paragraph" || type === "heading" || type === "tableCell";
}

function toLine(node: Nodes, markdown: string): Line {
  const line: Line = { text: "", pieces: [] };
  for (const leaf of nodesIn(node, (inner) => !("children" in inner))) {
    if (leaf.type === "text") {
      for (const piece of literalPieces(leaf, markdown))
        line.pieces.push({ ...piece, at: line.text.length + piece.at });
      line.text += leaf.value.replaceAll("\n", " ");
    } else line.text += "value" in leaf ? leaf.value : " ";
  }
  return line;
}

function inMarkdown(
  { line: _line, ...issue }: GrammarIssue,
  line: Line | undefined,
): MarkdownIssue | undefined {
  const { start, end } = issue;
  const piece = line?.pieces.find(({ at, length }) => at <= start && end <= at + length);
  if (!piece) return undefined;
  const shift = piece.source - piece.at;
  return { ...issue, start: start + shift, end: end + shift };
}
