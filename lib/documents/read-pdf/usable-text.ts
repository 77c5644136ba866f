/** A page with fewer letters has a number or a stamp on it, and may be a scan. */
const MIN_LETTERS = 16;
/** Replacement characters, private ones and control codes stand for letters that cannot be told. */
const MAX_UNKNOWN_SHARE = 0.15;
const UNKNOWN = /[\uFFFD\p{Co}\p{Cc}\p{Cn}]/gu;

/** Whether what a page holds as text is text, and not the shapes of unknown letters. */
export function isUsable(lines: readonly { text: string }[]): boolean {
  const text = lines.map((line) => line.text).join(" ");
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const unknown = text.match(UNKNOWN)?.length ?? 0;
  return letters >= MIN_LETTERS && unknown <= MAX_UNKNOWN_SHARE * (letters + unknown);
}
