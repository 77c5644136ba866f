"use client";

/** Until when (milliseconds since 1970) forms are kept in this browser, and whose; in `localStorage`. */
export const FORMS_MARK = "atelier-forms";

/** What the key of the time begins with at which a person left this browser. */
export const LEFT_PREFIX = "atelier-forms-left ";
/** Stands behind it for whoever signs out, and where it isn't known who left. */
export const ANYBODY = "*";

/**
 * Whether there may be something to drop once it's known who is signed in. Without anybody, that is also what another app shared:
 * the sign-in form is in its place, and the next person must not find it.
 */
export const mayHaveOthers = (userId: string | null | undefined) =>
  hasKeptForms() || (!userId && location.pathname.startsWith("/ai"));

/** Whether this browser keeps forms. All that a page loads of it when there are none: see `kept-forms.ts`. */
export function hasKeptForms(): boolean {
  try {
    return localStorage.getItem(FORMS_MARK) !== null;
  } catch {
    return false;
  }
}
