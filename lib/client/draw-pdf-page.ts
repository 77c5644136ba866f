"use client";

import type { PDFDocumentProxy, PDFPageProxy, TextItem } from "pdfjs-dist/types/src/display/api";

import { normalizeForMatching } from "@/lib/documents/quote-index";

/** A box over words on a page, in fractions of its width and height. */
type PageHighlight = {
  left: number;
  top: number;
  width: number;
  height: number /** Of its quotation. */;
  first: boolean;
};

export type DrawnPdfPage = { pageCount: number; marks: PageHighlight[] };

const MAX_WIDTH_PIXELS = 1_800;

/** Draws a page of the user's own file and finds the words to highlight on it. */
export async function drawPdfPage(
  file: File,
  wanted: {
    page: number;
    quotes: readonly string[];
    canvas: HTMLCanvasElement;
    signal: AbortSignal;
  },
): Promise<DrawnPdfPage> {
  const document = await open(file);
  const page = await document.getPage(Math.min(wanted.page, document.numPages));
  wanted.signal.throwIfAborted();
  const points = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(2, MAX_WIDTH_PIXELS / points.width) });
  wanted.canvas.width = viewport.width;
  wanted.canvas.height = viewport.height;
  const drawing = page.render({ canvas: wanted.canvas, viewport });
  wanted.signal.addEventListener("abort", () => drawing.cancel(), { once: true });
  await drawing.promise;
  const marks = await findMarks(page, wanted.quotes);
  return { pageCount: document.numPages, marks };
}

/** The file opened last, so that paging through it doesn't load it again. */
let opened: { file: File; document: Promise<PDFDocumentProxy> } | undefined;

function open(file: File): Promise<PDFDocumentProxy> {
  if (opened?.file === file) return opened.document;
  void opened?.document.then((document) => document.destroy()).catch(() => {});
  opened = { file, document: load(file) };
  return opened.document;
}

async function load(file: File): Promise<PDFDocumentProxy> {
  const pdfjs = await import("pdfjs-dist");
  pdfjs.GlobalWorkerOptions.workerPort ??= new Worker(
    new URL("pdfjs-dist/build/pdf.worker.min.mjs", import.meta.url),
    { type: "module" },
  );
  return pdfjs.getDocument({
    data: await file.arrayBuffer(),
    cMapUrl: "/pdfjs/cmaps/",
    standardFontDataUrl: "/pdfjs/standard_fonts/",
    wasmUrl: "/pdfjs/wasm/",
    enableXfa: false,
  }).promise;
}

async function findMarks(page: PDFPageProxy, quotes: readonly string[]): Promise<PageHighlight[]> {
  const { items } = await page.getTextContent();
  const words = items.filter((item): item is TextItem => "str" in item && item.str.trim() !== "");
  const starts: number[] = [];
  let whole = "";
  for (const { str } of words) {
    starts.push(whole.length);
    whole += normalizeForMatching(str);
  }
  const marks = quotes.flatMap((quote) => {
    const wanted = normalizeForMatching(quote);
    const at = wanted ? whole.indexOf(wanted) : -1;
    if (at < 0) return [];
    const end = at + wanted.length;
    const inside = words.filter((_, index) => {
      const start = starts[index] ?? 0;
      return start < end && (starts[index + 1] ?? whole.length) > at;
    });
    return inside.map((item, index) => toMark(page, item, index === 0));
  });
  // Quotations may overlap.
  const places = marks.map(({ left, top, width }) => `${left} ${top} ${width}`);
  return marks.filter((_, index) => places.indexOf(places[index] ?? "") === index);
}

function toMark(page: PDFPageProxy, item: TextItem, first: boolean): PageHighlight {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const [, , c = 0, d = 1, x = 0, y = 0] = item.transform as number[];
  const size = Math.hypot(c, d);
  const [a = 1, b = 0, e = 0, f = 1, g = 0, h = 0] = transform as number[];
  const left = a * x + e * y + g;
  const baseline = b * x + f * y + h;
  return {
    left: left / width,
    top: (baseline - size) / height,
    width: item.width / width,
    height: (size * 1.25) / height,
    first,
  };
}
