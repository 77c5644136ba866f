import { eld } from "eld/small";

import { plainTopic, topicTitle } from "@/lib/drafting/draft-topic";
import { capitalize, lowerCaseWords, sharedCount, stemsOf } from "@/lib/drafting/draft-words";
import { arrangeUnder } from "@/lib/tools/write-article/arrange-under";
import { type NoteBlock, readNotes } from "@/lib/tools/write-article/notes-blocks";
import { hasVerb } from "@/lib/tools/write-article/notes-grammar";
import { headingsOf } from "@/lib/tools/write-article/notes-headings";
import { listsOfSentences, writePoints } from "@/lib/tools/write-article/notes-markdown";
import { type Point, pointsOf, refersBack } from "@/lib/tools/write-article/notes-points";
import { divide, regroup, similarityOf } from "@/lib/tools/write-article/notes-sections";
import { headingMarkdown } from "@/lib/tools/write-article/outline";

/** What an article is composed of. */
export type NotesRequest = {
  topic: string;
  notes: string;
  /** Headings to arrange them under; undefined for the notes' own, or words of theirs. */
  headings?: readonly string[] | undefined;
  /** One vector per text, by meaning; undefined while there is no such model. */
  embed: (texts: readonly string[]) => Promise<readonly Float32Array[] | undefined>;
};

type Section = {
  heading: string | undefined;
  level: number;
  points: Point[];
  /** See `listsOfSentences`; when absent, that of `points`. */
  withPeriods?: ReadonlySet<number>;
};

/**
 * Makes an article of somebody's notes without a model: their statements, in their order, under their headings or,
 * where they have none, under words of their own. Adds capital letters, periods, and Markdown, and nothing else.
 *
 * @returns Markdown; only a title when the notes hold nothing
 */
export async function composeNotes(request: NotesRequest): Promise<string> {
  const { title, blocks } = withoutTitle(readNotes(request.notes), request.topic);
  if (request.headings) {
    const sections = await givenSections(blocks, request.headings, request.embed);
    return [`# ${title}`, ...sections].join("\n\n");
  }
  const { opening, rest } = withOpening(blocks);
  const hasHeadings = rest.some(({ kind }) => kind === "heading");
  const sections = hasHeadings ? ownSections(rest) : await foundSections(rest, request);
  const body = [{ heading: undefined, level: 2, points: opening }, ...sections];
  return [`# ${title}`, ...body.flatMap(writeSection)].join("\n\n");
}

function writeSection({ heading, level, points, withPeriods }: Section): string[] {
  const mark = "#".repeat(Math.min(4, Math.max(2, level)));
  return [
    ...(heading ? [`${mark} ${capitalize(heading)}`] : []),
    ...writePoints(points, withPeriods ?? listsOfSentences(points)),
  ];
}

/** A heading that is alone at the top, or above all others, is the title. */
function withoutTitle(
  blocks: readonly NoteBlock[],
  topic: string,
): { title: string; blocks: readonly NoteBlock[] } {
  const [first, second] = blocks;
  const others = blocks
    .slice(1)
    .flatMap((block) => (block.kind === "heading" ? [block.level] : []));
  const isTitle =
    first?.kind === "heading" &&
    (others.length === 0 || second?.kind === "heading" || first.level < Math.min(...others));
  if (isTitle) return { title: capitalize(first.text), blocks: blocks.slice(1) };
  const line = titleLine(first, topic);
  if (first && line)
    return {
      title: capitalize(line.replace(/[.!,;:]+$/, "")),
      blocks: [...without(first, line), ...blocks.slice(1)],
    };
  const plain = plainTopic(topic);
  return { title: isEnglish(topic) ? topicTitle(plain) : capitalize(plain), blocks };
}

const MAX_TITLE_WORDS = 7;
const MAX_TITLE_CHARACTERS = 200;

/** A first line that only names the subject. */
function titleLine(block: NoteBlock | undefined, topic: string): string | undefined {
  if (!block || block.kind === "verbatim" || block.kind === "heading") return undefined;
  const text = block.kind === "prose" ? block.text : (block.items[0]?.text ?? "");
  if (text.length > MAX_TITLE_CHARACTERS) return undefined;
  const isShort = text.split(/\s+/).length <= MAX_TITLE_WORDS && !/[.?\d]|: /.test(text);
  const isAbout = sharedCount(stemsOf(text), stemsOf(topic)) > 0;
  return isShort && isAbout && (block.kind === "prose" || !hasVerb(text)) ? text : undefined;
}

const SUMMARY =
  /^(?:tl;?\s?dr|summary|in short|in brief|in summary|to sum up|bottom line|overall)\s*[:,–—-]\s*/i;

/** The author's own summary goes first; a first paragraph before further groups stays there without a heading. */
function withOpening(blocks: readonly NoteBlock[]): {
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

function textOf(block: NoteBlock): string[] {
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
  if (block.kind === "list" || block.kind === "lines") {
    const items = block.items.filter((item) => item.text !== text);
    return items.length > 0 ? [{ ...block, items }] : [];
  }
  if (block.kind !== "prose") return [block];
  const rest = block.text.replace(text, "").replace(/\s+/g, " ").trim();
  return rest ? [{ ...block, text: rest }] : [];
}

/** Every statement under the one of these headings that it fits best; headings that none fits are left out. */
async function givenSections(
  blocks: readonly NoteBlock[],
  headings: readonly string[],
  embed: NotesRequest["embed"],
): Promise<string[]> {
  const named = ownSections(blocks).flatMap(({ heading = "", points }) =>
    points.map((point) => ({ point, heading })),
  );
  const points = withoutRepeats(named.map(({ point }) => point));
  const withPeriods = listsOfSentences(points);
  const placed = await arrangeUnder(
    headings,
    points.map((point) => ({
      text: point.text,
      heading: named.find((one) => one.point === point)?.heading ?? "",
      follows: point.depth > 0 || point.form === "verbatim" || refersBack(point.text),
    })),
    embed,
  );
  return headings.flatMap((heading, index) => {
    const own = points.filter((_, at) => placed[at] === index);
    return own.length > 0
      ? [`## ${headingMarkdown(heading)}`, ...writePoints(own, withPeriods)]
      : [];
  });
}

/** The author's headings, with what stands under each. */
function ownSections(blocks: readonly NoteBlock[]): Section[] {
  const sections: Section[] = [{ heading: undefined, level: 2, points: [] }];
  let own: NoteBlock[] = [];
  const close = () => {
    const last = sections.at(-1);
    if (last) last.points = withoutRepeats(pointsOf(own));
    own = [];
  };
  const highest = Math.min(...blocks.map((block) => (block.kind === "heading" ? block.level : 9)));
  for (const block of blocks) {
    if (block.kind !== "heading") own.push(block);
    else {
      close();
      sections.push({ heading: block.text, level: block.level - highest + 2, points: [] });
    }
  }
  close();
  return sections;
}

/** With more statements, dividing them takes too long, and they are a table rather than an article. */
const MAX_DIVIDED = 300;

async function foundSections(
  blocks: readonly NoteBlock[],
  { topic, notes, embed }: NotesRequest,
): Promise<Section[]> {
  const points = withoutRepeats(pointsOf(blocks));
  const withPeriods = listsOfSentences(points);
  if (points.length > MAX_DIVIDED) return [{ heading: undefined, level: 2, points, withPeriods }];
  const texts = points.map(({ text }) => text);
  const similarity = similarityOf(texts, texts.length > 1 ? await embed(texts) : []);
  const indexes = regroup(divide(points, similarity), points, similarity);
  const sections = indexes.map((section) => section.flatMap((index) => points[index] ?? []));
  const named = isEnglish(notes) && sections.length > 1;
  const headings = named
    ? headingsOf(
        sections.map((section) => ({
          statements: section.map(({ text }) => text),
          isList: section.every(({ form }) => form !== "sentence"),
        })),
        topic,
      )
    : [];
  return sections.map((section, index) => ({
    heading: headings[index],
    level: 2,
    points: section,
    withPeriods,
  }));
}

/** What was noted twice is said once. */
function withoutRepeats(points: readonly Point[]): Point[] {
  const seen = new Set<string>();
  return points.filter(({ text, form }) => {
    const key = lowerCaseWords(text).join(" ");
    if (form === "verbatim" || key === "") return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function isEnglish(text: string): boolean {
  const { language } = eld.detect(text);
  return !language || language === "en" || text.split(/\s+/).length < 4;
}
