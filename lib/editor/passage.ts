import { Slice } from "prosemirror-model";
import { type EditorState, Selection, type Transaction } from "prosemirror-state";

import { parseDocument } from "@/lib/editor/parse";
import { schema } from "@/lib/editor/schema";
import { stringify, stringifyInline } from "@/lib/editor/stringify";

/** A selected part of a document; what may replace it is up to its shape (see `passage-actions.ts`). */
export type Passage = {
  from: number;
  to: number;
  markdown: string;
  shape: "line" | "words" | "blocks";
};

/**
 * The selected words, without spaces around them; whole blocks when the selection goes beyond one.
 *
 * @returns null when nothing but spaces or code is selected
 */
export function passageAt({ doc, selection }: EditorState): Passage | null {
  const from = selection.from;
  const to = withoutNextBlock(selection);
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)];
  if ($from.parent.type.spec.code || $to.parent.type.spec.code || from >= to) return null;
  if ($from.sameParent($to) && $from.parent.inlineContent) {
    const words = withoutEdges(doc.textBetween(from, to, " ", " "), from, to);
    if (words.from >= words.to) return null;
    const isLine = [schema.nodes.heading, schema.nodes.table_cell].includes($from.parent.type);
    const markdown = stringifyInline(doc.slice(words.from, words.to).content.content);
    return { ...words, markdown, shape: isLine ? "line" : "words" };
  }
  const blocks = {
    from: $from.depth > 0 ? $from.before(1) : from,
    to: $to.depth > 0 ? $to.after(1) : to,
  };
  const markdown = stringify(doc.slice(blocks.from, blocks.to).content.content);
  return markdown.trim() ? { ...blocks, markdown, shape: "blocks" } : null;
}

/** Where a selection ends. A triple click may reach to the start of the next block, which nobody meant. */
function withoutNextBlock({ from, to, $to }: Selection): number {
  if ($to.parentOffset > 0 || $to.depth === 0) return to;
  const end = Selection.findFrom($to.doc.resolve($to.before()), -1, true)?.to;
  return end !== undefined && end > from ? end : to;
}

function withoutEdges(text: string, from: number, to: number): { from: number; to: number } {
  const before = text.length - text.trimStart().length;
  return { from: from + before, to: Math.max(from, to - (text.length - text.trimEnd().length)) };
}

/** The text before and after a passage, at most `most` characters of each. */
export function textAround({ doc }: EditorState, passage: Passage, most: number) {
  const before = doc.textBetween(0, passage.from, "\n\n", " ");
  const after = doc.textBetween(passage.to, doc.content.size, "\n\n", " ");
  return { before: before.slice(-most), after: after.slice(0, most) };
}

/** Puts Markdown in the place of a passage. */
export function replacePassage(
  tr: Transaction,
  { from, to, shape }: Pick<Passage, "from" | "to" | "shape">,
  markdown: string,
): Transaction {
  const { content, childCount, firstChild, lastChild } = parseDocument(markdown);
  const isParagraph = (node: typeof firstChild) => node?.type === schema.nodes.paragraph;
  if (shape === "blocks") return tr.replaceWith(from, to, content);
  if (
    firstChild?.inlineContent &&
    (shape === "line" || (childCount === 1 && isParagraph(firstChild)))
  ) {
    return tr.replaceWith(from, to, firstChild.content);
  }
  if (shape === "line") return tr.insertText(content.textBetween(0, content.size, " "), from, to);
  const slice = new Slice(content, isParagraph(firstChild) ? 1 : 0, isParagraph(lastChild) ? 1 : 0);
  return tr.replace(from, to, slice);
}
