import type { MarkdownIssue } from "@/lib/providers/grammar/port";

/**
 * Corrects mistakes in a Markdown text where there is no doubt what was meant.
 *
 * @param issues what a grammar checker found in it
 */
export function fixPassage(
  markdown: string,
  issues: readonly MarkdownIssue[],
): { text: string; corrections: number } {
  const edits = issues.flatMap((issue) => editOf(issue, markdown) ?? []);
  let text = markdown;
  let corrections = 0;
  let from = markdown.length;
  for (const { start, end, replacement } of edits.sort((one, other) => other.start - one.start)) {
    if (end > from) continue;
    text = text.slice(0, start) + replacement + text.slice(end);
    from = start;
    corrections += 1;
  }
  return { text, corrections };
}

function editOf({ start, end, replacements }: MarkdownIssue, markdown: string) {
  // A line break reads as a space.
  const word = markdown.slice(start, end).replaceAll("\n", " ");
  const replacement = certainReplacement(word, replacements);
  return replacement === undefined ? undefined : { start, end, replacement };
}

/** The only suggestion, or the best one when it has the same letters or is the only one a single edit away. */
function certainReplacement(word: string, suggestions: readonly string[]): string | undefined {
  const [best, ...others] = [...new Set(suggestions.map((suggestion) => suggestion.trim()))];
  if (best === undefined || others.length === 0) return best;
  if (/['’]/.test(best)) return undefined;
  const isSure =
    sortedLetters(best) === sortedLetters(word) ||
    (isOneEdit(word, best) && !others.some((other) => isOneEdit(word, other)));
  return isSure ? best : undefined;
}

function sortedLetters(word: string): string {
  return [...word.toLowerCase()].sort().join("");
}

/** Whether one letter was added, left out, or replaced. */
function isOneEdit(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end === 1;
}
