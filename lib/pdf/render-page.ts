import type { OpenPage } from "@/lib/pdf/open-page";

/** A page rendered to a bitmap. Sizes are in pixels. */
export type RenderedPage = {
  width: number;
  height: number;
  /** Pixels per point. */
  scale: number;
  /** RGBA, 8 bits per channel, row by row. */
  pixels: Uint8Array;
};

const MAX_SIDE_PIXELS = 4_000;
/** From `fpdfview.h`: four bytes a pixel; draw annotations, and write red before blue. */
const BGRA = 4;
const FLAGS = 0x01 | 0x10;
const WHITE = 0xffffffff;

/**
 * Renders a page on a white background.
 *
 * @param wantedScale pixels per point; lowered so that no side exceeds 4,000 pixels
 * @returns undefined when there is no memory for it
 */
export function renderPage(page: OpenPage, wantedScale: number): RenderedPage | undefined {
  const { call, bytes } = page.pdfium;
  const scale = Math.min(wantedScale, MAX_SIDE_PIXELS / Math.max(page.width, page.height));
  const width = Math.max(1, Math.ceil(page.width * scale));
  const height = Math.max(1, Math.ceil(page.height * scale));
  const bitmap = call.FPDFBitmap_CreateEx(width, height, BGRA, 0, 0);
  if (!bitmap) return undefined;
  call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  call.FPDF_RenderPageBitmap(bitmap, page.address, 0, 0, width, height, 0, FLAGS);
  const start = call.FPDFBitmap_GetBuffer(bitmap);
  const pixels = bytes().slice(start, start + 4 * width * height);
  call.FPDFBitmap_Destroy(bitmap);
  return { width, height, scale, pixels };
}

/** How often an image is turned by 90 degrees, clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** Encodes a rendered page as a gray image for OCR, turned, in the PNM format: a line of text, then pixels. */
export function toGrayImage(
  { width, height, pixels }: RenderedPage,
  turns: QuarterTurns = 0,
): Buffer {
  const [across, down] = turns % 2 === 0 ? [width, height] : [height, width];
  const walk = walkOf(turns, { width, height });
  const gray = Buffer.alloc(across * down);
  let at = 0;
  for (let row = 0; row < down; row += 1) {
    let from = 4 * (walk.start + row * walk.down);
    for (let column = 0; column < across; column += 1) {
      const [red = 0, green = 0, blue = 0] = [pixels[from], pixels[from + 1], pixels[from + 2]];
      gray[at] = (299 * red + 587 * green + 114 * blue) / 1_000;
      at += 1;
      from += 4 * walk.right;
    }
  }
  return Buffer.concat([Buffer.from(`P5\n${across} ${down}\n255\n`), gray]);
}

/** Which pixel of an image is the first once it is turned, and the steps to its neighbors on the right and below. */
function walkOf(
  turns: QuarterTurns,
  { width, height }: { width: number; height: number },
): { start: number; right: number; down: number } {
  const last = width * height - 1;
  if (turns === 1) return { start: last + 1 - width, right: -width, down: 1 };
  if (turns === 2) return { start: last, right: -1, down: -width };
  if (turns === 3) return { start: width - 1, right: width, down: -1 };
  return { start: 0, right: 1, down: width };
}
