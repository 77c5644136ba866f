import { z } from "zod";

import { PASSWORD_CHARACTERS } from "@/lib/core/password-length";

export const PASSWORD_TOO_SHORT = `Use at least ${PASSWORD_CHARACTERS.min} characters.`;
export const PASSWORD_TOO_LONG = `Use ${PASSWORD_CHARACTERS.max} characters or fewer.`;

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
  .min(PASSWORD_CHARACTERS.min, PASSWORD_TOO_SHORT)
  .max(PASSWORD_CHARACTERS.max, PASSWORD_TOO_LONG);

/** Said where the password is chosen. */
export const NEW_PASSWORD_HINT = `At least ${PASSWORD_CHARACTERS.min} characters. A few words you can remember work well.`;

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

/** Whether this server can send a link; otherwise its operator gives a code, if there's a way to ask for one. */
export const resetWaysSchema = z.object({ sendsMail: z.boolean(), hasContact: z.boolean() });

/** A code for someone who forgot their password, shown once. */
export const resetCodeSchema = z.object({
  email: z.string(),
  code: z.string(),
  expiresAt: z.iso.datetime(),
});

export const resetCodeInput = z.object({ email: z.string().trim().toLowerCase().min(1).max(254) });
