import { z } from "zod";

import { defineContract } from "@/lib/registry/contract";
import { appearanceFields, widerMarginSchema } from "@/lib/tools/qr-generator/fields";
import { QR_LIST } from "@/lib/tools/qr-generator/options";

const SENTENCE = `Send 1 to ${QR_LIST.rowsPerCall} texts.`;

const listedCodeSchema = z.union([
  z.object({
    /** Base64 of a PNG; set when that is the format. */
    png: z.string().optional(),
    /** SVG markup; set when that is the format. */
    svg: z.string().optional(),
    /** Percentage of the readings tried that succeeded, 0 to 100. */
    scanScore: z.int().min(0).max(100),
    /** Set when whole pixels made the margin of a PNG wider than asked for. */
    widerMargin: widerMarginSchema.optional(),
    /** What to know about a code that scans but could be improved. */
    warning: z.string().optional(),
  }),
  /** Why there's no code for this text. */
  z.object({ fault: z.string() }),
]);

/** The call that creates several QR codes that look alike. Nothing of it is stored. */
export const qrListContract = defineContract({
  endpoint: "qr-list",
  exact: true,
  input: z.object({
    texts: z
      .array(z.string(SENTENCE), SENTENCE)
      .min(1, SENTENCE)
      .max(QR_LIST.rowsPerCall, SENTENCE),
    ...appearanceFields,
  }),
  output: z.object({
    /** In the order of the texts. */
    codes: z.array(listedCodeSchema),
    /** What to know about colors that scan, but could have more contrast. */
    message: z.string().optional(),
  }),
});

/** The call's checked input. */
export type QrListInput = z.output<typeof qrListContract.input>;
/** The call's output. */
export type QrList = z.output<typeof qrListContract.output>;
/** A code, or why there's none. */
export type ListedCode = z.output<typeof listedCodeSchema>;
