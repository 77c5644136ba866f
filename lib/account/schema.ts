import { z } from "zod";

export const MAX_PICTURE_SIDE_PIXELS = 256;
/** A PNG of that size without any compression, as base64. */
const MAX_PICTURE_CHARACTERS = 400_000;

export const pictureInput = z.object({
  /** A `data:` address; null takes the picture away. */
  picture: z
    .string()
    .max(MAX_PICTURE_CHARACTERS, "This picture is too large. Choose a smaller one.")
    .nullable(),
});

export const deleteAccountInput = z.object({
  /** The account's own address, typed out. */
  email: z.string().trim().toLowerCase(),
});

export const planInput = z.object({
  email: z.string().trim().toLowerCase().min(1),
  plan: z.enum(["free", "premium"]),
});
