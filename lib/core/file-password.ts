/** What is said of a locked file that came without its password. */
export const PASSWORD_MISSING = "This PDF is locked. Enter its password to open it.";

/** What is said of a locked file and a password that doesn't open it. */
export const WRONG_PASSWORD = "That password doesn't open this PDF. Check it and try again.";

/** The form field with the password of a locked file; the server opens the file with it and keeps it nowhere. */
export function passwordField(file: string): string {
  return `${file}Password`;
}
