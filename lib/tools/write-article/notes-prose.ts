import { labelAt } from "@/lib/tools/write-article/notes-labels";
import { formOf } from "@/lib/tools/write-article/notes-points";
import type { NoteBlock, NoteItem } from "@/lib/tools/write-article/notes-structure";

/** Fewer bullets read well as a list, and more are one of things that are counted. */
const SENTENCES = { min: 5, max: 60 };
/** "supports dark mode" is an entry of a list, although it has a verb. */
const MIN_MEAN_WORDS = 6;
const BOX = /^\[[ xX]\]\s/;

/**
 * Bullets that make up the notes, and of which most are sentences, are an article's text rather than a list in it. A
 * list below a heading or a lead-in, with levels, boxes, or signs stays one; so does one with a label, such as
 * "Barrels: Pete got three quotes", which would seem to hold for the sentences after it.
 */
export function withProseForBullets(blocks: readonly NoteBlock[]): readonly NoteBlock[] {
  const hasOthers = blocks.some(({ kind }) => kind === "heading" || kind === "verbatim");
  if (hasOthers) return blocks;
  return blocks.map((block, at) => {
    if (block.kind !== "list" || block.ordered || leadsIn(blocks[at - 1])) return block;
    if (!isText(block.items) || formOf(block.items) !== "sentence") return block;
    return { kind: "lines", items: block.items, group: block.group };
  });
}

function leadsIn(before: NoteBlock | undefined): boolean {
  return before?.kind === "prose" && before.text.endsWith(":");
}

function isText(items: readonly NoteItem[]): boolean {
  const count = items.length;
  const words = items.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const isEnough = count >= SENTENCES.min && count <= SENTENCES.max;
  return isEnough && words >= MIN_MEAN_WORDS * count && items.every(isPlain);
}

function isPlain({ text, depth, sign, part }: NoteItem): boolean {
  return depth === 0 && !sign && !part && !BOX.test(text) && labelAt(text) === undefined;
}
