import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";

/** Things that are told apart by a letter or a number of their own. */
const THING =
  "band|zone|tier|class(?:e(?=s))?|categor(?:y|ie(?=s))|group|level|grade|type|plan|option|package|tariff|gate|platform|terminal|hall|block|building|wing|ward|route|lot|plot|site|scheme|phase|stage|model|variant";
const LABEL = String.raw`(?:\d{1,3}\p{L}?|\p{L}\d{0,2})(?![\p{L}\d'’%°]|[.,:/-]\d)`;
/** "Band D", "zone 4", "tier 2B" */
const ASKED = new RegExp(
  String.raw`(?<!\p{L})(?<thing>${THING})s? (?:no\. ?|number |#)?(?<label>${LABEL})(?! (?:or|and|to|through) (?:\d|\p{Lu}(?!\p{L})))(?<behind>[^\p{L}\d]*$)?`,
  "giu",
);
/** What a text calls so: "bands A to C", "Zone 1, 2 and 3". */
const NAMED = new RegExp(
  String.raw`(?<!\p{L})(?<thing>${THING})s? (?:no\. ?|number |#)?(?<list>(?:\d{1,3}-(?=\d))?${LABEL}(?:(?: ?(?:,|&|/|–|-) ?|,? (?:and|or|to|through) )${LABEL}){0,9})`,
  "giu",
);
/** Which of them it means, only people can tell: "second phase", "Phase II", "stage two". */
const COUNTED = new RegExp(
  String.raw`\b(?:first|second|third|fourth|fifth|last|final|other|next) (?:${THING})s?\b|\b(?:${THING})s? (?:one|two|three|four|five|six|[ivx]{2,4})\b`,
  "iu",
);
const FROM_TO = /[–-]| (?:to|through) /i;
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
      const isCell = cells.some((cell) => beginningOf(cell) === one.label);
      if (standing === "own" || isCell || COUNTED.test(text)) own.add(one.name);
      else if (standing === "other") others.add(one.name);
    }
  }
  return asked.some(({ name }) => others.has(name) && !own.has(name));
}

/** Whether a text is of the one with another letter or number than a question names. */
export function isOfOtherLabel(text: string, question: string): boolean {
  const asked = labelsAsked(question);
  const named = asked.length > 0 ? labelsIn(text) : [];
  return asked.some((one) => standingOf(one, named) === "other");
}

type Asked = { thing: string; label: string; name: string };
type Named = { thing: string; labels: readonly string[]; isRange: boolean };

const NUMBER = /^\d+$/;

/** Whether a list or a range of labels has one; a range of others than numbers may have any. */
function holds({ labels, isRange }: Named, label: string): boolean {
  if (labels.includes(label)) return true;
  const [first = "", last = "", ...more] = labels;
  if (!isRange || more.length > 0) return isRange;
  if (![first, last, label].every((one) => NUMBER.test(one))) return true;
  return Number(first) <= Number(label) && Number(label) <= Number(last);
}

function standingOf({ thing, label }: Asked, named: readonly Named[]): "own" | "other" | undefined {
  const same = named.filter((one) => one.thing === thing);
  if (same.length === 0) return undefined;
  return same.some((one) => holds(one, label)) ? "own" : "other";
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
    const labels = (list.match(/\d{1,3}\p{L}?|\p{L}\d{0,2}(?!\p{L})/gu) ?? []).map((label) =>
      label.toLowerCase(),
    );
    return [{ thing: nameOf(thing), labels, isRange: FROM_TO.test(list) }];
  });
}

function nameOf(thing: string): string {
  return thing.toLowerCase().replace(/ie$/, "y").replace(/sse$/, "ss");
}

/** The letter or number that a cell begins with. */
function beginningOf(cell: string): string {
  return /^[\p{L}\d]{1,4}(?![\p{L}\d])/u.exec(cell)?.[0].toLowerCase() ?? "";
}
