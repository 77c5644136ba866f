import { SENTENCE_END } from "@/lib/core/sentences";
import { GOES_ON, isWrapped, MARGINS } from "@/lib/tools/write-article/notes-margins";

/** Longer lines aren't names for what is indented below them unless a colon says so. */
const MAX_NAME_WORDS = 5;
const MIN_CHILDREN = 2;
/** What goes on with the line above and begins nothing. */
const GOES_ON_WITH =
  /^(?:(?:and|or|but|nor|so|then|because|which|who|that|than|as|if|when|while|until|till|of|for|to|in|on|at|by|with|from|into|about|is|are|was|were)(?![\p{L}'’-])|[(&+,;.)–—])/iu;
const INDENT = /^\s*/;

/**
 * The lines that hang below an item without a sign of their own, each with those that go on with it. Undefined where they
 * are the rest of the item, which a margin broke.
 *
 * @param first the item's own line as it was typed
 * @param text the same without its sign
 */
export function linesBelow(
  first: string,
  text: string,
  hanging: readonly string[],
): string[][] | undefined {
  const indent = indentOf(first);
  const [next = ""] = hanging;
  if (hanging.length === 0 || hanging.some((line) => indentOf(line) <= indent)) return undefined;
  const typed = [first, ...hanging];
  if (typed.slice(0, -1).every((line) => SENTENCE_END.test(line))) return undefined;
  const lines = joined(hanging);
  if (text.endsWith(":")) return lines;
  if (!begins(next, text)) return undefined;
  const isName = text.split(/\s+/).length <= MAX_NAME_WORDS && !SENTENCE_END.test(text);
  if (areFull(typed, isName ? MARGINS.min : 0)) return undefined;
  return isName || (lines.length >= MIN_CHILDREN && lines.length === hanging.length)
    ? lines
    : undefined;
}

function joined(lines: readonly string[]): string[][] {
  if (
    isWrapped(
      lines.map((line) => line.trim()),
      undefined,
    )
  )
    return [[...lines]];
  const found: string[][] = [];
  for (const line of lines) {
    const before = found.at(-1);
    if (before && !begins(line, before.at(-1) ?? "")) before.push(line);
    else found.push([line]);
  }
  return found;
}

function begins(line: string, before: string): boolean {
  return !GOES_ON.test(before) && !GOES_ON_WITH.test(line.trim());
}

/** Whether no line had room for the first word of the next one, and they reach a margin. */
function areFull(lines: readonly string[], margin: number): boolean {
  const widest = Math.max(...lines.map(({ length }) => length));
  if (widest < margin) return false;
  return lines.slice(1).every((line, at) => {
    const [word = ""] = line.trim().split(/\s/, 1);
    return (lines[at]?.length ?? 0) + 1 + word.length > widest;
  });
}

export function indentOf(line: string): number {
  return INDENT.exec(line)?.[0].length ?? 0;
}
