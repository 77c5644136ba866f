import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";

/** Things that are told apart by a letter or a number of their own. */
const THING =
  "band|zone|tier|class(?:e(?=s))?|categor(?:y|ie(?=s))|group|level|grade|type|plan|option|package|tariff|gate|platform|terminal|hall|block|building|wing|ward|route|lot|plot|site|scheme|phase|stage|model|variant";
const BARE = String.raw`(?:\d{1,3}\p{L}?|\p{L}\d{0,2})`;
const LABEL = String.raw`${BARE}(?![\p{L}\d'’%°]|[.,:/-]\d)`;
/** "1", or "1-3" */
const LABELS = `(?:${BARE} ?[–-] ?)?${LABEL}`;
const NUMBER = String.raw`[ -](?:no\. ?|number |#)?`;
/** "Band D", "zone 4", "tier 2B" */
const ASKED = new RegExp(
  String.raw`(?<!\p{L})(?<thing>${THING})s?${NUMBER}(?<label>${LABEL})(?!(?:,? (?:or|and|to|through|thru)|,| ?[&/–-]) ?(?:\d|\p{Lu}(?!\p{L})))(?<behind>[^\p{L}\d]*$)?`,
  "giu",
);
/** What a text calls so: "bands A to C", "Zones 1, 2, and 3". */
const NAMED = new RegExp(
  String.raw`(?<!\p{L})(?<thing>${THING})s?${NUMBER}(?<list>${LABELS}(?:(?: ?[,&/–-] ?|,? (?:and|or|to|through|thru) )${LABELS}){0,9})`,
  "giu",
);
/** One of a list of labels, or the ends of a range. */
const PART = new RegExp(
  String.raw`(?<![\p{L}\d])(?<from>${BARE})(?![\p{L}\d])(?:(?: ?[–-] ?| (?:to|through|thru) )(?<to>${BARE})(?![\p{L}\d]))?`,
  "giu",
);
/** "The B gates", "4 zones" */
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d'’.])(?<label>${BARE})[ -](?<thing>${THING})(?<more>s)?(?!\p{L})`,
  "giu",
);
/** "All floors": the one that is asked for, too. */
const ALL = new RegExp(
  String.raw`(?<!\p{L})(?:all|every|any|each|both|either|other|remaining|whichever) (?:\p{L}+ ){0,2}(?<thing>${THING}|floor)s?(?!\p{L})`,
  "giu",
);
/** Which of them it means, only people can tell: "second phase", "Phase II", "stage two", "zone 3 and above". */
const COUNTED = new RegExp(
  String.raw`\b(?:first|second|third|fourth|fifth|last|final|other|next|\d{1,2}(?:st|nd|rd|th)) (?:${THING}|floor)s?\b|\b(?:${THING})s? (?:one|two|three|four|five|six|[ivx]{2,4}|[ivx] ?(?:to|through|and|&|–|-) ?[ivx]{2,4})\b|(?:${THING})s? (?:up to |from |above |below |over |under )?\w{1,4}(?:\+|,? (?:and|or) (?:above|below|up|over|under|higher|lower|more|beyond|later|earlier)\b)|\b(?:${THING})s? (?:up to|from|above|below|over|under) (?:\d|\p{L}\b)`,
  "iu",
);
const MAX_CHARACTERS = 600;

/**
 * Whether a question asks for what has a letter or a number of its own, and a document has such things, but not that one:
 * "How much is band D?" of a bill for band C.
 */
export async function lacksLabel(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<boolean> {
  const asked = labelsAsked(question);
  if (asked.length === 0) return false;
  const pause = createYielder(signal);
  const others = new Set<string>();
  const own = new Set<string>();
  for (const { text, cells } of structure.units) {
    await pause();
    const named = labelsIn(text);
    for (const one of asked) {
      const standing = standingOf(one, named);
      // "D" in a column, or in front of what it stands for.
      const isCell = cells.some((cell) => isOrHolds(beginningOf(cell), one.label));
      const isOwn = isCell || COUNTED.test(text) || isMeant(one, text);
      if (standing === "own" || isOwn) own.add(one.name);
      else if (standing === "other") others.add(one.name);
    }
  }
  return asked.some(({ name }) => others.has(name) && !own.has(name));
}

/** Whether a text is of the one with another letter or number than a question names. */
export function isOfOtherLabel(text: string, question: string): boolean {
  const asked = labelsAsked(question);
  const named = asked.length > 0 ? labelsIn(text) : [];
  return asked.some((one) => standingOf(one, named) === "other" && !isMeant(one, text));
}

type Asked = { thing: string; label: string; name: string };
type Part = { from: string; to?: string };
type Named = { thing: string; parts: readonly Part[] };

function standingOf({ thing, label }: Asked, named: readonly Named[]): "own" | "other" | undefined {
  const same = named.filter((one) => one.thing === thing);
  if (same.length === 0) return undefined;
  return same.some(({ parts }) => parts.some((part) => isIn(label, part))) ? "own" : "other";
}

function isIn(label: string, { from, to }: Part): boolean {
  if (isOrHolds(from, label) || isRoman(from, label)) return true;
  if (to === undefined) return false;
  if (isOrHolds(to, label)) return true;
  const [first, asked, last] = [from, label, to].map(placeOf);
  // "2A to 4B": nobody can tell.
  if (!first || !asked || !last || first.series !== last.series) return true;
  if (first.number > last.number) return true;
  return (
    asked.series === first.series && asked.number >= first.number && asked.number <= last.number
  );
}

/** "1" is met by "1a", and "B12" by the "B gates"; "1" isn't by "12". */
function isOrHolds(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short === "" || !long.startsWith(short)) return false;
  return !/\d\d/.test(long.slice(short.length - 1, short.length + 1));
}

/** "Phase V" may be the fifth. */
function isRoman(one: string, label: string): boolean {
  return /^[ivx]$/.test(one) && /^\d/.test(label);
}

/** Where a label stands among its like: "B12" is the twelfth of B. */
function placeOf(label: string): { series: string; number: number } | undefined {
  const { series, number } = /^(?<series>\p{L}?)(?<number>\d+)$/u.exec(label)?.groups ?? {};
  if (series !== undefined) return { series, number: Number(number) };
  return /^\p{L}$/u.test(label)
    ? { series: "letters", number: label.codePointAt(0) ?? 0 }
    : undefined;
}

/** Whether a text means what is asked for in other words: "the B gates", "all levels", "(B)", "B: Carl". */
function isMeant({ thing, label }: Asked, text: string): boolean {
  const start = text.slice(0, MAX_CHARACTERS);
  const isThing = (name = "") =>
    nameOf(name) === (name.toLowerCase() === "floor" ? "floor" : thing);
  const isAll = [...start.matchAll(ALL)].some(({ groups }) => isThing(groups?.thing));
  const isBefore = [...start.matchAll(BEFORE)].some(({ groups }) => {
    // "A plan" is any.
    const isArticle = /^[ai]$/i.test(groups?.label ?? "") && !groups?.more;
    return (
      !isArticle && isThing(groups?.thing) && isOrHolds(groups?.label?.toLowerCase() ?? "", label)
    );
  });
  const alone = new RegExp(String.raw`\(${label}\)|(?:^|[\s/;,(])${label} ?:(?!\d)`, "iu");
  return isAll || isBefore || alone.test(start);
}

function labelsAsked(question: string): Asked[] {
  return [...question.slice(0, MAX_CHARACTERS).matchAll(ASKED)].flatMap(({ groups }) => {
    const { thing = "", label = "", behind } = groups ?? {};
    // "The plan a child follows", "the option I chose": words of the question, unless it ends there.
    const isWord = /^[ais]$/.test(label) || (label === "I" && behind === undefined);
    if (isWord) return [];
    const own = { thing: nameOf(thing), label: label.toLowerCase() };
    return [{ ...own, name: `${own.thing} ${own.label}` }];
  });
}

function labelsIn(text: string): Named[] {
  return [...text.slice(0, MAX_CHARACTERS).matchAll(NAMED)].flatMap(({ groups }) => {
    const { thing = "", list = "" } = groups ?? {};
    if (/^[ais]$/.test(list)) return [];
    const parts = [...list.toLowerCase().matchAll(PART)].map((part) => {
      const { from = "", to } = part.groups ?? {};
      return to === undefined ? { from } : { from, to };
    });
    return [{ thing: nameOf(thing), parts }];
  });
}

function nameOf(thing: string): string {
  return thing.toLowerCase().replace(/ie$/, "y").replace(/sse$/, "ss");
}

/** The letter or number that a cell begins with. */
function beginningOf(cell: string): string {
  return /^[\p{L}\d]{1,4}(?![\p{L}\d])/u.exec(cell)?.[0].toLowerCase() ?? "";
}
