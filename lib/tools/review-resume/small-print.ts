import type { PdfBlock, PdfPage } from "@/lib/pdf/pdf";

/** In points: what we advise. */
export const GOOD_SIZE = 10;
/** What is set smaller is remarked on; 9.8 points are 13 of a browser's pixels, which nobody tells from 10 points. */
const SMALL_SIZE = 9.5;
const MIN_WORDS = 3;

/** The text of a page that is too small to read with ease. */
export function smallBlocks(page: Pick<PdfPage, "blocks">): PdfBlock[] {
  return page.blocks.filter(
    ({ size, text }) => size > 0 && size < SMALL_SIZE && text.split(" ").length >= MIN_WORDS,
  );
}

/** The size that small print has on average, and its share of all letters; undefined without any. Scans have no sizes. */
export function smallPrintOf(
  pages: readonly PdfPage[],
): { size: number; share: number } | undefined {
  const read = pages.filter(({ source }) => source === "text");
  const lettersOf = (blocks: readonly PdfBlock[]) =>
    blocks.reduce((sum, { text }) => sum + text.length, 0);
  const small = read.flatMap(smallBlocks);
  const letters = lettersOf(small);
  if (letters === 0) return undefined;
  const sizes = small.reduce((sum, { size, text }) => sum + size * text.length, 0);
  return {
    size: sizes / letters,
    share: letters / lettersOf(read.flatMap(({ blocks }) => blocks)),
  };
}
