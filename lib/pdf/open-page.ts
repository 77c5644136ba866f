import type { PdfFile } from "@/lib/pdf/open-pdf";
import type { Pdfium } from "@/lib/pdf/pdfium";

/** An open page. The caller closes it before the next one. */
export type OpenPage = {
  pdfium: Pdfium;
  /** Address of the page in PDFium's memory. */
  address: number;
  /** As it is shown, in points. */
  width: number;
  height: number;
  /** Quarter turns clockwise in which it is shown. */
  turns: number;
  /** From the file's coordinates to points from the top left of the page as it is shown. */
  place(x: number, y: number): { x: number; y: number };
  close(): void;
};

/**
 * Opens a page.
 *
 * @param number 1-based
 * @returns undefined when it is damaged
 */
export function openPage({ pdfium, document }: PdfFile, number: number): OpenPage | undefined {
  const { call, scratch } = pdfium;
  const address = call.FPDF_LoadPage(document, number - 1);
  if (!address) return undefined;
  call.FPDF_GetPageBoundingBox(address, scratch);
  const [left = 0, top = 0, right = 0, bottom = 0] = pdfium
    .floats()
    .slice(scratch / 4, scratch / 4 + 4);
  const turns = call.FPDFPage_GetRotation(address) & 3;
  const [across, along] = [right - left, top - bottom];
  return {
    pdfium,
    address,
    turns,
    width: turns % 2 === 0 ? across : along,
    height: turns % 2 === 0 ? along : across,
    place(x, y) {
      if (turns === 1) return { x: y - bottom, y: x - left };
      if (turns === 2) return { x: right - x, y: y - bottom };
      if (turns === 3) return { x: top - y, y: right - x };
      return { x: x - left, y: top - y };
    },
    close: () => void call.FPDF_ClosePage(address),
  };
}
