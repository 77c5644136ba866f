import type { Node } from "prosemirror-model";

import { type ParsedBlock, parseBlocks, parseDocument } from "@/lib/editor/parse";
import { schema } from "@/lib/editor/schema";
import { stringify, styleOf } from "@/lib/editor/stringify";

/** A Markdown text that was opened in the editor. */
export type OpenedMarkdown = {
  doc: Node;
  /**
   * The Markdown of an edited version of `doc`. Blocks that are as they were keep their Markdown to the byte, with what is
   * between them; the others are written anew. Where that would change how a neighbor reads, everything is written anew.
   */
  toMarkdown: (edited: Node) => string;
};

/** Opens GitHub Flavored Markdown for editing (decision 0147). */
export function openMarkdown(source: string): OpenedMarkdown {
  const blocks = parseBlocks(source).map((block) => fromLineStart(block, source));
  const nodes = blocks.map(({ node }) => node);
  const doc = schema.nodes.doc.create(
    null,
    nodes.length > 0 ? nodes : schema.nodes.paragraph.create(),
  );
  const origins = createOrigins(blocks);
  const style = styleOf(source);
  const lineEnd = source.includes("\r\n") ? "\r\n" : "\n";
  const write = (written: readonly Node[]) => stringify(written, style).replaceAll("\n", lineEnd);

  function toMarkdown(edited: Node): string {
    if (edited.eq(doc)) return source;
    const kept = edited.children.filter((child) => !isEmptyParagraph(child));
    const whole = schema.nodes.doc.create(null, kept);
    const spliced = splice({ source, blocks, write }, kept, kept.map(origins));
    const anew = write(kept);
    const readSpliced = parseDocument(spliced);
    const readAnew = parseDocument(anew);
    if (readSpliced.eq(whole) || readSpliced.eq(readAnew)) return spliced;
    return readAnew.eq(whole) ? anew + lineEnd : spliced;
  }

  return { doc, toMarkdown };
}

/** The indentation before a block belongs to it: four spaces make it code. */
function fromLineStart(block: ParsedBlock, source: string): ParsedBlock {
  let { start } = block;
  while (source[start - 1] === " " || source[start - 1] === "\t") start -= 1;
  return { ...block, start };
}

function isEmptyParagraph(node: Node): boolean {
  return node.type === schema.nodes.paragraph && node.content.size === 0;
}

/**
 * Finds the block that a node is, or looks exactly like.
 *
 * @returns a function for the nodes of one document in order, which gives an index or undefined
 */
function createOrigins(blocks: readonly ParsedBlock[]) {
  const indexOf = new WeakMap(blocks.map(({ node }, index) => [node, index]));
  const alike = new Map<string, number[]>();
  for (const [index, { node }] of blocks.entries()) {
    const key = keyOf(node);
    alike.set(key, [...(alike.get(key) ?? []), index]);
  }
  return (node: Node): number | undefined => indexOf.get(node) ?? alike.get(keyOf(node))?.[0];
}

const keyOf = (node: Node): string => JSON.stringify(node.toJSON());

type Opened = {
  source: string;
  blocks: readonly ParsedBlock[];
  /** Writes blocks anew. */
  write: (nodes: readonly Node[]) => string;
};

/**
 * Joins the Markdown of the blocks that are known with that of the others, written anew.
 *
 * @param origins for each node, the index of the block that it is
 */
function splice(
  { source, blocks, write }: Opened,
  nodes: readonly Node[],
  origins: readonly (number | undefined)[],
): string {
  let text = source.slice(0, blocks[0]?.start ?? 0);
  let before: ParsedBlock | undefined;
  for (let at = 0; at < nodes.length; ) {
    const block = blocks[origins[at] ?? -1];
    let end = at + 1;
    if (!block) while (end < nodes.length && origins[end] === undefined) end += 1;
    const follows = block && before && blocks[blocks.indexOf(before) + 1] === block;
    if (at > 0) text += follows ? source.slice(before?.end, block.start) : PARAGRAPH_BREAK;
    const own = block && source.slice(block.start, block.end);
    // Code whose end is missing, as where an answer was cut, would take in what follows.
    const isKept = own !== undefined && (end === nodes.length || !takesInMore(own));
    text += isKept ? own : write(nodes.slice(at, end));
    before = block;
    at = end;
  }
  return text + source.slice(blocks.at(-1)?.end ?? 0);
}

/** Whether a block's Markdown has no end of its own. */
function takesInMore(own: string): boolean {
  return FENCE.test(own) && parseBlocks(`${own}${PARAGRAPH_BREAK}More`).length === 1;
}

const FENCE = /^ {0,3}(?:`{3}|~{3})/;
const PARAGRAPH_BREAK = "\n\n";
