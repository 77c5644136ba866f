import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { IMAGE_DATA_URL } from "@/lib/core/image-data-url";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";
import { objectNameFault } from "@/lib/tools/remove-object/object-name";

/** Checks an object name: one word [decision 11]. */
export const objectNameSchema = z
  .string("Name the object to remove.")
  .trim()
  .superRefine((name, context) => {
    const message = objectNameFault(name);
    if (message) context.addIssue({ code: "custom", message });
  });

const MASK_BYTES = 4 * 1024 * 1024;

/**
 * The call that removes a named or marked object. The page shows what a name stands for first, with `outlineObjectContract`,
 * and sends that as a mask; a call with only a name removes every match at once.
 */
export const removeObjectContract = defineContract({
  endpoint: "remove-image-object",
  edits: "erases",
  lasts: true,
  files: {
    image: { maxBytes: LIMITS.imageBytes, required: true, missing: "Choose an image first." },
    /**
     * An image of any size, stretched over `image`, whose white areas are erased, and a little around them for soft edges. Its
     * blue areas stay as they are, also beside white ones. Replaces the name.
     */
    mask: { maxBytes: MASK_BYTES, required: false },
  },
  input: z.object({
    object: objectNameSchema.optional(),
    /** The name was looked for in the image and not found: it's left to an engine that knows more, or refused. */
    unseen: z.literal("true").optional(),
  }),
  output: z.object({
    id: z.string(),
    /** URL of a PNG. */
    content: z.string().min(1),
    /** The erased area with its soft edge, white on black, as a PNG data URL. */
    mask: z.string().meta(IMAGE_DATA_URL).optional(),
    message: z.string().optional(),
    meta: z.object({
      engine: engineSchema,
      /** In pixels; the same as the upload's. */
      width: z.int().positive(),
      height: z.int().positive(),
      byteSize: z.int().positive(),
      seconds: z.number().nonnegative(),
      /** Labels the detector found for the name; empty when the area was marked by hand. */
      objects: z.array(z.string()),
      /** True when a hosted model regenerated the whole image, so pixels elsewhere may differ too. */
      redrawn: z.boolean(),
      /**
       * Why pixels outside the mask aren't those of the upload: it had CMYK colors, more light than white (HDR), a color profile
       * that can't be kept, or more than 8 bits per channel. Absent when they are.
       */
      converted: z.enum(["cmyk", "hdr", "profile", "depth"]).optional(),
    }),
  }),
});

/** The removal call's output. */
export type ObjectRemoval = z.output<typeof removeObjectContract.output>;
