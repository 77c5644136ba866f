import { createYielder, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { readNotes } from "@/lib/tools/write-article/notes-blocks";
import { capitalizeHeading, withEnglishCapitals } from "@/lib/tools/write-article/notes-capitals";
import { doctorSpeller } from "@/lib/tools/write-article/notes-doctors";
import { withEvenLabels } from "@/lib/tools/write-article/notes-even-labels";
import { withFirstLineApart } from "@/lib/tools/write-article/notes-first-line";
import {
  foundSections,
  type NotesRequest,
  type NotesSection,
} from "@/lib/tools/write-article/notes-found";
import { isEnglish, rememberVerbs } from "@/lib/tools/write-article/notes-grammar";
import { labelAt, withLabelHeadings } from "@/lib/tools/write-article/notes-labels";
import { listsOfSentences, writePoints } from "@/lib/tools/write-article/notes-markdown";
import { nameSpeller } from "@/lib/tools/write-article/notes-names";
import {
  withOpening,
  withoutDescription,
  withoutEmptyHeadings,
  withPlainTop,
} from "@/lib/tools/write-article/notes-opening";
import {
  outlineOf,
  sectionsUnder,
  withEnoughHeadings,
} from "@/lib/tools/write-article/notes-outline";
import { mixedSections } from "@/lib/tools/write-article/notes-own";
import { type Point, readLines } from "@/lib/tools/write-article/notes-points";
import { withProseForBullets } from "@/lib/tools/write-article/notes-prose";
import { spellOut } from "@/lib/tools/write-article/notes-spelling";
import { withStages } from "@/lib/tools/write-article/notes-stages";
import { readSteps } from "@/lib/tools/write-article/notes-steps";
import type { NoteBlock } from "@/lib/tools/write-article/notes-structure";
import { withoutTitle } from "@/lib/tools/write-article/notes-title";
import { typedNames } from "@/lib/tools/write-article/notes-typed-names";
import { type Weekdays, weekdaysIn } from "@/lib/tools/write-article/notes-weekdays";
import { headingMarkdown, OUTLINE_LIMITS } from "@/lib/tools/write-article/outline";

/**
 * Makes an article of somebody's notes without a model: their statements, in their order, under their headings or,
 * where they have none, under words of their own. Adds capital letters, periods, and Markdown, writes out what is
 * shortened and can only be one thing, and nothing else.
 *
 * @returns Markdown; only a title when the notes hold nothing
 */
export function composeNotes(request: NotesRequest): Promise<string> {
  return rememberVerbs(() => compose(request));
}

async function compose(request: NotesRequest): Promise<string> {
  const { title, sections } = await articleOf(request);
  const { headings, embed } = request;
  const body = headings
    ? await sectionsUnder(headings, await withEnoughHeadings(sections, request), embed)
    : sections;
  const pause = createYielder();
  const written: string[] = [];
  for (const [at, section] of body.entries()) {
    const turn = pause();
    if (turn) await turn;
    written.push(...(await writeSection(section, body[at - 1])));
  }
  return [`# ${title}`, ...written].join("\n\n");
}

/** The headings that notes have or suggest: the article made under them is in the notes' order. Empty for fewer than two. */
export function notesOutline(request: NotesRequest): Promise<string[]> {
  return rememberVerbs(async () => {
    const { sections } = await articleOf(request);
    const headings = outlineOf(await withEnoughHeadings(sections, request));
    return headings.length < OUTLINE_LIMITS.minHeadings ? [] : headings;
  });
}

type Article = { title: string; sections: NotesSection[] };

async function articleOf(request: NotesRequest): Promise<Article> {
  await readLines(request.notes.split("\n").map((line) => line.trim()));
  const pause = createYielder();
  const read = await readNotes(request.notes);
  await pause();
  const weekdays = weekdaysIn(request.notes);
  await pause();
  const { title, blocks: untitled } = withoutTitle(
    isEnglish(request.notes) ? await withCapitals(read, weekdays, request) : read,
    request,
  );
  await readLines(linesOf(untitled));
  for (const block of untitled) if (block.kind === "lines") await readSteps(block.items);
  const described = withoutDescription(withFirstLineApart(untitled, title), title);
  await pause();
  const asTyped = weekdays === "none";
  const even = await withEvenLabels(described);
  await pause();
  const counted = withStages(even, asTyped);
  await pause();
  const staged = await withLabelHeadings(counted, asTyped);
  await pause();
  const labeled = withoutEmptyHeadings(staged);
  const blocks = withProseForBullets(withPlainTop(labeled, request.topic));
  await pause();
  const { opening, rest } = await withOpening(blocks);
  await pause();
  const hasHeadings = rest.some(({ kind }) => kind === "heading");
  const sections = hasHeadings
    ? await mixedSections(rest, request)
    : await foundSections(rest, request);
  return { title, sections: [{ heading: undefined, level: 2, points: opening }, ...sections] };
}

/** With what is shortened written out: what is English, and neither code nor a table or quotation. */
async function withCapitals(
  blocks: readonly NoteBlock[],
  weekdays: Weekdays,
  { topic, notes, unknownWords }: NotesRequest,
): Promise<NoteBlock[]> {
  const spellNames = nameSpeller(topic, notes, await typedNames(notes, unknownWords));
  const spellDoctors = await doctorSpeller(notes, unknownWords);
  const spelled = (text: string) =>
    spellNames(spellDoctors(withEnglishCapitals(spellOut(text, weekdays))));
  const pause = createYielder();
  const written: NoteBlock[] = [];
  for (const block of blocks) {
    await pause();
    if (block.kind === "verbatim") written.push(block);
    else if (block.kind === "heading" || block.kind === "prose")
      written.push({ ...block, text: spelled(block.text) });
    else {
      const items = await flatMapInTurns(block.items, (item) => [
        item.part === "code" ? item : { ...item, text: spelled(item.text) },
      ]);
      written.push({ ...block, items });
    }
  }
  return written;
}

function linesOf(blocks: readonly NoteBlock[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === "lines" || block.kind === "list" ? block.items.map(({ text }) => text) : [],
  );
}

async function writeSection(
  section: NotesSection,
  above: NotesSection | undefined,
): Promise<string[]> {
  const { heading, level, points, withPeriods, isApart, isGiven } = section;
  if (points.length === 0 && !heading) return [];
  const mark = "#".repeat(Math.min(4, Math.max(2, level)));
  const text = heading && (isGiven ? headingMarkdown(heading) : capitalizeHeading(heading));
  return [
    ...(text ? [`${mark} ${text}`] : isApart && !isSetApart(points, above) ? ["---"] : []),
    ...(await writePoints(points, withPeriods ?? (await listsOfSentences(points)))),
  ];
}

/** Whether a text needs no line above it: below a list, or with a label in bold, such as "**Nice to have:** Spanish". */
function isSetApart([first]: readonly Point[], above: NotesSection | undefined): boolean {
  const last = above?.points.at(-1)?.form;
  const isBelowList = last === "bullet" || last === "number";
  // Steps below what they are done with: "3 cups of rice".
  if (first?.form === "number") return last === "bullet";
  if (first?.form === "verbatim") return isBelowList;
  return first?.form === "sentence" && (isBelowList || labelAt(first.text) !== undefined);
}
