import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

import type { GrammarIssue } from "@/lib/providers/grammar/port";

/** A piece of a line that stands in the Markdown just as it reads. */
type Piece = { at: number; source: number; length: number };

type Line = { text: string; pieces: Piece[] };

/**
 * Corrects mistakes in a Markdown text where there is no doubt what was meant. Code, addresses, and markup stay.
 *
 * @param check a grammar checker, given the lines as they read
 */
export async function fixPassage(
  markdown: string,
  check: (lines: readonly string[]) => Promise<GrammarIssue[]>,
): Promise<{ text: string; corrections: number }> {
  const lines: Line[] = [];
  collectLines(unified().use(remarkParse).use(remarkGfm).parse(markdown), markdown, lines);
  const issues = await check(lines.map(({ text }) => text));
  const edits = issues.flatMap((issue) => editOf(issue, lines[issue.line]) ?? []);
  let text = markdown;
  let corrections = 0;
  let from = markdown.length;
  for (const { start, end, replacement } of edits.sort((one, other) => other.start - one.start)) {
    if (end > from) continue;
    text = text.slice(0, start) + replacement + text.slice(end);
    from = start;
    corrections += 1;
  }
  return { text, corrections };
}

/** Every paragraph, heading, and cell as one line. */
function collectLines(node: Nodes, markdown: string, lines: Line[]): void {
  if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") {
    const line: Line = { text: "", pieces: [] };
    for (const child of node.children) collectText(child, markdown, line);
    lines.push(line);
  } else if ("children" in node) {
    for (const child of node.children) collectLines(child, markdown, lines);
  }
}

function collectText(node: Nodes, markdown: string, line: Line): void {
  if (node.type === "text") {
    const source = node.position?.start.offset ?? -1;
    const { length } = node.value;
    const isLiteral = markdown.slice(source, source + length) === node.value;
    if (isLiteral) line.pieces.push({ at: line.text.length, source, length });
    line.text += node.value.replaceAll("\n", " ");
  } else if ("children" in node) {
    for (const child of node.children) collectText(child, markdown, line);
  } else line.text += "value" in node ? node.value : " ";
}

function editOf(issue: GrammarIssue, line: Line | undefined) {
  const { start, end } = issue;
  const piece = line?.pieces.find(({ at, length }) => at <= start && end <= at + length);
  const replacement = line && certainReplacement(line.text.slice(start, end), issue.replacements);
  if (!piece || replacement === undefined) return undefined;
  const shift = piece.source - piece.at;
  return { start: start + shift, end: end + shift, replacement };
}

/** The only suggestion, or the best one when it has the same letters or is the only one a single edit away. */
function certainReplacement(word: string, suggestions: readonly string[]): string | undefined {
  const [best, ...others] = [...new Set(suggestions.map((suggestion) => suggestion.trim()))];
  if (best === undefined || others.length === 0) return best;
  if (/['’]/.test(best)) return undefined;
  const isSure =
    sortedLetters(best) === sortedLetters(word) ||
    (isOneEdit(word, best) && !others.some((other) => isOneEdit(word, other)));
  return isSure ? best : undefined;
}

function sortedLetters(word: string): string {
  return [...word.toLowerCase()].sort().join("");
}

/** Whether one letter was added, left out, or replaced. */
function isOneEdit(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end === 1;
}
