import { smallest } from "@/lib/core/extremes";
import { plainTopic, topicTitle } from "@/lib/drafting/draft-topic";
import { capitalize, lowerCaseWords, sharedCount, stemsOf } from "@/lib/drafting/draft-words";
import { withCapital } from "@/lib/tools/write-article/notes-capitals";
import { hasVerb, isClearlyEnglish, isEnglish } from "@/lib/tools/write-article/notes-grammar";
import { labelAt } from "@/lib/tools/write-article/notes-labels";
import { type Point, pointsOf } from "@/lib/tools/write-article/notes-points";
import { repeats, withoutPurpose } from "@/lib/tools/write-article/notes-purpose";
import type { NoteBlock, NoteItem } from "@/lib/tools/write-article/notes-structure";

/** A heading that is alone at the top, or above all others, is the title; otherwise the topic is. */
export function withoutTitle(
  blocks: readonly NoteBlock[],
  { topic, notes }: { topic: string; notes: string },
): { title: string; blocks: readonly NoteBlock[] } {
  const [first, second] = blocks;
  const others = blocks
    .slice(1)
    .flatMap((block) => (block.kind === "heading" && !block.isQuestion ? [block.level] : []));
  const isTitle =
    first?.kind === "heading" &&
    !first.isQuestion &&
    (first.isMarked ||
      (!describesNotes(first.text) &&
        withoutPurpose(first.text).left.length === 0 &&
        (!first.isAbove || isAbout(first.text, topic)))) &&
    (others.length === 0 || second?.kind === "heading" || first.level < smallest(others));
  if (isTitle) return { title: withCapital(first.text), blocks: blocks.slice(1) };
  const line = titleLine(first, topic) ?? titleHeading(first, topic);
  if (first && line)
    return {
      title: capitalize(line.replace(/[.!,;:]+$/, "")),
      blocks: [...without(first, line), ...blocks.slice(1)],
    };
  const plain = plainTopic(topic);
  // A name or two make a topic look like another language.
  const inEnglish = isEnglish(topic) || isClearlyEnglish(notes);
  const title = inEnglish ? topicTitle(plain) : capitalize(plain);
  return { title, blocks: withoutSecondTitle(blocks, title) };
}

/** A shorter line has half of its words in a title by chance. */
const MIN_LINE_STEMS = 4;

/** A first heading with most words of the title isn't one: it's a line, and nothing when it adds no word. Above others, one of
 * the title's words names a part: "Pros" above "Cons". */
function withoutSecondTitle(blocks: readonly NoteBlock[], title: string): readonly NoteBlock[] {
  const [first, ...rest] = blocks;
  if (first?.kind !== "heading" || first.isMarked || first.isAbove) return blocks;
  const [stems, known] = [stemsOf(first.text), stemsOf(title)];
  const shared = sharedCount(stems, known);
  const isOfTitle = stems.size >= MIN_LINE_STEMS && shared >= stems.size / 2;
  if (known.size === 0 || (shared < known.size / 2 && !isOfTitle)) return blocks;
  const isOfSeveral = rest.some(({ kind }) => kind === "heading");
  if (isOfSeveral && stems.size === 1 && known.size > 1) return blocks;
  return addsTo(title, first.text) ? [asLine(first.text, 0), ...rest] : rest;
}

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

function describesNotes(line: string): boolean {
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
function inFigures(text: string): string {
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
    const others = rest.flatMap(textOf).join("\n");
    const isRepeated = said === "" || !addsTo(title, said) || repeats(said, title, others);
    if (left.length > 0 && isRepeated) return rest;
    if (left.length > 0) return [asLine(said, 0), ...rest];
  }
  if (first?.kind !== "prose") return blocks;
  const isShort = first.text.split(/\s+/).length <= MAX_DESCRIPTION_WORDS;
  const isWords = stemsOf(first.text).size > 0 && !first.text.endsWith(":");
  return isShort && isWords && !addsTo(title, first.text) ? rest : blocks;
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
function asLine(text: string, at: number): NoteBlock {
  return { kind: "prose", text, group: -1 - at };
}

const MAX_TITLE_WORDS = 10;
const MAX_TITLE_CHARACTERS = 200;

/** A first line that only names the subject: one that stands alone with a capital letter, or has the topic's words. */
function titleLine(block: NoteBlock | undefined, topic: string): string | undefined {
  if (block?.kind !== "prose" && block?.kind !== "lines") return undefined;
  const text = block.kind === "prose" ? block.text : (block.items[0]?.text ?? "");
  if (text.length > MAX_TITLE_CHARACTERS || text.split(/\s+/).length > MAX_TITLE_WORDS)
    return undefined;
  if (/[.?!;,]/.test(text) || !isAbout(text, topic) || describesNotes(text)) return undefined;
  if (withoutPurpose(text).left.length > 0) return undefined;
  // What a purpose is added to only says the topic once more.
  if (/[-–—:(]/.test(text) && !addsTo(topic, text)) return undefined;
  if (hasAllOf(topic, text)) return isNameOf(topic, text) ? text : undefined;
  const isPlain = !text.includes(":") && !DATED.test(text) && !/^\d/.test(text);
  return isPlain && block.kind === "prose" && /^\p{Lu}/u.test(text) ? text : undefined;
}

const MIN_SHARED = 2;

/** A line that stands alone at the top, above further headings, and has half of the topic's words or more. */
function titleHeading(block: NoteBlock | undefined, topic: string): string | undefined {
  if (block?.kind !== "heading" || block.isMarked || block.isAbove || block.isAttached)
    return undefined;
  const [stems, known] = [stemsOf(block.text), stemsOf(topic)];
  const shared = sharedCount(stems, known);
  const isNamed = shared >= MIN_SHARED && shared >= known.size / 2 && !block.isQuestion;
  return isNamed && addsTo(topic, block.text)
    ? titleLine({ kind: "prose", text: block.text, group: 0 }, topic)
    : undefined;
}

/** A number that names no edition, such as that of "City 3": a date, a time, a price, an amount. */
const DATED =
  /\d(?:\d\d|[\p{L}%]|[:./–-]\d)|[\p{Sc}#–-]\s?\d|\d\s?[\p{Sc}–-]|(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d|\d (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;
const MAX_ADDED_WORDS = 3;

/** Whether a line with all of the topic's words is one more name for it: it adds few, or no verb. */
function isNameOf(topic: string, text: string): boolean {
  const added = text.replace(/[(:)]/g, "").split(/\s+/).length - topic.trim().split(/\s+/).length;
  const figures = new Set<string>(inFigures(topic).match(/\d+/g));
  const hasNew = (text.match(/\d+/g) ?? []).some((figure) => !figures.has(figure));
  return (added <= MAX_ADDED_WORDS || !hasVerb(text)) && !(hasNew && DATED.test(text));
}

function isAbout(text: string, topic: string): boolean {
  return sharedCount(stemsOf(text), stemsOf(topic)) > 0;
}

const SUMMARY =
  /^(?:tl;?\s?dr|summary|in short|in brief|in summary|to sum up|bottom line)\s*[:,–—-]\s*/i;

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

function hasAllOf(topic: string, text: string): boolean {
  const stems = stemsOf(text);
  return stems.size > 0 && [...stemsOf(topic)].every((stem) => stems.has(stem));
}

/** The author's own summary goes first; a first paragraph before further groups stays there without a heading. */
export function withOpening(blocks: readonly NoteBlock[]): {
  opening: Point[];
  rest: readonly NoteBlock[];
} {
  const at = blocks.findIndex((block) => textOf(block).some((text) => SUMMARY.test(text)));
  const [first] = blocks;
  const leads = first?.kind === "prose" && blocks.length > 1;
  if (at < 0 && !leads) return { opening: [], rest: blocks };
  const index = Math.max(0, at);
  const { opening, rest } = takeSummary(blocks[index] as NoteBlock, at >= 0);
  return { opening, rest: [...blocks.slice(0, index), ...rest, ...blocks.slice(index + 1)] };
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

function without(block: NoteBlock, text: string): NoteBlock[] {
  if (block.kind === "heading") return [];
  if (block.kind === "list" || block.kind === "lines") {
    const items = block.items.filter((item) => item.text !== text);
    return items.length > 0 ? [{ ...block, items }] : [];
  }
  if (block.kind !== "prose") return [block];
  const rest = block.text.replace(text, "").replace(/\s+/g, " ").trim();
  return rest ? [{ ...block, text: rest }] : [];
}
