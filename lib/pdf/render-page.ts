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

/** Encodes a rendered page as a gray image for OCR, in the PNM format: a line of text, then pixels. */
export function toGrayImage({ width, height, pixels }: RenderedPage): Buffer {
  const gray = Buffer.alloc(width * height);
  for (let at = 0; at < gray.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [pixels[4 * at], pixels[4 * at + 1], pixels[4 * at + 2]];
    gray[at] = (299 * red + 587 * green + 114 * blue) / 1_000;
  }
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), gray]);
}
