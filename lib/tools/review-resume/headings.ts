import type { PdfReading } from "@/lib/pdf/pdf";
import { sectionOfTitle } from "@/lib/tools/review-resume/section-titles";
import type { SectionKind } from "@/lib/tools/review-resume/sections";
import { opensWithDegree, PERIOD } from "@/lib/tools/review-resume/sections-by-content";

/** A paragraph, line, or heading of a résumé as read. */
export type Block = PdfReading["pages"][number]["blocks"][number];

const MAX_HEADING_WORDS = 5;
/** In points. */
const SAME_SIZE = 0.3;

/** What marks an item of a list, also as text recognition may read it: "® Prepared four rooms". */
export const BULLET = /^\s*[•‣▪●○◦·■□➢➤»›✓✔®©–—*+-]\s+/;

/** Tells headings that look like those of the known sections, as large and as much in capitals: "Fieldwork". */
export function sectionHeadings(
  blocks: readonly Block[],
  kinds: readonly (SectionKind | undefined)[],
): (index: number) => boolean {
  const [known, ...more] = blocks.filter(({ kind }, index) => kinds[index] && kind === "heading");
  return (index) => {
    const block = blocks[index];
    if (!block || !known || more.length === 0 || !isHeading(block)) return false;
    if (opensWithDegree(block.text)) return false;
    // An employer's name may look like that, and its period follows.
    return (
      isSetAlike(block, known) &&
      !blocks.slice(index + 1, index + 3).some(({ text }) => PERIOD.test(text))
    );
  };
}

/** Whether a block is a heading as large and as much in capitals as another one. */
export function isSetAlike(block: Block, other: Block): boolean {
  const isCapital = ({ text }: Block) => text === text.toUpperCase();
  return (
    block.kind === "heading" &&
    Math.abs(block.size - other.size) < SAME_SIZE &&
    isCapital(block) === isCapital(other)
  );
}

/** A heading and the degree below it, which are one heading where both are set alike: "Education" and "M.S. Statistics". */
export function partedHeading(block: Block): Block[] {
  const words = block.text.split(" ");
  if (block.kind !== "heading" && !/^education\b/i.test(block.text)) return [block];
  for (let at = 1; at < words.length && at <= MAX_HEADING_WORDS; at += 1) {
    const [title, rest] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    if (sectionOfTitle(title) === "education" && opensWithDegree(rest))
      return [
        { ...block, text: title },
        { ...block, kind: "paragraph", text: rest },
      ];
  }
  return [block];
}

/** Whether a block may be a heading: short, and without the marks of a sentence. */
export function isHeading({ kind, text }: { kind: string; text: string }): boolean {
  if (BULLET.test(text) || /[.,;@\d]/.test(text)) return false;
  return kind === "heading" || text.trim().split(/\s+/).length <= MAX_HEADING_WORDS;
}

/** Whether a block is an item of a list. */
export function isBullet(block: { kind: string; text: string }): boolean {
  return block.kind === "list" || BULLET.test(block.text);
}
