/** Side of the image in pixels. The step is the slider's; the API accepts any whole number. */
export const QR_SIZE = { min: 128, max: 1024, step: 32, default: 512 } as const;
/** Quiet zone in modules. */
export const QR_MARGIN = { min: 0, max: 10, step: 1, default: 2 } as const;
/** In modules. */
export const STANDARD_MARGIN = 4;

/** Error correction levels: the share of a damaged code that each restores. */
export const QR_LEVELS = [
  { value: "L", label: "L · 7%" },
  { value: "M", label: "M · 15%" },
  { value: "Q", label: "Q · 25%" },
  { value: "H", label: "H · 30%" },
] as const;

/** Output formats. */
export const QR_FORMATS = ["png", "svg"] as const;
/** Shapes of a code's modules. */
export const QR_MODULE_SHAPES = [
  { value: "square", label: "Squares" },
  { value: "rounded", label: "Rounded" },
  { value: "extra-rounded", label: "Extra rounded" },
  { value: "dots", label: "Dots" },
  { value: "classy", label: "Classy" },
] as const;
/** Shapes of the eyes, the patterns in three corners by which scanners find a code. */
export const QR_EYE_SHAPES = [
  { value: "square", label: "Square" },
  { value: "rounded", label: "Rounded" },
  { value: "circle", label: "Circle" },
] as const;
/** Default colors. */
export const QR_COLORS = { dark: "#000000", light: "#ffffff" } as const;

/** A logo hides modules; only the highest level can make up for that. */
export const LOGO_LEVEL = "H";

/** What a list of codes may be: rows in all, rows of one call and so of one run, and the length of the CSV. */
export const QR_LIST = { rows: 500, rowsPerCall: 20, characters: 1_000_000 } as const;

/** Exact text of requirement QR-03. */
export const BLANK_TEXT = "Enter text or URL to encode";

/** An error correction level. */
export type QrLevel = (typeof QR_LEVELS)[number]["value"];
/** An output format. */
export type QrFormat = (typeof QR_FORMATS)[number];

/** How modules are drawn. */
export type QrModuleShape = (typeof QR_MODULE_SHAPES)[number]["value"];
/** How an eye's frame or ball is drawn. */
export type QrEyeShape = (typeof QR_EYE_SHAPES)[number]["value"];

/** What a code looks like, but for its logo. */
export type QrStyle = {
  size: number;
  margin: number;
  errorCorrectionLevel: QrLevel;
  format: QrFormat;
  darkColor: string;
  lightColor: string;
  moduleShape: QrModuleShape;
  eyeFrameShape: QrEyeShape;
  eyeBallShape: QrEyeShape;
  /** The foreground color, when absent. */
  eyeFrameColor?: string | undefined;
  eyeBallColor?: string | undefined;
};

/** How a form begins. */
export const DEFAULT_STYLE: QrStyle = {
  size: QR_SIZE.default,
  margin: QR_MARGIN.default,
  errorCorrectionLevel: "M",
  format: "png",
  darkColor: QR_COLORS.dark,
  lightColor: QR_COLORS.light,
  moduleShape: "square",
  eyeFrameShape: "square",
  eyeBallShape: "square",
};

/** Returns a text's length in UTF-8 bytes. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
