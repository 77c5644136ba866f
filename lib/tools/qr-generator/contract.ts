import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { defineContract } from "@/lib/registry/contract";
import { HEX_COLOUR } from "@/lib/tools/qr-generator/colours";

/** Edge of the picture in pixels; the step is the slider's, the call takes every whole number. */
export const QR_SIZE = { min: 128, max: 1024, step: 32, default: 512 } as const;
/** Quiet zone in modules. */
export const QR_MARGIN = { min: 0, max: 10, step: 1, default: 2 } as const;

/** What each level restores of a damaged code, and the bytes of text that it leaves room for. */
export const QR_LEVELS = [
  { value: "L", label: "L · 7%", maxBytes: 2_953 },
  { value: "M", label: "M · 15%", maxBytes: 2_331 },
  { value: "Q", label: "Q · 25%", maxBytes: 1_663 },
  { value: "H", label: "H · 30%", maxBytes: 1_273 },
] as const;

export const QR_FORMATS = ["png", "svg"] as const;
export const QR_COLOURS = { dark: "#000000", light: "#ffffff" } as const;

/** A logo hides modules, which only the highest level makes up for. */
export const LOGO_LEVEL = "H";
/** Of the data URL. The page shrinks a picture far below it. */
const LOGO_CHARACTERS = 700_000;

export const BLANK_TEXT = "Enter text or URL to encode";

export type QrLevel = (typeof QR_LEVELS)[number]["value"];
export type QrFormat = (typeof QR_FORMATS)[number];

const inRange = (name: string, { min, max, default: fallback }: Record<string, number>) => {
  const message = `Choose a ${name} from ${min} to ${max}.`;
  return z
    .int(message)
    .min(min ?? 0, message)
    .max(max ?? 0, message)
    .default(fallback ?? 0);
};

const colour = (name: string, fallback: string) =>
  z
    .string(`Give the ${name} colour as #rrggbb.`)
    .regex(HEX_COLOUR, `Give the ${name} colour as #rrggbb.`)
    .toLowerCase()
    .default(fallback);

const input = z
  .object({
    // As it was given: a scanner shows every space of it.
    text: z
      .custom<string>((text) => typeof text === "string" && text.trim() !== "", BLANK_TEXT)
      .refine(
        (text) => !/\p{Surrogate}/u.test(text),
        "The text holds half a character. Type it anew.",
      ),
    size: inRange("size", QR_SIZE),
    margin: inRange("margin", QR_MARGIN),
    errorCorrectionLevel: z
      .enum(["L", "M", "Q", "H"], "Choose the error correction L, M, Q or H.")
      .default("M"),
    format: z.enum(QR_FORMATS, "Choose the format png or svg.").default("png"),
    darkColor: colour("foreground", QR_COLOURS.dark),
    lightColor: colour("background", QR_COLOURS.light),
    /** A picture for the middle, as a data URL. Forces level H. */
    logo: z
      .string("Give the logo as a data URL.")
      .max(LOGO_CHARACTERS, "The logo is too large. Choose a smaller picture.")
      .regex(/^data:image\/[\w.+-]+;base64,/, "Give the logo as a data URL of a picture.")
      .optional(),
    /** The caller's creation that this one is made from. */
    parentId: z.uuid("This is no creation's id.").optional(),
  })
  .superRefine(({ text, errorCorrectionLevel, logo }, context) => {
    const level = logo ? LOGO_LEVEL : errorCorrectionLevel;
    const [bytes, room] = [byteLength(text), capacityOf(level)];
    if (bytes <= room) return;
    const message = `The text has ${bytes} bytes, and level ${level} has room for ${room}. Shorten it${
      level === "L" ? "" : logo ? " or leave the logo out" : " or choose a lower level"
    }.`;
    context.addIssue({ code: "custom", path: ["text"], message });
  });

/** How the server's own reader got on with the code that it had made. */
const scanSchema = z.object({
  /** As it is. */
  plain: z.boolean(),
  /** At half its size. */
  half: z.boolean(),
  /** Blurred by half a module. */
  blurred: z.boolean(),
  /** Turned by 90 degrees. */
  rotated: z.boolean(),
});

export const qrContract = defineContract({
  endpoint: "qr-generate",
  input,
  output: z.object({
    id: z.string(),
    /** A warning when the code is readable but could be better. */
    message: z.string().optional(),
    format: z.enum(QR_FORMATS),
    /** The PNG, when that is the format. */
    dataUrl: z.string().optional(),
    /** The markup, when that is the format: show it as a picture, never as markup. */
    svg: z.string().optional(),
    meta: z.object({
      engine: engineSchema,
      /** The server read the text back from the very picture it answers. */
      verified: z.boolean(),
      scan: scanSchema,
      /** Share of the readings that worked, 0 to 100. */
      scanScore: z.int().min(0).max(100),
      size: z.int().positive(),
      /** Pixels of a module's edge in the PNG. */
      modulePixels: z.int().positive(),
      /** 1 (21 modules) to 40 (177 modules). */
      version: z.int().min(1).max(40),
      /** As used: H with a logo. */
      errorCorrectionLevel: z.enum(["L", "M", "Q", "H"]),
      textBytes: z.int().positive(),
      contrast: z.number(),
    }),
  }),
});

export type QrInput = z.output<typeof input>;
export type QrCode = z.output<typeof qrContract.output>;
export type ScanChecks = z.output<typeof scanSchema>;

export function byteLength(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

/** Bytes of text that a code of this level can hold. */
export function capacityOf(level: QrLevel): number {
  return QR_LEVELS.find(({ value }) => value === level)?.maxBytes ?? 0;
}
