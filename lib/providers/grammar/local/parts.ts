/** Of the longest run without a space that is checked: no word is longer, and hardly an address. Harper panics at some of 500. */
const MAX_RUN = 100;
/** Of a part that is checked at once. Without an end of a sentence, harper takes the square of the length. */
const MAX_PART = 2_000;

/** A part of a line as it is checked, and where it begins. */
export type Part = { text: string; at: number };

/**
 * Parts of a line that end with a sentence, or with a word, and hold no run too long: such runs are as many spaces, so that
 * all else is where it was.
 */
export function checkableParts(line: string): Part[] {
  const text = line.replace(/\S+/g, (run) => (run.length > MAX_RUN ? " ".repeat(run.length) : run));
  const parts: Part[] = [];
  for (let at = 0; at < text.length; ) {
    const end = endOfPart(text, at);
    parts.push({ text: text.slice(at, end), at });
    at = end;
  }
  return parts;
}

function endOfPart(text: string, start: number): number {
  if (text.length - start <= MAX_PART) return text.length;
  let afterWord: number | undefined;
  for (let end = start + MAX_PART; end > start; end -= 1) {
    if (!/\s/.test(text.charAt(end - 1))) continue;
    afterWord ??= end;
    if (/[.!?]/.test(text.charAt(end - 2))) return end;
  }
  return afterWord ?? start + MAX_PART;
}
