import { beginsWithVerb } from "@/lib/tools/write-article/notes-grammar";
import { withMeetingEnd } from "@/lib/tools/write-article/notes-meeting-end";
import type { ListBlock, NoteBlock, NoteItem } from "@/lib/tools/write-article/notes-structure";

const MAX_HEADING_WORDS = 8;
const MIN_HEADS = 2;
const MIN_AGENDA_ITEMS = 3;
/** Of the items, which may have their subject before a dash, or nothing below them, instead. */
const MIN_NAMED_SHARE = 0.6;
/** "Minutes of the last meeting - agreed. Geoff pointed out that" */
const SUBJECT = /^([^.!?:;,()]{3,40}?) [-–—] (\S.*)$/su;
const MAX_SUBJECT_WORDS = 6;
/** What only minutes of a meeting say: as an item, and above the items. */
const OF_MEETING =
  /^(?:minutes|apologies|welcome|matters arising|any other business|aob|approval of|(?:date of )?next meeting)(?![\p{L}-])/iu;
const WHO_CAME =
  /^(?:present|attend(?:ing|ees|ed|ance)|in attendance|in the room|absent|apologies|regrets|excused|chair|minutes(?: by)?|quorum)\s*:/iu;

type AgendaItem = {
  name: string;
  /** What its own line says of it. */
  text: string;
  /** Whether it stands above what was said of it. */
  isAbove: boolean;
};

/**
 * Numbered subjects, each above what was said of it, are headings: two or more above bullets, or three or more above
 * anything. Some may have that in their own line, or nothing below. Without blank lines between them, they are subjects when
 * these are minutes, or when no more than half of them tell to do something, as steps do.
 */
export function withAgenda(blocks: readonly NoteBlock[]): readonly NoteBlock[] {
  const apart = blocks.flatMap(itemsApart);
  const ordered = apart.flatMap((block, at) => (isOrdered(block) ? [at] : []));
  const items = ordered.map((at) => agendaItem(apart, at));
  const whole = items.filter((item) => item !== undefined);
  if (whole.length < items.length || !areHeadings(apart, ordered, whole)) return blocks;
  const made = apart.flatMap((block, at): NoteBlock[] => {
    const item = whole[ordered.indexOf(at)];
    if (!item || block.kind !== "list") return [block];
    const heading: NoteBlock = { kind: "heading", text: item.name, level: 2 };
    if (!item.text && !item.isAbove)
      return [{ kind: "prose", text: item.name, group: block.group }];
    return item.text
      ? [heading, { kind: "prose", text: item.text, group: block.group }]
      : [heading];
  });
  return withMeetingEnd(made);
}

function areHeadings(
  blocks: readonly NoteBlock[],
  ordered: readonly number[],
  items: readonly AgendaItem[],
): boolean {
  const isAboveBullets = ordered.every(
    (at) => blocks[at + 1]?.kind === "list" && !isOrdered(blocks[at + 1]),
  );
  const named = items.filter(({ isAbove }) => isAbove).length;
  if (items.length >= MIN_HEADS && isAboveBullets && named === items.length) return true;
  if (items.length < MIN_AGENDA_ITEMS || named < MIN_NAMED_SHARE * items.length) return false;
  const groups = new Set(ordered.map((at) => (blocks[at] as ListBlock).group));
  const areApart = groups.size === ordered.length;
  const arePlain = items.every(({ text, isAbove }) => text === "" && isAbove);
  const telling = items.filter(tells).length;
  return areApart || isOfMeeting(blocks, items) || (arePlain && telling <= items.length / 2);
}

/** Items with a single line each that are followed by something else than the next item are lists of one. */
function itemsApart(block: NoteBlock): NoteBlock[] {
  if (!isOrdered(block) || block.items.some(({ depth, part }) => depth > 0 || part)) return [block];
  return block.items.map((item) => ({ ...block, items: [item] }));
}

/** Its name with its number, and what its own line says of it; undefined for what can't be an item. */
function agendaItem(blocks: readonly NoteBlock[], at: number): AgendaItem | undefined {
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (!isOrdered(block) || block.items.length !== 1) return undefined;
  const [{ text, number }] = block.items as [NoteItem];
  const isAbove = Boolean(
    next && next.kind !== "heading" && !isOrdered(next) && next.group === block.group,
  );
  const isShort = text.split(/\s+/).length <= MAX_HEADING_WORDS && !/[.!?;,]$/.test(text);
  const name = `${number}. ${text.replace(/\s*:$/, "")}`;
  if (isAbove) return isShort ? { name, text: "", isAbove } : undefined;
  const [, subject = "", said = ""] = SUBJECT.exec(text) ?? [];
  const isSubject = subject !== "" && subject.split(/\s+/).length <= MAX_SUBJECT_WORDS;
  if (isSubject) return { name: `${number}. ${subject}`, text: said, isAbove };
  return isShort ? { name, text: "", isAbove } : undefined;
}

function isOfMeeting(blocks: readonly NoteBlock[], items: readonly AgendaItem[]): boolean {
  if (items.some(({ name }) => OF_MEETING.test(withoutNumber(name)))) return true;
  const above = blocks.slice(0, blocks.findIndex(isOrdered));
  return above.some((block) => {
    if (block.kind === "prose") return WHO_CAME.test(block.text);
    return block.kind === "lines" && block.items.some(({ text }) => WHO_CAME.test(text));
  });
}

/** "2. Cook them for an hour" */
function tells({ name, text }: AgendaItem): boolean {
  return text !== "" || beginsWithVerb(withoutNumber(name));
}

function withoutNumber(name: string): string {
  return name.replace(/^\d+\. /, "");
}

export function isOrdered(block: NoteBlock | undefined): block is ListBlock {
  return block?.kind === "list" && block.ordered;
}
