import type { PDFPageProxy } from "unpdf/pdfjs";

import type { PdfFragment } from "@/lib/pdf/pdf";

type PageText = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>;
type TextItem = Extract<PageText["items"][number], { str: string }>;

/**
 * A gap wider than this, in multiples of the text size, separates two fragments: a gutter or table
 * cells.
 */
const PARTING_GAP = 1.6;
/** A gap wider than this, in multiples of the text size, is a space the file leaves out. */
const SPACE_GAP = 0.18;
/** Baselines closer than this, in multiples of the text size, are one line, superscripts included. */
export const SAME_LINE = 0.45;

/** Marker in place of a font name for a line set in several fonts. */
export const MIXED_FONT = "mixed";

/** Reads the text fragments of a page in the order in which the file draws them. */
export async function readFragments(page: PDFPageProxy): Promise<PdfFragment[]> {
  const { items } = await page.getTextContent();
  const [x0 = 0, y0 = 0, , y1 = 0] = page.view;
  const fragments: PdfFragment[] = [];
  let open: PdfFragment | undefined;
  for (const item of items) {
    if (!("str" in item)) continue;
    const next = toFragment(item, x0, y1 || y0);
    if (open && belongs(open, next)) join(open, next);
    else if (next.text.trim()) {
      open = next;
      fragments.push(next);
    }
    if (item.hasEOL) open = undefined;
  }
  for (const fragment of fragments) fragment.text = fragment.text.replace(/\s+/g, " ").trim();
  return fragments.filter((fragment) => fragment.text !== "");
}

function toFragment(item: TextItem, left: number, top: number): PdfFragment {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform as number[];
  return {
    text: item.str,
    x: e - left,
    y: top - f,
    width: item.width,
    size: Math.hypot(c, d) || item.height,
    font: item.fontName,
    angle: Math.round((-Math.atan2(b, a) * 180) / Math.PI) || 0,
  };
}

function belongs(open: PdfFragment, next: PdfFragment): boolean {
  if (next.angle !== open.angle) return false;
  if (open.angle !== 0) return true;
  const size = Math.max(open.size, next.size);
  const gap = next.x - (open.x + open.width);
  // A space item is as wide as the gap it fills.
  const parting = next.text.trim() ? PARTING_GAP * size : 4 * size;
  return Math.abs(next.y - open.y) < SAME_LINE * size && gap < parting && gap > -size;
}

function join(open: PdfFragment, next: PdfFragment): void {
  const gap = next.x - (open.x + open.width);
  const wide = !next.text.trim() && next.width > PARTING_GAP * open.size;
  if (wide) return;
  const spaced = gap > SPACE_GAP * open.size && !/\s$/.test(open.text) && !/^\s/.test(next.text);
  open.text += `${spaced ? " " : ""}${next.text}`;
  if (next.text.trim() && next.font !== open.font) open.font = MIXED_FONT;
  if (next.text.trim()) open.width = Math.max(open.width, next.x + next.width - open.x);
  if (next.text.trim().length > 2) open.size = Math.max(open.size, next.size);
}
