import type { BlockContent, DefinitionContent, RootContent } from "mdast";

import { nodeText } from "@/lib/export/markdown-document";

/** A block of Markdown, wherever it is. */
export type Block = RootContent | BlockContent | DefinitionContent;

/**
 * A longer paragraph may break away from its heading; keeping them together would leave most of a
 * page empty. More than a page isn't drawn at all.
 */
const KEPT_TOGETHER_CHARACTERS = 1_000;
/** Characters that take about as much room as a line does. */
const LINE_CHARACTERS = 80;

/**
 * Groups headings with the paragraph below them, so that none is stranded at the bottom of a page.
 */
export function groupUnderHeadings(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  let headings: Block[] = [];
  for (const block of blocks) {
    if (block.type === "heading") {
      headings.push(block);
      continue;
    }
    const kept = block.type === "paragraph" ? keptHeadings(headings, block) : 0;
    const alone = headings.length - kept;
    groups.push(...headings.slice(0, alone).map((heading) => [heading]));
    groups.push([...headings.slice(alone), block]);
    headings = [];
  }
  return [...groups, ...headings.map((heading) => [heading])];
}

/** How many of the headings above a paragraph stay with it, from the last one up. */
function keptHeadings(headings: readonly Block[], paragraph: Block): number {
  if (roomOf(paragraph) > KEPT_TOGETHER_CHARACTERS) return 0;
  let room = KEPT_TOGETHER_CHARACTERS;
  let kept = 0;
  for (const heading of headings.toReversed()) {
    room -= roomOf(heading);
    if (room < 0) break;
    kept += 1;
  }
  return kept;
}

function roomOf(block: Block): number {
  const [first = "", ...rest] = nodeText(block).split("\n");
  const text = first.length + rest.reduce((sum, line) => sum + line.length + LINE_CHARACTERS, 0);
  return block.type === "heading" ? 2 * text + LINE_CHARACTERS : text;
}
