type Size = { width: number; height: number };

/** Output sizes of OpenAI's image models. */
const CANVASES = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
] as const;

/** An output size, and where the image lies on it. */
export type Canvas = (typeof CANVASES)[number] & {
  /** Pixel rectangle of the image when fitted and centered. */
  inset: Size & { left: number; top: number };
};

/** The canvas that needs the least padding for an image. */
export function canvasFor(image: Size): Canvas {
  const fits = CANVASES.map((canvas) => ({ ...canvas, inset: insetOf(image, canvas) }));
  const share = ({ inset, width, height }: Canvas) =>
    (inset.width * inset.height) / (width * height);
  return fits.reduce((best, canvas) => (share(canvas) > share(best) ? canvas : best));
}

function insetOf(image: Size, canvas: Size) {
  const scale = Math.min(canvas.width / image.width, canvas.height / image.height);
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  return {
    width,
    height,
    left: Math.floor((canvas.width - width) / 2),
    top: Math.floor((canvas.height - height) / 2),
  };
}
