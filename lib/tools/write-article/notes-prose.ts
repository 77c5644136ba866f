import { formOf } from "@/lib/tools/write-article/notes-points";
import type { NoteBlock, NoteItem } from "@/lib/tools/write-article/notes-structure";

/** Fewer bullets read well as a list, and more are one of things that are counted. */
const SENTENCES = { min: 5, max: 60 };
const BOX = /^\[[ xX]\]\s/;

/**
 * Bullets that make up the notes, and of which most are sentences, are an article's text rather than a list in it. A
 * list below a heading or a lead-in, with levels, boxes, or signs stays one.
 */
export function withProseForBullets(blocks: readonly NoteBlock[]): readonly NoteBlock[] {
  const hasOthers = blocks.some(({ kind }) => kind === "heading" || kind === "verbatim");
  if (hasOthers) return blocks;
  return blocks.map((block, at) => {
    if (block.kind !== "list" || block.ordered || leadsIn(blocks[at - 1])) return block;
    const count = block.items.length;
    const isText = count >= SENTENCES.min && count <= SENTENCES.max && block.items.every(isPlain);
    if (!isText || formOf(block.items) !== "sentence") return block;
    return { kind: "lines", items: block.items, group: block.group };
  });
}

function leadsIn(before: NoteBlock | undefined): boolean {
  return before?.kind === "prose" && before.text.endsWith(":");
}

function isPlain({ text, depth, sign, part }: NoteItem): boolean {
  return depth === 0 && !sign && !part && !BOX.test(text);
}
