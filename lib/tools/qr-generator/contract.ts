import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { IMAGE_DATA_URL } from "@/lib/core/image-data-url";
import { defineContract } from "@/lib/registry/contract";
import { appearanceFields, widerMarginSchema } from "@/lib/tools/qr-generator/fields";
import { BLANK_TEXT, QR_FORMATS } from "@/lib/tools/qr-generator/options";
import { capacityFault, contentFault } from "@/lib/tools/qr-generator/text-fault";

const input = z
  .object({
    // Not trimmed: a scanner shows every space.
    text: z
      .custom<string>((text) => typeof text === "string", BLANK_TEXT)
      .superRefine((text, context) => {
        const message = contentFault(text);
        if (message) context.addIssue({ code: "custom", message });
      })
      .meta({ type: "string" }),
    ...appearanceFields,
    /** The caller's creation that this one is based on. */
    parentId: z.uuid("That isn't a valid creation ID.").optional(),
  })
  .superRefine(({ text, errorCorrectionLevel, logo }, context) => {
    const message = capacityFault(text, { errorCorrectionLevel, hasLogo: logo !== undefined });
    if (message) context.addIssue({ code: "custom", path: ["text"], message });
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
    dataUrl: z.string().meta(IMAGE_DATA_URL).optional(),
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
      widerMargin: widerMarginSchema.optional(),
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
