import { z } from "zod";

import { HEX_COLOR } from "@/lib/tools/qr-generator/colors";
import {
  QR_COLORS,
  QR_EYE_SHAPES,
  QR_FORMATS,
  QR_MARGIN,
  QR_MODULE_SHAPES,
  QR_SIZE,
} from "@/lib/tools/qr-generator/options";

/** Length of the data URL. The page downscales images far below this. */
const LOGO_CHARACTERS = 700_000;

const OR_LIST = new Intl.ListFormat("en", { type: "disjunction" });

/** The fields of a call that say what its codes look like. */
export const appearanceFields = {
  size: inRange("size", QR_SIZE),
  margin: inRange("margin", QR_MARGIN),
  errorCorrectionLevel: z
    .enum(["L", "M", "Q", "H"], "Choose an error correction level: L, M, Q, or H.")
    .default("M"),
  format: z.enum(QR_FORMATS, "Choose PNG or SVG.").default("png"),
  darkColor: color("foreground").default(QR_COLORS.dark),
  lightColor: color("background").default(QR_COLORS.light),
  moduleShape: shape("a module shape", QR_MODULE_SHAPES).default("square"),
  eyeFrameShape: shape("an eye frame", QR_EYE_SHAPES).default("square"),
  eyeBallShape: shape("an eye ball", QR_EYE_SHAPES).default("square"),
  /** The foreground color, when absent. */
  eyeFrameColor: color("eye frame").optional(),
  eyeBallColor: color("eye ball").optional(),
  /** An image for the center, as a data URL. Forces level H. */
  logo: z
    .string("Send the logo as a data URL.")
    .max(LOGO_CHARACTERS, "The logo is too large. Choose a smaller image.")
    .regex(/^data:image\/[\w.+-]+;base64,/, "The logo must be an image. Choose another file.")
    .optional(),
};

function inRange(name: string, range: { min: number; max: number; default: number }) {
  const message = `Choose a ${name} from ${range.min} to ${range.max}.`;
  return z.int(message).min(range.min, message).max(range.max, message).default(range.default);
}

function color(name: string) {
  const message = `Enter the ${name} color as #rrggbb.`;
  return z.string(message).regex(HEX_COLOR, message).toLowerCase();
}

function shape<Shape extends string>(
  words: string,
  shapes: readonly { value: Shape; label: string }[],
) {
  const labels = shapes.map(({ label }) => label.toLowerCase());
  const values = shapes.map(({ value }) => value);
  return z.enum(values, `Choose ${words}: ${OR_LIST.format(labels)}.`);
}

export const widerMarginSchema = z.object({
  /** The margin it has, in modules. */
  modules: z.number(),
  /** The nearest size in pixels at which it's exactly as asked for. */
  exactSize: z.int().positive(),
});
