import type { PDFPageProxy } from "pdfjs-dist/types/src/display/api";

import type { PdfFragment } from "@/lib/documents/read-pdf/pdf";

type Widget = { subtype?: string; rect?: number[]; fieldValue?: unknown };

/** In place of a font's name. */
export const FIELD_FONT = "field";
const USUAL_SIZE = 10;

/** What was filled into the fields of a form, where it stands: pdf.js keeps it apart from a page's text. */
export async function readFields(page: PDFPageProxy): Promise<PdfFragment[]> {
  // Safe: pdf.js gives annotations as plain objects, and what is used of them is checked below.
  const widgets = (await page.getAnnotations().catch(() => [])) as Widget[];
  const [left = 0, , , top = 0] = page.view;
  return widgets.flatMap(({ subtype, rect, fieldValue }) => {
    const text = typeof fieldValue === "string" ? fieldValue.replace(/\s+/g, " ").trim() : "";
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rect ?? [];
    // A tick is told by its name alone, which says nothing.
    if (subtype !== "Widget" || !text || /^(?:Off|On|Yes)$/.test(text)) return [];
    const size = Math.min(USUAL_SIZE, y1 - y0);
    const baseline = top - y0 - (y1 - y0 - size) / 2;
    return [{ text, x: x0 - left, y: baseline, width: x1 - x0, size, font: FIELD_FONT, angle: 0 }];
  });
}
