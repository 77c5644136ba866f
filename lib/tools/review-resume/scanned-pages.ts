import type { PdfBlock, PdfPage } from "@/lib/pdf/pdf";

/** Rules and smudges as text recognition reads them: "-_", "EE...". Marks side by side, and hardly a letter. */
const MARKS = /[._—–~=|-]{2}/;
const MAX_LETTERS = 3;

/** The blocks of a page; of a scan, without what recognition made of rules and smudges. */
export function readableBlocks({ blocks, source }: Pick<PdfPage, "blocks" | "source">): PdfBlock[] {
  return source === "ocr" ? blocks.filter(({ text }) => !isNoise(text)) : blocks;
}

function isNoise(text: string): boolean {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, "").length;
  return letters === 0 || (letters <= MAX_LETTERS && MARKS.test(text));
}

/** How many pages are images; one without any words is counted beside others, as where the last one is empty. */
export function countScannedPages(pages: readonly Pick<PdfPage, "source">[]): number {
  if (pages.every(({ source }) => source !== "ocr")) return 0;
  return pages.filter(({ source }) => source === "ocr" || source === "unread").length;
}
