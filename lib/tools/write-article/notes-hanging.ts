import { largest } from "@/lib/core/extremes";
import { SENTENCE_END } from "@/lib/core/sentences";
import { GOES_ON, isWrapped, MARGINS } from "@/lib/tools/write-article/notes-margins";

/** Longer lines aren't names for what is indented below them unless a colon says so. */
const MAX_NAME_WORDS = 5;
const MIN_CHILDREN = 2;
/** What goes on with the line above. */
const CONTINUES =
  /^(?:(?:and|or|but|nor|because|which|who|that|than|of|is|are|was|were)(?![\p{L}'’-])|[(&+,;.)])/iu;
/** What may go on with the line above, or begin another: "hotel" above "in Lisbon". */
const MAY_CONTINUE =
  /^(?:so|then|as|if|when|while|until|till|for|to|in|on|at|by|with|from|into|about)(?![\p{L}'’-])/iu;
const LABELED = /^[^:]{1,30}:\s/;
const INDENT = /^\s*/;

/** What hangs below an item without a sign: the rest of it, and lines of their own, each with those that go on with it. */
type Hanging = { rest: readonly string[]; below: readonly (readonly string[])[] };

/**
 * Tells what hangs below an item. All is the rest of it where a margin broke it, or a line goes on with the one above.
 *
 * @param first the item's own line as it was typed
 * @param text the same without its sign
 */
export function readHanging(first: string, text: string, hanging: readonly string[]): Hanging {
  const [next = ""] = hanging;
  const whole = { rest: hanging, below: [] };
  const indent = indentOf(first);
  const typed = [first, ...hanging];
  const areApart = typed.slice(0, -1).every((line) => SENTENCE_END.test(line));
  if (areApart || hanging.some((line) => indentOf(line) <= indent)) return whole;
  if (text.endsWith(":")) return { rest: [], below: joined(hanging) };
  if (GOES_ON.test(text)) return whole;
  const isName = text.split(/\s+/).length <= MAX_NAME_WORDS && !SENTENCE_END.test(text);
  if (areFull(typed, isName ? MARGINS.min : 0)) return whole;
  if (!isName) {
    const begin = hanging.every(
      (line, at) => begins(line, typed[at] ?? "") && !MAY_CONTINUE.test(line.trim()),
    );
    return begin && hanging.length >= MIN_CHILDREN ? { rest: [], below: joined(hanging) } : whole;
  }
  if (hanging.length === 1 && MAY_CONTINUE.test(next.trim()) && !isLabeled(next)) return whole;
  const rest = begins(next, text) ? 0 : 1;
  return { rest: hanging.slice(0, rest), below: joined(hanging.slice(rest)) };
}

function joined(lines: readonly string[]): string[][] {
  const trimmed = lines.map((line) => line.trim());
  if (lines.length > 1 && isWrapped(trimmed, undefined)) return [[...lines]];
  const found: string[][] = [];
  for (const line of lines) {
    const before = found.at(-1);
    if (before && !begins(line, before.at(-1) ?? "")) before.push(line);
    else found.push([line]);
  }
  return found;
}

function begins(line: string, before: string): boolean {
  return isLabeled(line) || !(GOES_ON.test(before) || CONTINUES.test(line.trim()));
}

function isLabeled(line: string): boolean {
  return LABELED.test(line.trim());
}

/** Whether no line had room for the first word of the next one, and they reach a margin. */
function areFull(lines: readonly string[], margin: number): boolean {
  const widest = largest(lines.map(({ length }) => length));
  if (widest < margin) return false;
  return lines.slice(1).every((line, at) => {
    const [word = ""] = line.trim().split(/\s/, 1);
    return (lines[at]?.length ?? 0) + 1 + word.length > widest;
  });
}

export function indentOf(line: string): number {
  return INDENT.exec(line)?.[0].length ?? 0;
}
