import {
  arrangeUnder,
  type LabeledList,
  type Placed,
} from "@/lib/tools/write-article/arrange-under";
import { capitalizeHeading } from "@/lib/tools/write-article/notes-capitals";
import {
  MAX_DIVIDED,
  type NotesRequest,
  type NotesSection,
} from "@/lib/tools/write-article/notes-found";
import { isEnglish } from "@/lib/tools/write-article/notes-grammar";
import { leadingHeadingsOf } from "@/lib/tools/write-article/notes-headings";
import { listsOfSentences } from "@/lib/tools/write-article/notes-markdown";
import type { Point } from "@/lib/tools/write-article/notes-points";
import { refersBack } from "@/lib/tools/write-article/notes-refers-back";
import { headingKey, OUTLINE_LIMITS } from "@/lib/tools/write-article/outline";

const { minHeadings, maxHeadings, headingCharacters } = OUTLINE_LIMITS;

/** The headings of sections that make an outline, as many as that has room for. */
export function outlineOf(sections: readonly NotesSection[]): string[] {
  const headings = sections.flatMap(({ heading, level, points }, at) =>
    heading && level <= 2 && (points.length > 0 || (sections[at + 1]?.level ?? 0) > level)
      ? [capitalizeHeading(heading)]
      : [],
  );
  const keys = headings.map(headingKey);
  return headings
    .filter((_, at) => keys.indexOf(keys[at] ?? "") === at && keys[at] !== "")
    .filter(({ length }) => length <= headingCharacters)
    .slice(0, maxHeadings);
}

/**
 * The sections of an article with headings enough for an outline: where it has fewer, each paragraph that begins with a
 * subject of its own gets that for a heading.
 */
export async function withEnoughHeadings(
  sections: readonly NotesSection[],
  { topic, notes }: NotesRequest,
): Promise<NotesSection[]> {
  const count = sections.reduce((sum, { points }) => sum + points.length, 0);
  const isEnough = outlineOf(sections).length >= minHeadings;
  if (isEnough || count > MAX_DIVIDED || !isEnglish(notes)) return [...sections];
  const paragraphs = (await inTurn(sections, paragraphsOf)).flat();
  const found = leadingHeadingsOf(
    paragraphs.map(({ points }) => ({
      // The first of several lines says nothing of the others.
      statements: points.flatMap(({ text, line, form }) =>
        line === undefined && form === "sentence" ? [text] : [],
      ),
      isList: false,
    })),
    topic,
  );
  const named = paragraphs.map((section, at): NotesSection => {
    if (section.heading || section.level > 2 || !found[at]) return section;
    return { ...section, heading: found[at], isFound: true, isApart: false };
  });
  const [opening, ...others] = named;
  return opening && outlineOf(others).length >= minHeadings
    ? setApart([{ ...opening, heading: paragraphs[0]?.heading }, ...others])
    : setApart(named);
}

async function inTurn<Result>(
  sections: readonly NotesSection[],
  each: (section: NotesSection, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, section] of sections.entries()) results.push(await each(section, at));
  return results;
}

/** A heading found for one paragraph doesn't hold for the next, unless that refers back. */
function setApart(sections: readonly NotesSection[]): NotesSection[] {
  return sections.map((section, at) => {
    const follows = refersBack(section.points[0]?.text ?? "");
    const isAfterFound = Boolean(sections[at - 1]?.isFound) && !section.heading;
    return isAfterFound && !follows ? { ...section, isApart: true } : section;
  });
}

/** What has no heading, by its paragraphs. */
async function paragraphsOf(section: NotesSection): Promise<NotesSection[]> {
  if (section.heading) return [section];
  const groups = [...new Set(section.points.map(({ group }) => group))];
  const withPeriods = section.withPeriods ?? (await listsOfSentences(section.points));
  return groups.map((own, at) => ({
    ...section,
    withPeriods,
    points: section.points.filter(({ group }) => group === own),
    isApart: at > 0 || Boolean(section.isApart),
  }));
}

/**
 * Puts the sections of an article under the headings of an outline. What stands under one of these headings stays there;
 * the rest goes where it fits best, paragraphs as a whole; what fits none of a person's new headings stays in its place.
 */
export async function sectionsUnder(
  headings: readonly string[],
  sections: readonly NotesSection[],
  embed: NotesRequest["embed"],
): Promise<NotesSection[]> {
  const outline = headings.map(headingKey);
  const shown = new Set(outlineOf(sections).map(headingKey));
  const known = new Set(sections.map(({ heading = "" }) => headingKey(heading)));
  const fresh = new Set(outline.flatMap((key, at) => (known.has(key) ? [] : [at])));
  const named = sections.map((section) => withLostHeading(section, outline, shown));
  const numbered = await inTurn(named, withOwnBlocks);
  const statements = placedOf(numbered, outline, fresh);
  // Beyond that, words decide.
  const isLong = statements.length > MAX_DIVIDED;
  const placed = await arrangeUnder(
    headings,
    statements,
    isLong ? async () => undefined : embed,
    BEFORE_ALL,
  );
  const below = piecesOf(numbered, placed);
  const opening = (below.get(BEFORE_ALL) ?? []).map((section, at) => ({
    ...section,
    isApart: Boolean(section.isApart) && at > 0,
  }));
  return [...opening, ...headings.flatMap((text, at) => headed(text, below.get(at) ?? []))];
}

const BEFORE_ALL = -1;
const MAX_BLOCKS = 100_000;

/** Numbers blocks through all sections, so that sections can be joined; those of the first begin with 1. */
async function withOwnBlocks(section: NotesSection, at: number): Promise<NotesSection> {
  const own = (block: number) => at * MAX_BLOCKS + block + 1;
  const withPeriods = section.withPeriods ?? (await listsOfSentences(section.points));
  return {
    ...section,
    points: section.points.map((point) => ({ ...point, block: own(point.block) })),
    withPeriods: new Set([...withPeriods].map(own)),
  };
}

/** A label, or a heading that no outline could have shown, becomes text again where no heading says it. */
function withLostHeading(
  section: NotesSection,
  outline: readonly string[],
  shown: ReadonlySet<string>,
): NotesSection {
  const { heading, label, points, level, isFound } = section;
  const [first, ...others] = points;
  const key = headingKey(heading ?? "");
  if (!heading || isFound || level > 2 || outline.includes(key)) return section;
  if (label && first)
    return { ...section, points: [{ ...first, text: labeled(label, first.text) }, ...others] };
  if (shown.has(key)) return section;
  const line: Point = { text: heading, block: -1, group: -1, form: "sentence", depth: 0 };
  return { ...section, points: [line, ...points] };
}

/** A question ends with its own mark. */
function labeled(label: string, text: string): string {
  return /[?!]$/.test(label) ? `${label} ${text}` : `${label}: ${text}`;
}

/** Where every statement stands, and where it may go. */
function placedOf(
  sections: readonly NotesSection[],
  outline: readonly string[],
  fresh: ReadonlySet<number>,
): Placed[] {
  let parent = BEFORE_ALL;
  return sections.flatMap(({ heading, points, isFound, level }): Placed[] => {
    const own = outline.indexOf(headingKey(heading ?? ""));
    const isBelow = level > 2 && own < 0;
    const kept = isBelow ? parent : own;
    if (heading && level <= 2) parent = kept;
    const isDropped = Boolean(heading) && kept < 0;
    const among = isDropped ? undefined : kept >= 0 && !isFound ? NONE : fresh;
    const list = isDropped && level <= 2 ? labeledList(heading ?? "", points) : undefined;
    return points.map((point, at) => ({
      text: isDropped ? labeled(heading ?? "", point.text) : point.text,
      follows: at === 0 ? isBelow && kept < 0 : isBelow || followsOn(points[at - 1], point),
      home: kept >= 0 ? kept : undefined,
      among,
      list,
      isShort: isListed(point) && point.text.split(/\s+/).length <= MAX_SHORT_WORDS,
    }));
  });
}

/** Lines of more words say by themselves what they are about. */
const MAX_SHORT_WORDS = 6;

/** The lines below a label that the outline doesn't have, as one text. */
function labeledList(label: string, points: readonly Point[]): LabeledList | undefined {
  if (points.length < 2 || !points.every(isListed)) return undefined;
  return { label, text: labeled(label, points.map(({ text }) => text).join("\n")) };
}

function isListed({ form, line }: Point): boolean {
  return form === "bullet" || (form === "sentence" && line !== undefined);
}

const NONE: ReadonlySet<number> = new Set();

/** Sentences of one paragraph or line stay together, and so do steps, and lists with their lead-in. */
function followsOn(before: Point | undefined, point: Point): boolean {
  if (point.depth > 0 || point.form === "verbatim" || refersBack(point.text)) return true;
  if (!before) return false;
  const isSame = before.block === point.block;
  if (point.form === "sentence") return isSame && before.line === point.line;
  return Boolean(point.isFixed) && (isSame || before.text.endsWith(":"));
}

/** The parts of sections that stand under each heading, in their order. */
function piecesOf(
  sections: readonly NotesSection[],
  placed: readonly number[],
): Map<number, Piece[]> {
  const below = new Map<number, Piece[]>();
  let from = 0;
  for (const section of sections) {
    const places = placed.slice(from, from + section.points.length);
    from += section.points.length;
    for (const place of new Set(places)) {
      const points = section.points.filter((_, at) => places[at] === place);
      const pieces = below.get(place) ?? [];
      const last = pieces.at(-1);
      const heading = section.level > 2 ? section.heading : undefined;
      if (last && !heading && !section.isApart) {
        for (const point of points) last.points.push(point);
        for (const block of section.withPeriods ?? []) last.withPeriods.add(block);
      } else
        pieces.push({ ...section, heading, points, withPeriods: new Set(section.withPeriods) });
      below.set(place, pieces);
    }
  }
  return below;
}

type Piece = NotesSection & { withPeriods: Set<number> };

/** What stands under one heading of an outline; nothing where there is no text. */
function headed(heading: string, pieces: readonly NotesSection[]): NotesSection[] {
  const [first, ...others] = pieces;
  if (!first) return [];
  const head = { heading, level: 2, isGiven: true };
  return first.heading ? [{ ...head, points: [] }, ...pieces] : [{ ...first, ...head }, ...others];
}
