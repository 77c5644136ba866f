import type { PdfBlock, PdfPage } from "@/lib/pdf/pdf";

const RIGHT_COLUMN = 0.4;
const THIRDS = ["top", "middle", "bottom"] as const;

/** Where a block is on its page, in words: "p. 1, top right". */
export function placeOnPage(
  { page, width, height }: PdfPage,
  { x, y }: Pick<PdfBlock, "x" | "y">,
): string {
  const third = THIRDS[Math.min(2, Math.max(0, Math.floor((3 * y) / Math.max(1, height))))];
  const side = x > width * RIGHT_COLUMN ? " right" : "";
  return `p. ${page}, ${third}${side}`;
}
