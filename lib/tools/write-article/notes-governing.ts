import { SENTENCE_END } from "@/lib/core/sentences";
import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { hasVerb } from "@/lib/tools/write-article/notes-grammar";
import {
  areLoud,
  asksQuestion,
  isHeadingLine,
  isLeadIn,
  isNameOf,
  isWhen,
} from "@/lib/tools/write-article/notes-heading-lines";
import {
  BULLET,
  hideFenced,
  kindOf,
  MAX_HEADING_CHARACTERS,
} from "@/lib/tools/write-article/notes-lines";

/** Names of lists that are nothing else, wherever they stand: "AOB", "nice to have", "we offer". */
const NAME_OF_LIST =
  /^(?:a\.?o\.?b\.?|any other business|must[- ]haves?|nice[- ]to[- ]haves?|what (?:you|we)(?:['’]ll|['’]re| will)? (?:do|need|bring|get|offer|provide|expect)|(?:we|you) (?:offer|provide|bring|need)|(?:how )?to apply|next steps|action items|actions|decisions|open questions|pros|cons|requirements|responsibilities|troubleshooting)\s*:?$/iu;
const MAX_LEAD_IN_WORDS = 8;
const MIN_WHEN = 2;

/**
 * Takes lines apart where one of them stands above those that follow and not beside them: with a colon at its end, as a day
 * or another time of several, or as what a list is usually called.
 *
 * @param next the line below them
 */
export function partsOf(
  lines: readonly string[],
  next: string,
  labels: ReadonlySet<string>,
): string[][] {
  const times = timesIn(lines);
  const parts: string[][] = [];
  for (const [at, line] of lines.entries()) {
    const isAbove = at < lines.length - 1 || BULLET.test(next);
    const isName = times.has(at) || labels.has(line) || leadsIn(line) || NAME_OF_LIST.test(line);
    const begins = at > 0 && isAbove && isName;
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
    line.length <= MAX_HEADING_CHARACTERS &&
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
  if (line.length > MAX_HEADING_CHARACTERS) return false;
  const words = line.split(/\s+/).length;
  return words <= MAX_LABEL_WORDS && isPlain(line) && !/\d/.test(line) && !hasVerb(line);
}

const MAX_LABEL_WORDS = 3;
const MAX_HEAD_WORDS = 5;
const MAX_NAME_WORDS = 7;
/** "if it all goes wrong" */
const CASE = /^(?:if|when|before|after) (?!.*(?:,|[.!?:;]$))\p{L}/iu;
const MIN_HEADS = 3;
/** "wk 4 - easy week" beside "wk 3" */
const COUNTED = /^(\p{L}+) \d{1,2}(?![\p{L}\d])/u;

/**
 * The first lines of groups that are headings because others are: where two groups begin with what is clearly a heading, a
 * third that begins with a short label has one too, and three that count on are all headings. Shares the event loop.
 *
 * @param nested how many lines are headings of what is indented below them
 */
export async function parallelHeads(
  typed: readonly string[],
  nested: number,
): Promise<ReadonlySet<number>> {
  const lines = hideFenced(typed);
  if (lines.some((line) => kindOf(line) === "heading")) return new Set();
  const isLoud = areLoud(lines);
  const all = await flatMapInTurns(groupsIn(lines), (group) => [
    { at: group.from, ...headOf(lines, group, isLoud) },
  ]);
  const [, ...groups] = all;
  // Also the first: the title doesn't count.
  const counted = all.filter(({ word }) => word !== undefined);
  const times = new Map<string | undefined, number>();
  for (const { word } of counted) times.set(word, (times.get(word) ?? 0) + 1);
  const series = new Set(counted.filter(({ word }) => (times.get(word) ?? 0) >= MIN_HEADS));
  const clear = groups.filter(({ kind }) => kind === "clear");
  const known = new Set([undefined, ...clear.map(({ word }) => word)]);
  const others = groups.filter(
    (group) => group.kind === "likely" && known.has(group.word) && !series.has(group),
  );
  const firm = new Set([...clear, ...series]).size + nested;
  const isEnough = firm + others.length >= MIN_HEADS && firm >= others.length;
  return new Set([...series, ...(isEnough ? others : [])].map(({ at }) => at));
}

type Group = { from: number; end: number };

function groupsIn(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (isBetween(lines[at])) continue;
    const from = at;
    while (at < lines.length && !isBetween(lines[at])) at += 1;
    groups.push({ from, end: at });
  }
  return groups;
}

function isBetween(line = ""): boolean {
  return /^(?:blank|rule)$/.test(kindOf(line));
}

/** Whether a group begins with a heading, and the word that it counts on with. */
function headOf(
  lines: readonly string[],
  { from, end }: Group,
  isLoud: boolean,
): { kind?: "clear" | "likely"; word?: string } {
  const group = lines.slice(from, end);
  const [first = "", second, third] = group;
  if (first.length > MAX_HEADING_CHARACTERS) return {};
  if (second === undefined || kindOf(first) !== "text" || /^\s/.test(first)) return {};
  const below = group.findIndex((line) => kindOf(line) !== "text");
  const rest = group.slice(1, below < 0 ? group.length : below).map((line) => line.trim());
  const next = group[rest.length + 1] ?? "";
  const words = first.split(/\s+/).length;
  const [, word] = (words <= MAX_HEAD_WORDS && !/[.!?,;]/.test(first) && COUNTED.exec(first)) || [];
  const counted = word === undefined ? {} : { word: word.toLowerCase() };
  if (isHeadingLine(first, { rest, next, begins: true, isTop: false, isLoud }))
    return { kind: "clear", ...counted };
  if (third === undefined || words > (isNameOf(first) ? MAX_NAME_WORDS : MAX_HEAD_WORDS)) return {};
  if (word !== undefined) return { kind: "likely", ...counted };
  if (CASE.test(first) && words > 2 && !rest.some((line) => SENTENCE_END.test(line)))
    return { kind: "likely" };
  const asks = /^(?:what|how|why|who|when|where)(?![\p{L}])[^?.!,;:]*\?$/iu.test(first);
  if (asks && !rest.some((line) => line.endsWith("?"))) return { kind: "likely" };
  if (!isPlain(first) || /(?<![\p{L}\d])\d| [-–—] /u.test(first)) return {};
  const isName = words <= 2 || isNameOf(first) || asksQuestion(first) || !isLeadIn(first);
  return isName || !hasVerb(first) ? { kind: "likely" } : {};
}

/** Letters, and neither a sentence nor an entry of a list. */
function isPlain(line: string): boolean {
  return /^\p{L}/u.test(line) && !/[.!?,;:…]$|[.!?,:]\s/.test(line);
}
