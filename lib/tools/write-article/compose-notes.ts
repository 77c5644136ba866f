import { arrangeUnder } from "@/lib/tools/write-article/arrange-under";
import { readNotes } from "@/lib/tools/write-article/notes-blocks";
import { withCapital } from "@/lib/tools/write-article/notes-capitals";
import {
  foundSections,
  MAX_DIVIDED,
  type NotesRequest,
  type NotesSection,
  withoutRepeats,
} from "@/lib/tools/write-article/notes-found";
import { listsOfSentences, writePoints } from "@/lib/tools/write-article/notes-markdown";
import { withOpening, withoutTitle, withPlainTop } from "@/lib/tools/write-article/notes-opening";
import { mixedSections, ownSections } from "@/lib/tools/write-article/notes-own";
import { type Point, refersBack } from "@/lib/tools/write-article/notes-points";
import type { NoteBlock } from "@/lib/tools/write-article/notes-structure";
import { headingMarkdown } from "@/lib/tools/write-article/outline";

/**
 * Makes an article of somebody's notes without a model: their statements, in their order, under their headings or,
 * where they have none, under words of their own. Adds capital letters, periods, and Markdown, and nothing else.
 *
 * @returns Markdown; only a title when the notes hold nothing
 */
export async function composeNotes(request: NotesRequest): Promise<string> {
  const { title, blocks: untitled } = withoutTitle(readNotes(request.notes), request.topic);
  const blocks = withPlainTop(untitled, request.topic);
  if (request.headings) {
    const sections = await givenSections(blocks, request.headings, request.embed);
    return [`# ${title}`, ...sections].join("\n\n");
  }
  const { opening, rest } = withOpening(blocks);
  const hasHeadings = rest.some(({ kind }) => kind === "heading");
  const sections = hasHeadings
    ? await mixedSections(rest, request)
    : await foundSections(rest, request);
  const body = [{ heading: undefined, level: 2, points: opening }, ...sections];
  return [`# ${title}`, ...body.flatMap(writeSection)].join("\n\n");
}

function writeSection({ heading, level, points, withPeriods, isApart }: NotesSection): string[] {
  if (points.length === 0 && !heading) return [];
  const mark = "#".repeat(Math.min(4, Math.max(2, level)));
  return [
    ...(heading ? [`${mark} ${capitalizeHeading(heading)}`] : isApart ? ["---"] : []),
    ...writePoints(points, withPeriods ?? listsOfSentences(points)),
  ];
}

/** "1. Spring fair" begins with its number. */
function capitalizeHeading(heading: string): string {
  return heading.replace(/^(\d+\. )?(.*)$/s, (_, number = "", text) => number + withCapital(text));
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
    points.map((point, index) => ({
      text: point.text,
      heading: named.find((one) => one.point === point)?.heading ?? "",
      follows:
        point.depth > 0 ||
        point.form === "verbatim" ||
        refersBack(point.text) ||
        isInList(points[index - 1], point),
    })),
    // Beyond that, words decide.
    points.length > MAX_DIVIDED ? async () => undefined : embed,
  );
  return headings.flatMap((heading, index) => {
    const own = points.filter((_, at) => placed[at] === index);
    return own.length > 0
      ? [`## ${headingMarkdown(heading)}`, ...writePoints(own, withPeriods)]
      : [];
  });
}

/** Steps, and lists with a lead-in, stay together and with the lead-in. */
function isInList(before: Point | undefined, point: Point): boolean {
  if (!point.isFixed || !before) return false;
  return before.block === point.block || before.text.endsWith(":");
}

/** The author's headings, with what stands under each. */
