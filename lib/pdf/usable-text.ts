/** A page with fewer letters has only a number or a stamp, and may be a scan. */
const MIN_LETTERS = 16;
const ENOUGH_LETTERS = new RegExp(`(?:[\\p{L}\\p{N}][^\\p{L}\\p{N}]*){${MIN_LETTERS}}`, "u");
/** Replacement, private-use and control characters stand for letters that can't be decoded. */
const MAX_UNKNOWN_SHARE = 0.15;
const UNKNOWN = /[\uFFFD\p{Co}\p{Cc}\p{Cn}]/gu;

/**
 * Judges a page's text layer: `usable`, `scarce` when there is hardly any, or `unknown` when its
 * letters can't be decoded.
 */
export function assessText(lines: readonly { text: string }[]): "usable" | "scarce" | "unknown" {
  const text = lines.map((line) => line.text).join(" ");
  const unknown = text.match(UNKNOWN)?.length ?? 0;
  if (unknown === 0) return ENOUGH_LETTERS.test(text) ? "usable" : "scarce";
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (unknown > MAX_UNKNOWN_SHARE * (letters + unknown)) return "unknown";
  return letters >= MIN_LETTERS ? "usable" : "scarce";
}
