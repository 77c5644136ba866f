/** A page with fewer letters has a number or a stamp on it, and may be a scan. */
const MIN_LETTERS = 16;
/** Replacement characters, private ones and control codes stand for letters that cannot be told. */
const MAX_UNKNOWN_SHARE = 0.15;
const UNKNOWN = /[\uFFFD\p{Co}\p{Cc}\p{Cn}]/gu;

/**
 * What a page's own text is worth: `usable`, `scarce` where there is next to none of it, or `unknown` where
 * it is the shapes of letters that cannot be told.
 */
export function judgeText(lines: readonly { text: string }[]): "usable" | "scarce" | "unknown" {
  const text = lines.map((line) => line.text).join(" ");
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const unknown = text.match(UNKNOWN)?.length ?? 0;
  if (unknown > MAX_UNKNOWN_SHARE * (letters + unknown)) return "unknown";
  return letters >= MIN_LETTERS ? "usable" : "scarce";
}
