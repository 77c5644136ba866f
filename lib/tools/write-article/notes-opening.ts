import { findInTurns } from "@/lib/core/yield-to-event-loop";
import { lowerCaseWords, stemsOf } from "@/lib/drafting/draft-words";
import { hasVerb } from "@/lib/tools/write-article/notes-grammar";
import { labelAt } from "@/lib/tools/write-article/notes-labels";
import { type Point, pointsOf } from "@/lib/tools/write-article/notes-points";
import { repeats, withoutPurpose } from "@/lib/tools/write-article/notes-purpose";
import type { NoteBlock, NoteItem } from "@/lib/tools/write-article/notes-structure";

/** A longer line is no title. */
export const MAX_TITLE_CHARACTERS = 200;

/** What says what kind of text this is, or where it will stand. */
const OF_WRITING = stemsOf(
  "notes post piece draft article blog blogpost summary text copy write-up writeup rough raw quick short final version newsletter website pls please",
);
/** "launch notes", "Harrow Canal – bits for the history page": what says what the notes are, and nothing of their subject. */
const NAMED_NOTES = /(?:^|\s)(?:notes|(?:rough|first|quick) draft)$/i;
const NOTES_FOR =
  /(?:^|\s[-–—]+\s+|\()(?:(?:some|rough|quick|raw|my|the|a few) )*(?:notes|bits|points|thoughts|draft|facts|material|stuff) (?:for|on|about|from|towards)\b[^.!?]*$/i;

/** "notes for the club page: hot compost", "my first year – what I learned" */
const PURPOSE =
  /^(?:(?:some|rough|quick|raw|my|a few) )*(?:notes|draft|text|bits) for [^:.!?]{1,40}: |\s*[-–—:,]\s*(?:what (?:i|we)(?:['’]ve)? (?:learned|learnt|found)|lessons learned)$/i;

export function describesNotes(line: string): boolean {
  if (line.length > MAX_TITLE_CHARACTERS) return false;
  return NOTES_FOR.test(line) || (NAMED_NOTES.test(line) && !hasVerb(line));
}

const MONTHS =
  "january february march april may june july august september october november december".split(
    " ",
  );

/** Whether a line at the top says more than the title does, and than that these are notes for an article. */
export function addsTo(title: string, line: string): boolean {
  // "Re-pot" may be "repot".
  const adds = addsWords(title, line);
  return adds && addsWords(withoutHyphens(title), withoutHyphens(line));
}

function withoutHyphens(text: string): string {
  return text.replace(/(?<=\p{L})-(?=\p{L})/gu, "");
}

function addsWords(title: string, line: string): boolean {
  const text = line.length > MAX_TITLE_CHARACTERS ? line : line.replace(PURPOSE, "");
  const known = stemsOf(withWholeMonths(title));
  const stems = stemsOf(withWholeMonths(text));
  const figures = new Set<string>(inFigures(title).match(/\d+/g));
  if ((text.match(/\d+/g) ?? []).some((figure) => !figures.has(figure))) return true;
  if (describesNotes(text)) return false;
  const words = lowerCaseWords(title);
  const isKnown = (stem: string) =>
    known.has(stem) || (stem.length > 3 && words.some((word) => word.startsWith(stem)));
  return [...stems].some(
    (stem) => !isKnown(stem) && !OF_WRITING.has(stem) && !IS_PRONOUN.test(stem),
  );
}

/** "I'm" and "we'll" */
const IS_PRONOUN = /^(?:i|we|you|they|he|she|it|that|there)['’]/;

const NUMBERS = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A small number may be a word in a title and a figure in the line below it. */
export function inFigures(text: string): string {
  const words = lowerCaseWords(text).map((word) => {
    const at = NUMBERS.indexOf(word);
    return at < 0 ? word : String(at + 1);
  });
  return words.join(" ");
}

/** "January" for "Jan" */
export function withWholeMonths(text: string): string {
  return text.replace(/\p{L}{3,4}(?![\p{L}])/gu, (word) => {
    const short = word.toLowerCase().replace("sept", "sep");
    return short.length === 3 ? (MONTHS.find((month) => month.startsWith(short)) ?? word) : word;
  });
}

const MAX_DESCRIPTION_WORDS = 14;

/** A first line that only names the subject once more, or says what it's for, isn't part of the article. */
export function withoutDescription(
  blocks: readonly NoteBlock[],
  title: string,
): readonly NoteBlock[] {
  const [first, ...rest] = blocks;
  if (rest.length === 0) return blocks;
  if (first?.kind === "prose" || (first?.kind === "heading" && !first.isMarked)) {
    const { said, left } = withoutPurpose(first.text);
    const isRepeated = () =>
      said === "" || !addsTo(title, said) || repeats(said, title, rest.flatMap(wordsOf).join("\n"));
    if (left.length > 0) return isRepeated() ? rest : [asLine(said, 0), ...rest];
  }
  if (first?.kind !== "prose") return blocks;
  const isShort = first.text.split(/\s+/).length <= MAX_DESCRIPTION_WORDS;
  const isWords = stemsOf(first.text).size > 0 && !first.text.endsWith(":");
  return isShort && isWords && !addsTo(title, first.text) ? rest : blocks;
}

/** What a block says, whole. */
function wordsOf(block: NoteBlock): string[] {
  return block.kind === "prose" ? [block.text] : textOf(block);
}

/** A heading that nothing marks and that has nothing below it is a line. */
export function withoutEmptyHeadings(blocks: readonly NoteBlock[]): readonly NoteBlock[] {
  return blocks.map((block, at) => {
    if (block.kind !== "heading" || block.isMarked) return block;
    const next = blocks[at + 1];
    const isEmpty = !next || (next.kind === "heading" && next.level <= block.level);
    return isEmpty ? asLine(block.text, at) : block;
  });
}

/** In a group of its own. */
export function asLine(text: string, at: number): NoteBlock {
  return { kind: "prose", text, group: -1 - at };
}

const SUMMARY =
  /^(?:tl;?\s?dr|summary|in short|in brief|in summary|to sum up|bottom line)\s*[:,–—-]\s*/i;

/** One of the words of each. */
const NAMES_SUMMARY = /dr|summary|short|brief|sum|bottom/i;

/** What stands at the top and isn't part of a list, such as the subject, a place, or who was there. */
export function withPlainTop(blocks: readonly NoteBlock[], topic: string): readonly NoteBlock[] {
  const [first, ...rest] = blocks;
  if (first?.kind === "list" && !first.ordered) {
    const [{ text }, ...others] = first.items as [NoteItem, ...NoteItem[]];
    const isName = !/[\d:]/.test(text) && !hasVerb(text.split(",")[0] ?? "");
    if (!isName || others.length === 0 || !hasAllOf(topic, text)) return blocks;
    return [{ kind: "prose", text, group: first.group }, { ...first, items: others }, ...rest];
  }
  if (first?.kind !== "lines") return blocks;
  const [{ text }, ...below] = first.items as [NoteItem, ...NoteItem[]];
  // "PTA meeting, library" above "Present: Dana" and "Apologies: Wen".
  if (below.length >= 2 && labelAt(text) === undefined && below.every((item) => labelAt(item.text)))
    return [{ kind: "prose", text, group: first.group }, { ...first, items: below }, ...rest];
  if (first.items.length > 2 || rest.length === 0) return blocks;
  const top = first.items.map(({ text }) => ({ kind: "prose" as const, text, group: first.group }));
  return [...top, ...rest];
}

export function hasAllOf(topic: string, text: string): boolean {
  const stems = stemsOf(text);
  return stems.size > 0 && [...stemsOf(topic)].every((stem) => stems.has(stem));
}

/** The author's own summary goes first; a first paragraph before further groups stays there without a heading. Shares the event loop. */
export async function withOpening(blocks: readonly NoteBlock[]): Promise<{
  opening: Point[];
  rest: readonly NoteBlock[];
}> {
  const summary = await findInTurns(blocks, hasSummary);
  const at = summary ? blocks.indexOf(summary) : -1;
  const [first] = blocks;
  const leads = first?.kind === "prose" && blocks.length > 1;
  if (at < 0 && !leads) return { opening: [], rest: blocks };
  const index = Math.max(0, at);
  const { opening, rest } = takeSummary(blocks[index] as NoteBlock, at >= 0);
  return { opening, rest: [...blocks.slice(0, index), ...rest, ...blocks.slice(index + 1)] };
}

function hasSummary(block: NoteBlock): boolean {
  // None of its statements can be one that its text has no word of.
  const texts = block.kind === "prose" && !NAMES_SUMMARY.test(block.text) ? [] : textOf(block);
  return texts.some((text) => SUMMARY.test(text));
}

/** The statements of a block; none of what stays as it is. */
export function textOf(block: NoteBlock): string[] {
  if (block.kind === "list" || block.kind === "lines") return block.items.map(({ text }) => text);
  return block.kind === "prose" ? pointsOf([block]).map(({ text }) => text) : [];
}

/** A block's summarizing statement and what is left of the block; the whole block when none is marked. */
function takeSummary(block: NoteBlock, isMarked: boolean): { opening: Point[]; rest: NoteBlock[] } {
  const points = pointsOf([block]);
  if (!isMarked) return { opening: points, rest: [] };
  const summary = points.filter(({ text }) => SUMMARY.test(text)).slice(0, 1);
  const opening = summary.map((point): Point => {
    return { ...point, text: point.text.replace(SUMMARY, ""), form: "sentence" };
  });
  return { opening, rest: without(block, summary[0]?.text ?? "") };
}

export function without(block: NoteBlock, text: string): NoteBlock[] {
  if (block.kind === "heading") return [];
  if (block.kind === "list" || block.kind === "lines") {
    const items = block.items.filter((item) => item.text !== text);
    return items.length > 0 ? [{ ...block, items }] : [];
  }
  if (block.kind !== "prose") return [block];
  const rest = block.text.replace(text, "").replace(/\s+/g, " ").trim();
  return rest ? [{ ...block, text: rest }] : [];
}
