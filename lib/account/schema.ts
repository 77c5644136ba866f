import { z } from "zod";

/** Side length the browser scales a profile image down to before uploading it. */
export const MAX_AVATAR_SIDE_PIXELS = 256;
/** Base64 length of an uncompressed 256 × 256 RGBA image, with room for PNG overhead. */
const MAX_AVATAR_CHARACTERS = 400_000;

export const avatarInput = z.object({
  /** A `data:` URL; null removes the image. */
  picture: z
    .string()
    .max(MAX_AVATAR_CHARACTERS, "This image is too large. Choose a smaller one.")
    .nullable(),
});

export const deleteAccountInput = z.object({
  /** The account's email, typed to confirm the deletion. */
  email: z.string().trim().toLowerCase(),
  /** Proves that it's not just somebody at an unlocked screen, or with a stolen token. */
  password: z.string("Enter your password.").min(1, "Enter your password.").max(128),
});

export const planInput = z.object({
  email: z.string().trim().toLowerCase().min(1),
  plan: z.enum(["free", "premium"]),
});
