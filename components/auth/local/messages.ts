import { AccountError } from "@/components/auth/local/account-api";

export type AccountField = "name" | "email" | "password" | "currentPassword" | "newPassword";

/** The accounts library's codes, as sentences; with the field they are about, when it is one. */
const MESSAGES: Record<string, { message: string; field?: AccountField }> = {
  INVALID_EMAIL_OR_PASSWORD: {
    field: "password",
    message: "The email address or the password is not right.",
  },
  INVALID_EMAIL: { field: "email", message: "Enter a valid email address." },
  INVALID_NAME: { field: "name", message: "Enter your name, at most 100 characters." },
  INVALID_PASSWORD: { field: "currentPassword", message: "This is not your current password." },
  PASSWORD_TOO_SHORT: { field: "password", message: "Use at least 10 characters." },
  PASSWORD_TOO_LONG: { field: "password", message: "Use at most 128 characters." },
  USER_ALREADY_EXISTS: {
    field: "email",
    message: "An account with this address exists. Sign in instead.",
  },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: {
    field: "email",
    message: "An account with this address exists. Sign in instead.",
  },
  TOO_MANY_FAILURES: {
    message: "Too many wrong passwords for this address. Wait a quarter of an hour and try again.",
  },
  rate_limited: { message: "Too many tries. Wait a minute, then try again." },
  INVALID_ORIGIN: {
    message:
      "This server does not know the address you use it at. Its administrator has to set APP_URL.",
  },
};

/** What went wrong with a form, said for its reader. */
export type Fault = { message: string; field?: AccountField };

export function faultOf(error: unknown): Fault {
  if (!(error instanceof AccountError)) return { message: "Something went wrong. Try again." };
  return MESSAGES[error.code] ?? { message: error.message };
}
