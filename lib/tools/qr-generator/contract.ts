import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { defineContract } from "@/lib/registry/contract";
import { usageOf } from "@/lib/tools/qr-generator/capacity";
import { HEX_COLOR } from "@/lib/tools/qr-generator/colors";
import {
  BLANK_TEXT,
  LOGO_LEVEL,
  QR_COLORS,
  QR_FORMATS,
  QR_MARGIN,
  QR_SIZE,
} from "@/lib/tools/qr-generator/options";

/** Length of the data URL. The page downscales images far below this. */
const LOGO_CHARACTERS = 700_000;

const inRange = (name: string, { min, max, default: fallback }: Record<string, number>) => {
  const message = `Choose a ${name} from ${min} to ${max}.`;
  return z
    .int(message)
    .min(min ?? 0, message)
    .max(max ?? 0, message)
    .default(fallback ?? 0);
};

const color = (name: string, fallback: string) =>
  z
    .string(`Enter the ${name} color as #rrggbb.`)
    .regex(HEX_COLOR, `Enter the ${name} color as #rrggbb.`)
    .toLowerCase()
    .default(fallback);

const input = z
  .object({
    // Not trimmed: a scanner shows every space.
    text: z
      .custom<string>((text) => typeof text === "string" && text.trim() !== "", BLANK_TEXT)
      .refine(
        // A lone surrogate arrives as U+FFFD; a code must say exactly what was typed.
        (text) => !/[\p{Surrogate}\uFFFD]/u.test(text),
        "The text contains an incomplete character. Retype it.",
      )
      // Scanners stop at it, and databases refuse it.
      .refine((text) => !text.includes("\0"), "The text contains a null character. Remove it."),
    size: inRange("size", QR_SIZE),
    margin: inRange("margin", QR_MARGIN),
    errorCorrectionLevel: z
      .enum(["L", "M", "Q", "H"], "Choose an error correction level: L, M, Q, or H.")
      .default("M"),
    format: z.enum(QR_FORMATS, "Choose PNG or SVG.").default("png"),
    darkColor: color("foreground", QR_COLORS.dark),
    lightColor: color("background", QR_COLORS.light),
    /** An image for the center, as a data URL. Forces level H. */
    logo: z
      .string("Send the logo as a data URL.")
      .max(LOGO_CHARACTERS, "The logo is too large. Choose a smaller image.")
      .regex(/^data:image\/[\w.+-]+;base64,/, "The logo must be an image. Choose another file.")
      .optional(),
    /** The caller's creation that this one is based on. */
    parentId: z.uuid("That isn't a valid creation ID.").optional(),
  })
  .superRefine(({ text, errorCorrectionLevel, logo }, context) => {
    const level = logo ? LOGO_LEVEL : errorCorrectionLevel;
    const { used, room, unit } = usageOf(text, level);
    if (used <= room) return;
    const message = `The text is ${used.toLocaleString("en")} ${unit} long, but level ${level} holds at most ${room.toLocaleString("en")}. Shorten it${
      level === "L" ? "" : logo ? " or remove the logo" : " or choose a lower level"
    }.`;
    context.addIssue({ code: "custom", path: ["text"], message });
  });

/**
 * Whether the server could read the code back, and under which conditions it tried. A code of large modules in
 * strong colors and without a logo is only read as it is.
 */
const scanSchema = z.object({
  /** At full size, of which four pixels of a module's side are enough where it has eight or more. */
  plain: z.boolean(),
  /** At half size. */
  half: z.boolean().optional(),
  /** Blurred by half a module. */
  blurred: z.boolean().optional(),
  /** Rotated by 90 degrees. */
  rotated: z.boolean().optional(),
});

/** The call that creates a QR code. */
export const qrContract = defineContract({
  endpoint: "qr-generate",
  exact: true,
  input,
  output: z.object({
    id: z.string(),
    /** A warning when the code scans but could be improved. */
    message: z.string().optional(),
    format: z.enum(QR_FORMATS),
    /** The PNG as a data URL; set when that is the format. */
    dataUrl: z.string().optional(),
    /** SVG markup; set when that is the format. Show it as an image, never inline. */
    svg: z.string().optional(),
    meta: z.object({
      engine: engineSchema,
      /** Whether the server read the text back from the very image it returns. */
      verified: z.boolean(),
      scan: scanSchema,
      /** Percentage of the readings tried that succeeded, 0 to 100. */
      scanScore: z.int().min(0).max(100),
      size: z.int().positive(),
      /** Pixels per module side in the PNG. */
      modulePixels: z.int().positive(),
      /** QR version: 1 (21 modules per side) to 40 (177). */
      version: z.int().min(1).max(40),
      /** The level used; H with a logo. */
      errorCorrectionLevel: z.enum(["L", "M", "Q", "H"]),
      textBytes: z.int().positive(),
      /** Set when whole pixels made the margin of a PNG wider than asked for. */
      widerMargin: z
        .object({
          /** The margin it has, in modules. */
          modules: z.number(),
          /** The nearest size in pixels at which it's exactly as asked for. */
          exactSize: z.int().positive(),
        })
        .optional(),
      contrast: z.number(),
    }),
  }),
});

/** The call's checked input. */
export type QrInput = z.output<typeof input>;
/** The call's output. */
export type QrCode = z.output<typeof qrContract.output>;
/** Which scans succeeded. */
export type ScanChecks = z.output<typeof scanSchema>;
