import type { PDFPageProxy } from "unpdf/pdfjs";

import type { PdfFragment } from "@/lib/pdf/pdf";

type Widget = { subtype?: string; rect?: number[]; fieldValue?: unknown };

/** Marker in place of a font name for the text of form fields. */
export const FIELD_FONT = "field";
const USUAL_SIZE = 10;
/**
 * How far a field may be from its label, in multiples of its text size: vertical offset on the same
 * line, distance below, horizontal offset below, and distance to the right.
 */
const ON_LINE = 0.8;
const UNDER_LABEL = 2.5;
const ASIDE = 1;
const BEHIND = 25;
const MAX_LABEL_CHARACTERS = 80;

/** Reads the values of form fields at their positions; pdf.js keeps them apart from a page's text. */
export async function readFields(page: PDFPageProxy): Promise<PdfFragment[]> {
  // Safe: pdf.js returns annotations as plain objects, and every property used is checked below.
  const widgets = (await page.getAnnotations().catch(() => [])) as Widget[];
  const [left = 0, , , top = 0] = page.view;
  return widgets.flatMap(({ subtype, rect, fieldValue }) => {
    const text = typeof fieldValue === "string" ? fieldValue.replace(/\s+/g, " ").trim() : "";
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rect ?? [];
    // A checkbox only has an internal state name, which says nothing to a reader.
    if (subtype !== "Widget" || !text || /^(?:Off|On|Yes)$/.test(text)) return [];
    const size = Math.min(USUAL_SIZE, y1 - y0);
    const baseline = top - y0 - (y1 - y0 - size) / 2;
    return [{ text, x: x0 - left, y: baseline, width: x1 - x0, size, font: FIELD_FONT, angle: 0 }];
  });
}

/** Inserts form fields into a page's text: each after its label, those without a label at the end. */
export function withFields(
  texts: readonly PdfFragment[],
  fields: readonly PdfFragment[],
): PdfFragment[] {
  const all = [...texts];
  for (const field of fields) {
    const label = texts
      .filter((text) => isLabelOf(text, field))
      .toSorted((a, b) => distance(a, field) - distance(b, field))[0];
    if (label) all.splice(all.indexOf(label) + 1, 0, field);
    else all.push(field);
  }
  return all;
}

type Piece = Pick<PdfFragment, "text" | "x" | "y" | "width" | "size" | "font">;

/** Whether a text directly precedes or sits above a form field, and so labels it. */
export function isLabelOf(text: Piece, field: Piece): boolean {
  if (field.font !== FIELD_FONT || text.font === FIELD_FONT) return false;
  if (text.text.length > MAX_LABEL_CHARACTERS || /[.!。！]$/.test(text.text)) return false;
  const below = field.y - text.y;
  if (Math.abs(below) < ON_LINE * field.size) {
    const gap = field.x - (text.x + text.width);
    return gap > -field.size && gap < BEHIND * field.size;
  }
  const aside = Math.abs(field.x - text.x);
  return below > 0 && below < UNDER_LABEL * field.size && aside <= ASIDE * field.size;
}

function distance(text: Piece, field: Piece): number {
  return Math.abs(field.y - text.y) + Math.max(0, field.x - text.x - text.width);
}
