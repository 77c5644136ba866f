import { z } from "zod";

const MIN_PASSWORD_CHARACTERS = 10;
const MAX_PASSWORD_CHARACTERS = 128;
const INVALID_EMAIL = "Enter a valid email address.";

/** What is typed to sign in or to be written to. */
export const emailField = z
  .string(INVALID_EMAIL)
  .trim()
  .max(254, INVALID_EMAIL)
  .pipe(z.email(INVALID_EMAIL));

/** A password that is chosen. */
export const newPasswordField = z
  .string("Enter a new password.")
  .min(MIN_PASSWORD_CHARACTERS, `Use at least ${MIN_PASSWORD_CHARACTERS} characters.`)
  .max(MAX_PASSWORD_CHARACTERS, `Use ${MAX_PASSWORD_CHARACTERS} characters or fewer.`);

/** Said where the password is chosen. */
export const NEW_PASSWORD_HINT = `At least ${MIN_PASSWORD_CHARACTERS} characters. A few words you can remember work well.`;

const MISTYPED = "A code has 20 letters and digits. Check that nothing is missing.";

/** A code as people type it: in any case, with or without the dashes. */
const codeField = z
  .string("Enter the code.")
  .trim()
  .min(1, "Enter the code.")
  .max(100, MISTYPED)
  .transform((typed) => typed.toLowerCase().replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^[\da-f]{20}$/, MISTYPED));

export const forgotPasswordInput = z.object({ email: emailField });

export const resetPasswordInput = z.object({ code: codeField, password: newPasswordField });

/** Whether this server can send a link; otherwise its operator gives a code. */
export const resetWaysSchema = z.object({ sendsMail: z.boolean() });

/** A code for someone who forgot their password, shown once. */
export const resetCodeSchema = z.object({
  email: z.string(),
  code: z.string(),
  expiresAt: z.iso.datetime(),
});

export const resetCodeInput = z.object({ email: z.string().trim().toLowerCase().min(1).max(254) });
