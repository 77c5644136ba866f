import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";

/** What every call of this tool answers. */
export const savedImageSchema = z.object({
  id: z.string(),
  /** URL of a PNG. */
  content: z.string().min(1),
  /** Set when there is something to know. */
  message: z.string().optional(),
  meta: z.object({
    engine: engineSchema,
    /** In pixels; the same as the upload's. */
    width: z.int().positive(),
    height: z.int().positive(),
    byteSize: z.int().positive(),
    seconds: z.number().nonnegative(),
  }),
});

/** The image that a call works on. */
export function requiredImage(missing: string) {
  return { maxBytes: LIMITS.imageBytes, required: true, missing } as const;
}

/** The call that removes an image's background: its PNG shows the subject on a transparent background. */
export const removeBackgroundContract = defineContract({
  endpoint: "remove-image-background",
  edits: "cutsOut",
  lasts: true,
  files: { image: requiredImage("Choose an image first.") },
  input: z.object({}),
  output: savedImageSchema,
});

/** The call's output. */
export type BackgroundRemoval = z.output<typeof removeBackgroundContract.output>;
