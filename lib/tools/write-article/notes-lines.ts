import { createYielder, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { isCommand } from "@/lib/tools/write-article/notes-commands";
import { withItemSigns } from "@/lib/tools/write-article/notes-item-signs";
import { readSteps, stepsAmong } from "@/lib/tools/write-article/notes-steps";
import { withTables } from "@/lib/tools/write-article/notes-tables";

/** "31. Dezember", as dates are written in other languages; names that English has, too, beside their number count months. */
const DATE =
  /\d{1,2}\.\s+(?:januari?|jänner|februari?|feber|märz|maart|marts|mai|maj|mei|juni|juli|augusti|oktober|de[sz]ember|(?<!\b4\.\s+)april|(?<!\b8\.\s+)august|(?<!\b9\.\s+)september|(?<!\b11\.\s+)november|(?<!\b12\.\s+)december)(?!\p{L})/u
    .source;
/** A list item: its indentation, its number when it has one, and its text. */
export const BULLET = new RegExp(
  `^(\\s*)(?:[-*+•‣▪●○◦·■□►▸➢➤→–—]|\\(?(?!${DATE})(\\d{1,2})[.)])\\s+(\\S.*)$`,
  "iu",
);
/** "# of guests: 40" is a number. */
export const HEADING = /^(#(?!\s+of\s)|#{2,6})\s+(.+?)\s*#*$/;
const FENCE = /^\s*```/;
/** Signs alone, of which three or more are a line between two thoughts; so are two hyphens or one dash. */
const RULE = /^\s*(?:(?:[-*_=~–—#+·•/\\]\s*){3,}|--|[–—]{1,2})$/;
const VERBATIM = /^\s*(?:\||>)/;
/** Longer lines are never headings. */
export const MAX_HEADING_CHARACTERS = 200;

/** "[ ] defrost" and "[x] pack": items of a checklist. */
const BOX = /^(\s*)\[([ xX])\]\s+(?=\S)/;

/** The lines of notes without what can't be seen; rows become tables, other tabs two spaces, counted steps and boxes lists. Shares the event loop. */
export async function cleanLines(notes: string): Promise<string[]> {
  const pause = createYielder();
  const lines = notes
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[\u00a0\u2007\u202f]/g, " ")
    .replace(/[\p{Cc}\u200b\ufeff]/gu, (character) => (/[\n\t]/.test(character) ? character : ""))
    .split("\n");
  await pause();
  const clean = await flatMapInTurns(await withTables(lines), (line) => [
    line.replace(/\t/g, "  ").trimEnd().replace(LONG_RUN, "$1").replace(BOX, "$1- [$2] "),
  ]);
  const underlined = await withUnderlined(hideFenced(clean));
  const signed = withSteps(await withItemSigns(underlined));
  await pause();
  const made = await withNumbers(signed);
  return made.map((line, at) => (line === HIDDEN ? (clean[at] ?? line) : line));
}

/** What stands for a line of code in a fence. */
export const HIDDEN = "```";

/** The same lines, of which those of fenced code, fences included, say nothing. */
export function hideFenced(lines: readonly string[]): string[] {
  let isIn = false;
  return lines.map((line) => {
    const isFence = FENCE.test(line);
    if (isFence) isIn = !isIn;
    return isIn || isFence ? HIDDEN : line;
  });
}

/** "1 soak the plant" and "2 - cut the roots", and neither "1 onion" nor "3: 2 won". */
const NUMBERED = /^(\d{1,2})(?:\s?[-–:])?\s+(\p{L}.*)$/u;
const MIN_NUMBERED = 3;
/** From here on, quantities hardly count up: fewer of the lines must tell to do something. */
const MANY_NUMBERED = 4;
const MAX_QUANTITY_WORDS = 2;

/**
 * Lines that count up from one and tell to do something are items of a numbered list, also without the sign after the number,
 * and with lines that are indented below them.
 */
async function withNumbers(lines: readonly string[]): Promise<string[]> {
  const pause = createYielder();
  const made = [...lines];
  for (let at = 0; at < lines.length; at += 1) {
    const turn = pause();
    if (turn) await turn;
    const texts = new Map<number, string>();
    let next = at;
    for (; next < lines.length; next += 1) {
      const [, number, text = ""] = NUMBERED.exec(lines[next]?.trimStart() ?? "") ?? [];
      if (Number(number) === texts.size + 1) texts.set(next, text);
      else if (texts.size === 0 || !/^\s+\S/.test(lines[next] ?? "")) break;
    }
    // Also where they are none: none of them begins another list.
    at = Math.max(at, next - 1);
    if (texts.size < MIN_NUMBERED || !(await areCounted([...texts.values()]))) continue;
    for (const [index, [line, text]] of [...texts].entries()) made[line] = `${index + 1}. ${text}`;
  }
  return made;
}

async function areCounted(texts: readonly string[]): Promise<boolean> {
  if (await readSteps(texts.map((text) => ({ text })))) return true;
  // "1 Silent night": a quantity of something has a small letter, or a word or two.
  const areNames = texts.some((text) => text.split(/\s+/).length > MAX_QUANTITY_WORDS);
  if (areNames && texts.every((text) => /^\p{Lu}/u.test(text))) return true;
  return texts.length >= MANY_NUMBERED && (await stepsAmong(texts)) >= texts.length / 2;
}

/** "== Costs ==" and "*** Notes ***" */
const BANNER = /^\s*(([-=*~_])\2+)\s*(\p{L}[^\n]{0,60}?)\s*(\2{2,})\s*$/u;
/** Two of the other signs are Markdown's own: bold, struck out. */
const MIN_SIGNS = 3;
const UNDERLINE = /^(?:={3,}|-{3,})$/;
const MAX_UNDERLINED_WORDS = 6;

/** What stands between signs, or right above a line of them and below nothing, is a heading. */
async function withUnderlined(lines: readonly string[]): Promise<string[]> {
  const pause = createYielder();
  const made: string[] = [];
  for (const [at, line] of lines.entries()) {
    const turn = pause();
    if (turn) await turn;
    const banner = bannerOf(line);
    const isUnderline = UNDERLINE.test(line) && isUnderlined(lines, at);
    if (isUnderline) made[at - 1] = `## ${lines[at - 1]}`;
    made.push(isUnderline ? "" : banner ? `## ${banner}` : line);
  }
  return made;
}

function bannerOf(line: string): string | undefined {
  const [, before = "", sign = "", text = "", after = ""] = BANNER.exec(line) ?? [];
  if (sign !== "=" && Math.min(before.length, after.length) < MIN_SIGNS) return undefined;
  return text === "" || text.includes(sign) || /[.!?]$/.test(text) ? undefined : text;
}

function isUnderlined(lines: readonly string[], at: number): boolean {
  const [before = "", line = "", next = ""] = [lines[at - 2], lines[at - 1], lines[at + 1]];
  const isName = kindOf(line) === "text" && line.split(/\s+/).length <= MAX_UNDERLINED_WORDS;
  return (
    isName &&
    /^(?:blank|rule)$/.test(kindOf(before)) &&
    next.trim() !== "" &&
    !/[.!?,;:]$/.test(line)
  );
}

const STEP = /^\s*step\s+(\d{1,2})(?:\s*[:.)–—-])?\s+(\S.*)$/i;

/** "STEP 1 Cut" and "Step 2: Fold" are items of a numbered list when they count up. */
function withSteps(lines: readonly string[]): string[] {
  const steps = lines.map((line) => STEP.exec(line));
  const numbers = steps.flatMap((step) => (step ? [Number(step[1])] : []));
  const first = numbers[0] ?? 0;
  const countsUp = numbers.every((number, index) => number === first + index);
  if (numbers.length < 2 || !countsUp) return [...lines];
  return lines.map((line, at) => (steps[at] ? `${steps[at][1]}. ${steps[at][2]}` : line));
}

/** A sign that goes on and on, of which forty are kept: the patterns below take quadratic time in such runs. */
const LONG_RUN = /(([^\p{L}\p{N}])\2{39})\2+/gu;

export type LineKind =
  | "blank"
  | "rule"
  | "heading"
  | "fence"
  | "verbatim"
  | "bullet"
  | "command"
  | "text";

/** Neither a sign nor a number. */
const BEGINS_WITH_LETTER = /^\s*\p{L}/u;

export function kindOf(line: string): LineKind {
  if (BEGINS_WITH_LETTER.test(line)) return isCommand(line) ? "command" : "text";
  if (line.trim() === "") return "blank";
  if (FENCE.test(line)) return "fence";
  if (RULE.test(line)) return "rule";
  if (line.length <= MAX_HEADING_CHARACTERS && HEADING.test(line)) return "heading";
  if (VERBATIM.test(line)) return "verbatim";
  if (isCommand(line)) return "command";
  return BULLET.test(line) ? "bullet" : "text";
}

/** How many lines from `at` on belong together; what is indented below a list item belongs to it. */
export function runLength(lines: readonly string[], at: number): number {
  const kind = kindOf(lines[at] ?? "");
  if (kind === "heading" || kind === "blank" || kind === "rule") return 1;
  if (kind === "fence") return fenceLength(lines, at);
  let end = at + 1;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? "";
    const own = kindOf(line);
    const isBelow = kind === "bullet" && /^(?:text|command)$/.test(own) && /^\s{2,}/.test(line);
    if (own !== kind && !isBelow) break;
  }
  return end - at;
}

function fenceLength(lines: readonly string[], at: number): number {
  const close = lines.findIndex((line, index) => index > at && FENCE.test(line));
  return (close < 0 ? lines.length : close + 1) - at;
}
