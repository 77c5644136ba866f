import type { PDFDocumentProxy, PDFPageProxy } from "unpdf/pdfjs";

/** A page rendered with `@napi-rs/canvas`, which comes with pdf.js. Sizes are in pixels. */
export type RenderedPage = {
  width: number;
  height: number;
  /** Pixels per point. */
  scale: number;
  /** RGBA, 8 bits per channel, row by row. */
  pixels(): Uint8ClampedArray;
  png(): Buffer;
  free(): void;
};

type NodeCanvas = {
  getContext(kind: "2d"): { getImageData(x: number, y: number, w: number, h: number): ImageData };
  toBuffer(type: "image/png"): Buffer;
};
type CanvasFactory = {
  create(width: number, height: number): { canvas: NodeCanvas; context: unknown };
  destroy(target: unknown): void;
};

const MAX_SIDE_PIXELS = 4_000;

/**
 * Renders a page on a white background.
 *
 * @param wantedScale pixels per point; lowered so that no side exceeds 4,000 pixels
 */
export async function renderPage(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  wantedScale: number,
): Promise<RenderedPage> {
  const points = page.getViewport({ scale: 1 });
  const scale = Math.min(wantedScale, MAX_SIDE_PIXELS / Math.max(points.width, points.height));
  const viewport = page.getViewport({ scale });
  const width = Math.max(1, Math.ceil(viewport.width));
  const height = Math.max(1, Math.ceil(viewport.height));
  // Safe: outside a browser, pdf.js creates canvases with @napi-rs/canvas.
  const factory = document.canvasFactory as CanvasFactory;
  const target = factory.create(width, height);
  await page.render({
    // Safe: the factory creates the context for exactly this call.
    canvasContext: target.context as CanvasRenderingContext2D,
    canvas: null,
    viewport,
    background: "white",
  }).promise;
  return {
    width,
    height,
    scale,
    pixels: () => target.canvas.getContext("2d").getImageData(0, 0, width, height).data,
    png: () => target.canvas.toBuffer("image/png"),
    free: () => factory.destroy(target),
  };
}
