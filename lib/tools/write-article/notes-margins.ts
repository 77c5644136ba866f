import { largest } from "@/lib/core/extremes";
import { SENTENCE_END } from "@/lib/core/sentences";

/** The narrowest and the widest margin at which people's lines are broken. */
export const MARGINS = { min: 50, max: 120 };
/** Lines longer than any margin are paragraphs, such as the clauses of a letter. */
export function isPasted(lines: readonly string[]): boolean {
  return lines.filter(({ length }) => length > MARGINS.max).length > lines.length / 2;
}

/** A sentence that isn't over yet, as it would be after "we say it is". */
export const GOES_ON =
  /(?:,|\b(?:an?|the|of|for|to|in|on|at|by|with|from|and|or|but|that|as|than|into|is|are|was|were|my|our|its)(?<!\b(?:i|it|we|you|they|he|she|that|this|there) (?:is|are|was|were)))$/i;

/**
 * Whether these lines are one paragraph that was broken at a margin: no line had room for the next one's first word. Two
 * or three lines alone don't show a margin, so that the other lines must, or a last word.
 */
export function isWrapped(lines: readonly string[], margin: number | undefined): boolean {
  const widest = largest(lines.map(({ length }) => length));
  const full = lines.slice(0, -1);
  if (widest < MARGINS.min || widest > MARGINS.max) return false;
  if (full.every((line) => SENTENCE_END.test(line))) return false;
  const isLabeled = (line: string, at: number) =>
    /^[^:]{1,30}:\s/.test(line) && !GOES_ON.test(lines[at] ?? "");
  if (lines.slice(1).some(isLabeled)) return false;
  const [first = ""] = lines;
  const isPair = lines.length === 2 && !GOES_ON.test(first);
  if (isPair && (margin === undefined || /[)\]]$/.test(first))) return false;
  if (lines.length === 3 && margin === undefined && !full.some((line) => GOES_ON.test(line)))
    return false;
  const limit = isPair ? Math.max(widest, margin ?? 0) : widest;
  return full.every((line, index) => {
    const [word = ""] = lines[index + 1]?.split(/\s/, 1) ?? [];
    return line.length + 1 + word.length > limit;
  });
}
