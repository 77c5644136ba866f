type Pixels = { width: number; height: number };

/** What a cutout is put in: as large as its image, as its subject, or a size of its own. */
export type FrameSize = "image" | "subject" | Pixels;

/** How a cutout is framed. */
export type CutoutFrame = {
  size: FrameSize;
  /** Around the subject, as a share of the frame's shorter side; not for a frame as large as the image. */
  margin: number;
  /** In a size of its own: how much larger the subject is than it would be to fit, from 1. */
  zoom: number;
  /** In a size of its own: how far the subject is moved from its place, as shares of the frame's width and height. */
  x: number;
  y: number;
  /** Strength of the shadow under the subject, from 0 for none to 1. */
  shadow: number;
};

/** A share that shops state: with this margin, a square product fills 86% of its frame. */
const FIRST_MARGIN = 0.07;

export const NO_FRAME: CutoutFrame = {
  size: "image",
  margin: FIRST_MARGIN,
  zoom: 1,
  x: 0,
  y: 0,
  shadow: 0,
};

export const FRAME_LIMITS = {
  /** Of one side, in pixels. */
  minSide: 16,
  maxSide: 6_000,
  margin: 0.3,
  zoom: 4,
  shift: 0.5,
} as const;

/** Of the subject's longer side: how far its shadow fades out, and how far it falls; and how dark the strongest is. */
export const SHADOW = { fade: 0.08, fall: 0.025, darkest: 0.6 } as const;

/** Strengths of a shadow that can be chosen, in percent. */
export const SHADOW_STEP = 10;

type NamedSize = Pixels & {
  group: "Shops" | "Portraits";
  label: string;
  /** For what is printed: how many pixels make up an inch. */
  perInch?: number;
};

/** Sizes that are asked for. */
export const NAMED_SIZES: readonly NamedSize[] = [
  { group: "Shops", label: "Square, 2000 × 2000 px", width: 2000, height: 2000 },
  { group: "Shops", label: "Square, 1600 × 1600 px", width: 1600, height: 1600 },
  { group: "Portraits", label: "Passport, 35 × 45 mm", width: 827, height: 1063, perInch: 600 },
  { group: "Portraits", label: "US passport, 2 × 2 in", width: 1200, height: 1200, perInch: 600 },
  { group: "Portraits", label: "Portrait 4:5, 1080 × 1350 px", width: 1080, height: 1350 },
];

/** The named size that a frame has; undefined for any other. */
export function namedSize(size: FrameSize): NamedSize | undefined {
  if (typeof size === "string") return undefined;
  return NAMED_SIZES.find(({ width, height }) => width === size.width && height === size.height);
}

/** Reads what `frameSizeText` wrote; null for anything else. */
export function readFrameSize(text: string): FrameSize | null {
  if (text === "image" || text === "subject") return text;
  const [, width = 0, height = 0] = (/^(\d{1,5})x(\d{1,5})$/.exec(text) ?? []).map(Number);
  const { minSide, maxSide } = FRAME_LIMITS;
  const isInside = [width, height].every((side) => side >= minSide && side <= maxSide);
  return isInside ? { width, height } : null;
}

/** A size as `image`, `subject`, or `1600x1200`. */
export function frameSizeText(size: FrameSize): string {
  return typeof size === "string" ? size : `${size.width}x${size.height}`;
}

/** Whether a frame makes another image of a cutout. */
export function isFramed({ size, shadow }: CutoutFrame): boolean {
  return size !== "image" || shadow > 0;
}

/** Whether two frames are set in the same way. */
export function isSameFrame(one: CutoutFrame, other: CutoutFrame): boolean {
  const textOf = ({ size, margin, zoom, x, y, shadow }: CutoutFrame) =>
    JSON.stringify([
      typeof size === "string" ? size : [size.width, size.height],
      ...[margin, zoom, x, y, shadow],
    ]);
  return textOf(one) === textOf(other);
}
