import { smallest } from "@/lib/core/extremes";
import { plainTopic, topicTitle } from "@/lib/drafting/draft-topic";
import { capitalize, sharedCount, stemsOf } from "@/lib/drafting/draft-words";
import { withCapital } from "@/lib/tools/write-article/notes-capitals";
import { hasVerb, isClearlyEnglish, isEnglish } from "@/lib/tools/write-article/notes-grammar";
import {
  addsTo,
  asLine,
  describesNotes,
  hasAllOf,
  inFigures,
  MAX_TITLE_CHARACTERS,
  without,
} from "@/lib/tools/write-article/notes-opening";
import { withoutPurpose } from "@/lib/tools/write-article/notes-purpose";
import type { NoteBlock } from "@/lib/tools/write-article/notes-structure";

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
        (!isOfLines(first) || names(first.text, topic)))) &&
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

/** Whether a heading says what the lines right below it are, rather than what all of the notes are about: "MENU:". */
function isOfLines({ isAbove, isAttached }: Heading): boolean {
  return Boolean(isAbove || isAttached);
}

type Heading = Extract<NoteBlock, { kind: "heading" }>;

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

const MAX_TITLE_WORDS = 10;

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

/** Whether a line has half of a topic's words or more. */
function names(line: string, topic: string): boolean {
  const [stems, known] = [stemsOf(line), stemsOf(topic)];
  return stems.size > 0 && sharedCount(stems, known) >= known.size / 2;
}

function isAbout(text: string, topic: string): boolean {
  return sharedCount(stemsOf(text), stemsOf(topic)) > 0;
}
