"use client";

/** Short enough that the click still counts as the person's own act, which the other way of copying needs. */
const CLIPBOARD_MS = 1_500;

/**
 * Puts text on the clipboard, also on a page without https, where the modern API is missing.
 *
 * @returns whether it worked
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await untilHung(navigator.clipboard.writeText(text));
    return true;
  } catch {
    const part = await import("@/lib/client/copy-by-selection").catch(() => null);
    return part?.copyBySelection(text) ?? false;
  }
}

/**
 * Waits for the clipboard, which now and then never answers.
 *
 * @throws once it has hung for a while
 */
export function untilHung(copied: Promise<void>): Promise<void> {
  return Promise.race([
    copied,
    new Promise<never>((_, reject) => setTimeout(reject, CLIPBOARD_MS)),
  ]);
}
