import { Fragment, type Node, Slice } from "prosemirror-model";

import { parseDocument } from "@/lib/editor/parse";
import { schema } from "@/lib/editor/schema";
import { stringify } from "@/lib/editor/stringify";

/**
 * Reads pasted text.
 *
 * @param isPlain whether it is pasted without formatting: every sign stands for itself. Otherwise it is Markdown.
 */
export function readClipboard(text: string, isPlain: boolean): Slice {
  const content = isPlain ? plainBlocks(text) : parseDocument(text).content;
  return Slice.maxOpen(content);
}

/** Writes what is copied: the words of one block as they are, and anything else as Markdown. */
export function writeClipboard({ content, openStart, openEnd }: Slice): string {
  const isWithin = content.firstChild?.isInline || (openStart > 0 && openEnd > 0);
  const words = isWithin ? insideOf(content) : undefined;
  return words ? textOf(words) : stringify(content.content);
}

/** Paragraphs between blank lines, with a break where a line ends; spaces at a line's ends are no part of its text. */
function plainBlocks(text: string): Fragment {
  const { paragraph } = schema.nodes;
  const paragraphs = text
    .replace(/\r\n?/g, "\n")
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((block) => block.split("\n").map((line) => line.trim()))
    .map((lines) => lines.filter(Boolean))
    .filter((lines) => lines.length > 0)
    .map((lines) => paragraph.create(null, withBreaks(lines)));
  return Fragment.fromArray(paragraphs.length > 0 ? paragraphs : [paragraph.create()]);
}

function withBreaks(lines: readonly string[]): Node[] {
  return lines.flatMap((line, at) => {
    // Tabs align nothing in a paragraph.
    const words = schema.text(line.replace(/\t+/g, " "));
    return at === 0 ? [words] : [schema.nodes.hard_break.create(), words];
  });
}

/** What is in the only textblock of a slice, however deep that lies; undefined for more than one. */
function insideOf(content: Fragment): Fragment | undefined {
  const [only, ...others] = content.content;
  if (only?.isInline) return content;
  if (!only || others.length > 0) return undefined;
  return only.isTextblock ? only.content : insideOf(only.content);
}

function textOf(content: Fragment): string {
  const leafText = (leaf: Node) =>
    leaf.type === schema.nodes.hard_break ? "\n" : (leaf.type.spec.leafText?.(leaf) ?? "");
  return content.textBetween(0, content.size, "\n", leafText);
}
