import { hasVerb } from "@/lib/tools/write-article/notes-grammar";
import {
  asksQuestion,
  isHeadingLine,
  isLeadIn,
  isNameOf,
  isWhen,
} from "@/lib/tools/write-article/notes-heading-lines";
import { BULLET, kindOf } from "@/lib/tools/write-article/notes-lines";

/** Names of lists that are nothing else, wherever they stand: "AOB", "nice to have", "we offer". */
const NAME_OF_LIST =
  /^(?:a\.?o\.?b\.?|any other business|must[- ]haves?|nice[- ]to[- ]haves?|what (?:you|we)(?:['’]ll|['’]re| will)? (?:do|need|bring|get|offer|provide|expect)|(?:we|you) (?:offer|provide|bring|need)|(?:how )?to apply|next steps|action items|open questions|pros|cons|requirements|responsibilities|troubleshooting)\s*:?$/iu;
const MAX_LEAD_IN_WORDS = 8;
const MIN_WHEN = 2;

/**
 * Takes lines apart where one of them stands above those that follow and not beside them: with a colon at its end, as a day
 * or another time of several, or as what a list is usually called.
 *
 * @param next the line below them
 */
export function partsOf(lines: readonly string[], next: string): string[][] {
  const times = timesIn(lines);
  const parts: string[][] = [];
  for (const [at, line] of lines.entries()) {
    const isAbove = at < lines.length - 1 || BULLET.test(next);
    const begins = at > 0 && isAbove && (times.has(at) || leadsIn(line) || NAME_OF_LIST.test(line));
    if (begins || at === 0) parts.push([line]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

/** "Sat", "Sat night", and "Sun" above what happened then: two or more, none right above another. */
function timesIn(lines: readonly string[]): ReadonlySet<number> {
  const times = lines.flatMap((line, at) => (isWhen(line) ? [at] : []));
  const areApart = times.every((at, index) => at + 1 < (times[index + 1] ?? lines.length));
  return new Set(times.length >= MIN_WHEN && areApart ? times : []);
}

/** "what we saw on the way:" */
export function leadsIn(line: string): boolean {
  return (
    /^[^:]*\p{L}[^:]*:$/u.test(line) &&
    line.split(/\s+/).length <= MAX_LEAD_IN_WORDS &&
    !/[.!?]\s/.test(line)
  );
}

/** "AOB" */
export function isNameOfList(line: string): boolean {
  return NAME_OF_LIST.test(line);
}

/** A short line without a verb right above bullets, which are what it names: "stalls". */
export function isLabelLine(line: string): boolean {
  const words = line.split(/\s+/).length;
  return words <= MAX_LABEL_WORDS && isPlain(line) && !/\d/.test(line) && !hasVerb(line);
}

const MAX_LABEL_WORDS = 3;
const MAX_HEAD_WORDS = 5;
const MIN_HEADS = 3;
/** "wk 4 - easy week" beside "wk 3" */
const COUNTED = /^(\p{L}+) \d{1,2}(?![\p{L}\d])/u;

/**
 * The first lines of groups that are headings because others are: where two groups begin with what is clearly a heading, a
 * third that begins with a short label has one too.
 */
export function parallelHeads(lines: readonly string[]): ReadonlySet<number> {
  const clear: number[] = [];
  const likely: number[] = [];
  let isFirst = true;
  for (let at = 0; at < lines.length; at += 1) {
    if (kindOf(lines[at] ?? "") === "heading") return new Set();
    if (isBetween(lines[at])) continue;
    let end = at + 1;
    while (end < lines.length && !isBetween(lines[end])) end += 1;
    const kind = headKind(lines.slice(at, end));
    if (kind === "clear" && !isFirst) clear.push(at);
    if (kind === "likely" && !isFirst) likely.push(at);
    isFirst = false;
    at = end;
  }
  const counted = new Set(clear.map((at) => COUNTED.exec(lines[at] ?? "")?.[1]));
  const heads = likely.filter((at) => {
    const [, word] = COUNTED.exec(lines[at] ?? "") ?? [];
    return word === undefined || counted.has(word);
  });
  const isEnough = clear.length + heads.length >= MIN_HEADS && clear.length >= heads.length;
  return new Set(isEnough ? heads : []);
}

function isBetween(line = ""): boolean {
  return /^(?:blank|rule)$/.test(kindOf(line));
}

function headKind(group: readonly string[]): "clear" | "likely" | undefined {
  const [first = "", second, ...others] = group;
  if (second === undefined || kindOf(first) !== "text" || /^\s/.test(first)) return undefined;
  const end = group.findIndex((line) => kindOf(line) !== "text");
  const rest = group.slice(1, end < 0 ? group.length : end).map((line) => line.trim());
  const next = group[rest.length + 1] ?? "";
  if (isHeadingLine(first, { rest, next, begins: true, isTop: false })) return "clear";
  const words = first.split(/\s+/).length;
  if (others.length === 0 || words > MAX_HEAD_WORDS) return undefined;
  if (COUNTED.test(first)) return /[.!?,;:]/.test(first) ? undefined : "likely";
  if (!isPlain(first) || /\d| [-–—] /.test(first)) return undefined;
  const isName = words <= 2 || isNameOf(first) || asksQuestion(first) || !isLeadIn(first);
  return isName || !hasVerb(first) ? "likely" : undefined;
}

/** Letters, and neither a sentence nor an entry of a list. */
function isPlain(line: string): boolean {
  return /^\p{L}/u.test(line) && !/[.!?,;:…]$|[.!?,:]\s/.test(line);
}
