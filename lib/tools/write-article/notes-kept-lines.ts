import { createYielder } from "@/lib/core/yield-to-event-loop";
import { indentOf } from "@/lib/tools/write-article/notes-hanging";
import { hideFenced, kindOf } from "@/lib/tools/write-article/notes-lines";
import { isWrapped } from "@/lib/tools/write-article/notes-margins";
import { marginOf } from "@/lib/tools/write-article/notes-width";

const MAX_CHARACTERS = 60;
const MIN_INDENT = 2;
const MIN_VERSES = 3;
const MIN_QUOTED = 2;
const MIN_MEAN_WORDS = 3;
const ENDS_VERSE = /[,;:–—]$/;
const QUOTE = /^["“„‘'].*|["”’'][.!?]?$/u;
/** "14 Orchard Rd", "Leeds LS1 4AB", "Dayton, OH 45402", "01397 555012", "PO Box 12" */
const OF_ADDRESS =
  /^(?:flat |unit |no\.? )?\d{1,4}[a-z]?,? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)* (?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|way|court|ct|place|pl|square|sq|blvd|boulevard|terrace|crescent|row|hill|park)\.?,?$|(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$|(?<!\p{L})[A-Z]{2} \d{5}(?:-\d{4})?$|^(?:tel\.?:? |phone:? )?[+(]?\d[\d\s()./-]{6,}$|^p\.?o\.? ?box \d/iu;
const MIN_OF_ADDRESS = 2;

/** Verse and addresses keep their lines, as quoted lines do. Shares the event loop. */
export async function withKeptLines(lines: readonly string[]): Promise<string[]> {
  const pause = createYielder();
  const shown = hideFenced(lines);
  const margin = marginOf(shown);
  const made = [...lines];
  for (let at = 0; at < lines.length; at += 1) {
    const turn = pause();
    if (turn) await turn;
    const end = endOfRun(shown, at);
    const run = lines.slice(at, end);
    const isIndented = indentOf(run[0] ?? "") >= MIN_INDENT;
    const isApart = isBlank(shown[at - 1]) && isBlank(shown[end]);
    const texts = run.map((line) => line.trim());
    const isOfAddress = (isIndented || isApart) && isAddress(texts);
    const isKept = isOfAddress || ((isIndented || isApart) && isVerse(texts, isIndented));
    const above = made[at - 1] ?? "";
    if (isOfAddress && goesOnFrom(above))
      made.splice(at - 1, run.length + 1, ...joined(above, texts));
    else if (isKept && !isWrapped(texts, margin))
      made.splice(at, run.length, ...texts.map((text) => `${indentBelow(above)}> ${text}`));
    at = Math.max(at, end - 1);
  }
  return made.filter((line) => line !== JOINED);
}

/** What stands in the place of lines that went on with the one above. */
const JOINED = "\u0000";

/** "B&B: Mrs MacRae, 2 Fassifern Rd" above the rest of her address. */
function goesOnFrom(above: string): boolean {
  return /[\p{L}\d.]$/u.test(above) && /^(?:text|bullet)$/.test(kindOf(above));
}

function joined(above: string, texts: readonly string[]): string[] {
  return [[above, ...texts].join(", "), ...texts.map(() => JOINED)];
}

/** Where what belongs to an item of a list stands. */
function indentBelow(above: string): string {
  if (kindOf(above) !== "bullet") return "";
  return indentOf(above) >= MIN_INDENT ? "     " : "  ";
}

/** Lines that follow each other without a sign, and are all indented, or all not. */
function endOfRun(lines: readonly string[], from: number): number {
  const isIn = indentOf(lines[from] ?? "") >= MIN_INDENT;
  let end = from;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? "";
    if (kindOf(line) !== "text" || indentOf(line) >= MIN_INDENT !== isIn) break;
  }
  return end;
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === "";
}

function isVerse(texts: readonly string[], isIndented: boolean): boolean {
  const before = texts.slice(0, -1);
  const [first = ""] = texts;
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
  if (texts.some(({ length }) => length > MAX_CHARACTERS)) return false;
  if (words < MIN_MEAN_WORDS * texts.length || texts.some((text) => /^[^:]{1,30}:\s/.test(text)))
    return false;
  const isQuoted = QUOTE.test(first) && QUOTE.test(texts.at(-1) ?? "") && isIndented;
  if (isQuoted && texts.length >= MIN_QUOTED && !before.some((text) => /["”]$/.test(text)))
    return true;
  const ended = before.filter((text) => ENDS_VERSE.test(text)).length;
  const least = isIndented ? before.length / 2 : before.length;
  return texts.length >= MIN_VERSES && ended >= least;
}

function isAddress(texts: readonly string[]): boolean {
  if (texts.length < MIN_OF_ADDRESS || texts.some(({ length }) => length > MAX_CHARACTERS))
    return false;
  return texts.filter((text) => OF_ADDRESS.test(text)).length >= MIN_OF_ADDRESS;
}
