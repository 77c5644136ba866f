import { AccountError } from "@/components/auth/local/account-api";
import { PASSWORD_TOO_LONG, PASSWORD_TOO_SHORT } from "@/lib/account/password-contract";
import { ApiError } from "@/lib/client/api-error";

export type AccountField =
  | "name"
  | "email"
  | "password"
  | "currentPassword"
  | "newPassword"
  | "code";

/** The accounts library's error codes as sentences, with the field each one is about, if any. */
const MESSAGES: Record<string, { message: string; field?: AccountField }> = {
  INVALID_EMAIL_OR_PASSWORD: {
    field: "password",
    message: "Incorrect email address or password.",
  },
  INVALID_EMAIL: { field: "email", message: "Enter a valid email address." },
  INVALID_NAME: { field: "name", message: "Enter a name of 100 characters or fewer." },
  INVALID_PASSWORD: { field: "currentPassword", message: "That's not your current password." },
  PASSWORD_TOO_SHORT: { field: "password", message: PASSWORD_TOO_SHORT },
  PASSWORD_TOO_LONG: { field: "password", message: PASSWORD_TOO_LONG },
  USER_ALREADY_EXISTS: {
    field: "email",
    message: "An account with this email address already exists. Sign in instead.",
  },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: {
    field: "email",
    message: "An account with this email address already exists. Sign in instead.",
  },
  TOO_MANY_FAILURES: {
    message: "Too many incorrect passwords for this email address. Wait 15 minutes and try again.",
  },
  rate_limited: { message: "Too many attempts. Wait a minute and try again." },
  INVALID_ORIGIN: {
    message:
      "This server isn't set up for the web address you're using. Ask its administrator to set APP_URL.",
  },
};

/** What went wrong with a form, in words for the user. */
export type FormError = { message: string; field?: AccountField };

/** @param checked the field that a refusal of our own routes is about; the whole form without one */
export function toFormError(error: unknown, checked?: AccountField): FormError {
  if (error instanceof AccountError) return MESSAGES[error.code] ?? { message: error.message };
  if (!(error instanceof ApiError)) return { message: "Something went wrong. Try again." };
  const { code, message } = error;
  return code === "invalid_input" && checked ? { message, field: checked } : { message };
}
