"use client";

import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/types/src/display/api";

import { openPdf } from "@/lib/client/open-pdf";
import { passwordOf } from "@/lib/client/pdf-passwords";
import { findMarks, type PageHighlight } from "@/lib/client/quote-marks";

export type DrawnPdfPage = {
  pageCount: number;
  /** The width of the page. */
  widthPoints: number;
  marks: PageHighlight[];
};

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
  const marks = await marksOn(page, wanted.quotes);
  return { pageCount: document.numPages, widthPoints: points.width, marks };
}

/** The file opened last, so that paging through it doesn't load it again. */
let opened: { file: File; document: Promise<PDFDocumentProxy> } | undefined;

function open(file: File): Promise<PDFDocumentProxy> {
  if (opened?.file === file) return opened.document;
  void opened?.document.then((document) => document.destroy()).catch(() => {});
  const opening = { file, document: openPdf(file, passwordOf(file)) };
  opened = opening;
  // What failed once may work when the page is asked for again.
  opening.document.catch(() => {
    if (opened === opening) opened = undefined;
  });
  return opening.document;
}

async function marksOn(page: PDFPageProxy, quotes: readonly string[]): Promise<PageHighlight[]> {
  const { items } = await page.getTextContent();
  const runs = items.flatMap((item) => ("str" in item ? [item] : []));
  const context = document.createElement("canvas").getContext("2d");
  const widthOf = (text: string) => context?.measureText(text).width ?? text.length;
  return findMarks(runs, quotes, page.getViewport({ scale: 1 }), widthOf);
}
