import { createYielder, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { isEnglish } from "@/lib/tools/write-article/notes-grammar";
import { GOES_ON, isWrapped } from "@/lib/tools/write-article/notes-margins";

/** "-- call Bev", "--- call Bev", "** call Bev" */
const LONG_SIGN = /^(\s*)(-{2,3}|\*{2,3})\s+(?=\S)/;
/** "-> call Bev"; one alone draws a conclusion. */
const ARROW = /^(\s*)(?:[-=]{1,2}>)\s+(?=\S)/;
/** "- call Bev" and "* call Bev", of which "--" and "**" are a level below. */
const SHORT_SIGN = /^(\s*)([-*])\s+\S/;
/** "☐ call Bev", "☑ call Bev", "✓ call Bev", also behind a bullet. */
const BOX_SIGN = /^(\s*)(?:[-*•]\s+)?([☐☑☒✓✔✅])\ufe0f?\s*(?=\S)/u;
/** "❌ call Bev", which is an item, and not done. */
const CROSS_SIGN = /^(\s*)(?:[-*•]\s+)?([✗✘✖❌]\ufe0f?)\s*(?=\S)/u;
/** "-call Bev" and "--call Bev", and neither "-v" nor "--force". */
const TIGHT = /^(\s*)(?:-{1,2}|[*–—])(?=\p{L}[\p{L}'’]*[ ,.;:!?(])(?!\p{Ll} |[*–—]?[^*\n]*\*)/u;
/** "•call Bev" */
const TIGHT_BULLET = /^(\s*)[•‣▪●○◦·■□►▸➢➤](?=[\p{L}\d"“(])/u;
/** "o call Bev", as a pasted bullet is typed. */
const LETTER_O = /^(\s*)o\s+(?=\S)/;
/** "a) call Bev", "(ii) call Bev", "a. call Bev" */
const LETTERED = /^(\s*)\(?([a-z]|[ivx]{1,4})[.)]\s+(?=\S)/;
const NUMBERED = /^(\s*)\(?\d{1,2}[.)]\s/;
const QUOTED = /^(\s*)>\s*(?=\S)/;
const MIN_LINES = 2;
/** Longer lines are quoted. */
const MAX_ITEM_CHARACTERS = 120;

/** "for the batter -", above what goes into it. */
const LEADS = /^(\s*\p{L}[^.!?:;\n–—]{1,50}?)(?: [-–—]|\s?:-)$/u;

/** Lines that begin with what people type for a bullet begin with one, and counted letters with numbers. Shares the event loop. */
export async function withItemSigns(lines: readonly string[]): Promise<string[]> {
  const pause = createYielder();
  const isTyped = isEnglish(lines.join("\n"));
  await pause();
  const leveled = withLongSigns(lines);
  const signed = await flatMapInTurns(leveled, (line, at) => {
    const isAbove = (lines[at + 1] ?? "").trim() !== "";
    const begun = (isAbove ? line.replace(LEADS, "$1:") : line)
      .replace(
        BOX_SIGN,
        (_, indent: string, box: string) => `${indent}- [${box === "☐" ? " " : "x"}] `,
      )
      .replace(CROSS_SIGN, "$1- $2 ");
    return [begun];
  });
  const pointed = withRuns(signed, ARROW, () => true).map((line) =>
    line.replace(TIGHT_BULLET, "$1- "),
  );
  await pause();
  const spaced = withRuns(pointed, TIGHT, () => true);
  await pause();
  const bulleted = isTyped ? withRuns(spaced, LETTER_O, () => true) : spaced;
  await pause();
  const quoted = withRuns(bulleted, QUOTED, areItems);
  await pause();
  return withLetters(quoted);
}

/** A longer sign than that of the lines above is a level below them. */
function withLongSigns(lines: readonly string[]): string[] {
  // One alone says who said what is above it: "-- Ruskin".
  const signs = lines.filter((line) => LONG_SIGN.test(line) || SHORT_SIGN.test(line));
  if (signs.length < MIN_LINES) return [...lines];
  let above: string | undefined;
  return lines.map((line) => {
    if (line.trim() === "") above = undefined;
    const [, indent = "", sign] = SHORT_SIGN.exec(line) ?? [];
    if (sign) above = indent + sign;
    return line.replace(LONG_SIGN, (_, own: string, long: string) => {
      const isBelow = above === own + long.charAt(0);
      return `${own}${isBelow ? "  ".repeat(long.length - 1) : ""}- `;
    });
  });
}

/** Two lines or more that follow each other, or one below another item, and begin with the same sign. */
function withRuns(
  lines: readonly string[],
  sign: RegExp,
  areSigned: (run: readonly string[], before: string) => boolean,
): string[] {
  const made = [...lines];
  for (let at = 0; at < lines.length; at += 1) {
    let end = at;
    while (sign.test(lines[end] ?? "")) end += 1;
    const run = lines.slice(at, end);
    if (run.length >= MIN_LINES && areSigned(run, lines[at - 1] ?? ""))
      for (let own = at; own < end; own += 1)
        made[own] = lines[own]?.replace(sign, (_, indent: string) => `${indent}- `) ?? "";
    at = Math.max(at, end);
  }
  return made;
}

/** Somebody's words are quoted; "> check gas" above "> ring Bev" are two things to do. */
function areItems(run: readonly string[], before: string): boolean {
  const texts = run.map((line) => line.replace(QUOTED, ""));
  const isApart = texts.every(
    (text) =>
      text.length <= MAX_ITEM_CHARACTERS &&
      !/^["“„'>|#*-]|^\d+[.)]\s|,$/u.test(text) &&
      !GOES_ON.test(text),
  );
  if (!isApart || isWrapped(texts, undefined) || SAID.test(before)) return false;
  const small = texts.filter((text) => /^[\p{Ll}\d]/u.test(text)).length;
  const isIndented = run.every((line) => /^\s/.test(line));
  const ended = texts.filter((text) => /[.!?…]["”]?$/.test(text)).length;
  return isIndented || (small > texts.length / 2 && ended <= texts.length / 2);
}

/** "Tom wrote:", above what he did. */
const SAID =
  /(?<!\p{L})(?:says?|said|writes?|wrote|reads?|goes|quote[ds]?|told \p{L}+|asked|schrieb)(?:\s[^:]*)?:?\s*$/iu;

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** Letters that count up from the first become numbers, unless other lines refer to one. */
function withLetters(lines: readonly string[]): string[] {
  const made = [...lines];
  if (!lines.some((line) => LETTERED.test(line)) || refersToLetter(lines)) return made;
  for (const [at, line] of lines.entries()) {
    const [, indent = "", letter = ""] = LETTERED.exec(line) ?? [];
    const names = [LETTERS, ROMAN].find(([first]) => first === letter);
    if (!names) continue;
    const run = countedFrom(lines, at, indent, names);
    if (run.length < MIN_LINES) continue;
    // Beside a number, letters would go on counting with it.
    const isBelow = NUMBERED.exec(lines[at - 1] ?? "")?.[1] === indent;
    const margin = isBelow ? `${indent}   ` : indent;
    for (const [index, own] of run.entries())
      made[own] = lines[own]?.replace(LETTERED, `${margin}${index + 1}. `) ?? "";
  }
  return made;
}

/** The lines that count on from a first one, with what is indented below them between them. */
function countedFrom(
  lines: readonly string[],
  from: number,
  indent: string,
  names: readonly string[],
): number[] {
  const run: number[] = [];
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const [, own, letter] = LETTERED.exec(line) ?? [];
    if (own === indent && letter === names[run.length]) run.push(at);
    else if (!/^\s/.test(line.slice(indent.length))) break;
  }
  return run;
}

/** "see b)", "do (c) first", "option b" */
function refersToLetter(lines: readonly string[]): boolean {
  const text = lines.map((line) => line.replace(LETTERED, "")).join("\n");
  return REFERS.test(text.replace(/\([^()\n]{1,200}\s[^()\n]{1,200}\)/g, " "));
}

const REFERS =
  /(?<![\p{L}\d])(?:[a-z]|[ivx]{1,4})\)|(?<!\p{L})(?:option|point|item|part|step|see|under|clause) [a-h](?![\p{L}'’])/u;
