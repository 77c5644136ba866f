import { createYielder, filterInTurns } from "@/lib/core/yield-to-event-loop";
import { lowerCaseWords, sharedCount, stemsOf } from "@/lib/drafting/draft-words";
import { isEnglish } from "@/lib/tools/write-article/notes-grammar";
import { coveringHeadingsOf } from "@/lib/tools/write-article/notes-headings";
import { listsOfSentences } from "@/lib/tools/write-article/notes-markdown";
import type { Embed } from "@/lib/tools/write-article/notes-nearness";
import { type Point, pointsInTurns } from "@/lib/tools/write-article/notes-points";
import { refersBack } from "@/lib/tools/write-article/notes-refers-back";
import { divide, regroup, similarityOf } from "@/lib/tools/write-article/notes-sections";
import type { NoteBlock } from "@/lib/tools/write-article/notes-structure";
import type { UnknownWords } from "@/lib/tools/write-article/notes-typed-names";

/** What an article is composed of. */
export type NotesRequest = {
  topic: string;
  notes: string;
  /** Headings to arrange them under; undefined for the notes' own, or words of theirs. */
  headings?: readonly string[] | undefined;
  embed: Embed;
  /** Tells names from other words; without it, few are told. */
  unknownWords?: UnknownWords | undefined;
};

/** A part of an article of notes. */
export type NotesSection = {
  heading: string | undefined;
  level: number;
  points: Point[];
  /** Belongs to no heading, and so is set apart from the section before it. */
  isApart?: boolean;
  /** The heading is words of the statements; the person wrote none. */
  isFound?: boolean;
  /** The heading is from an outline, and stays as it was typed. */
  isGiven?: boolean;
  /** The heading was the label of the first statement: "Dues" of "Dues: 25 a year". */
  label?: string;
  /** See `listsOfSentences`; when absent, that of `points`. */
  withPeriods?: ReadonlySet<number>;
};

/** The share of sections that need a heading; with fewer, none of them gets one. */
const MIN_HEADED = 0.6;
/** With more statements, comparing them takes too long, and they are a table rather than an article. */
export const MAX_DIVIDED = 300;

/** Divides notes without headings by their subjects, under words of their own where those hold for a section. */
export async function foundSections(
  blocks: readonly NoteBlock[],
  { topic, notes, embed }: NotesRequest,
): Promise<NotesSection[]> {
  const pause = createYielder();
  const points = await withoutRepeats(await pointsInTurns(blocks));
  await pause();
  const withPeriods = await listsOfSentences(points);
  await pause();
  if (points.length > MAX_DIVIDED) return [{ heading: undefined, level: 2, points, withPeriods }];
  const texts = points.map(({ text }) => text);
  const similarity = similarityOf(texts, texts.length > 1 ? await embed(texts) : []);
  const divided = divide(points, similarity);
  const indexes = regroup(divided, points, similarity);
  const sections = indexes.map((section) => section.flatMap((index) => points[index] ?? []));
  const named = isEnglish(notes) && sections.length > 1;
  const headings = named
    ? await coveringHeadingsOf(
        sections.map((section) => ({
          statements: section.flatMap(({ text, form }) => (form === "verbatim" ? [] : [text])),
          isList: section.every(({ form }) => form !== "sentence"),
          isTyped: section.every(({ form, line }) => form === "sentence" && line === undefined),
        })),
        topic,
        embed,
      )
    : [];
  const found = headings.filter((heading) => heading !== undefined).length;
  if (found < MIN_HEADED * sections.length)
    return paragraphsOf(divided, points).map((own) => ({
      heading: undefined,
      level: 2,
      points: own,
      withPeriods,
    }));
  return sections.flatMap((section, index) => {
    const heading = headings[index];
    const { own, rest } = splitUncovered(section, heading);
    const apart = { heading: undefined, level: 2, withPeriods, isApart: true };
    const isApart = index > 0 && heading === undefined;
    const named = { ...apart, heading, points: own, isApart, isFound: heading !== undefined };
    return rest.length > 0 ? [named, { ...apart, points: rest }] : [named];
  });
}

/** Leaves a last paragraph that says nothing of a heading out of its section. */
function splitUncovered(section: Point[], heading: string | undefined) {
  const last = section.at(-1)?.group;
  const at = section.findIndex(({ group }) => group === last);
  const [own, rest] = [section.slice(0, at), section.slice(at)];
  const stems = stemsOf(rest.map(({ text }) => text).join(" "));
  const isProse = rest.every(({ form }) => form === "sentence");
  const isCovered = !heading || sharedCount(stemsOf(heading), stems) > 0;
  if (at <= 0 || isCovered || !isProse || refersBack(rest[0]?.text ?? ""))
    return { own: section, rest: [] };
  return { own, rest };
}

/** Sections without headings: sentences are divided, lists stay whole. */
function paragraphsOf(divided: readonly number[][], points: readonly Point[]): Point[][] {
  const paragraphs: Point[][] = [];
  for (const section of divided.map((one) => one.flatMap((index) => points[index] ?? []))) {
    const last = paragraphs.at(-1);
    const isProse = last?.at(-1)?.form === "sentence" && section[0]?.form === "sentence";
    if (last && !isProse) last.push(...section);
    else paragraphs.push(section);
  }
  return paragraphs;
}

/** What was noted twice is said once, but each list keeps its items. Shares the event loop. */
export function withoutRepeats(points: readonly Point[]): Promise<Point[]> {
  const seen = new Set<string>();
  return filterInTurns(points, ({ text, form, block }) => {
    const words = lowerCaseWords(text).join(" ");
    if (form === "verbatim" || form === "number" || words === "") return true;
    const key = form === "bullet" ? `${block} ${words}` : words;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
