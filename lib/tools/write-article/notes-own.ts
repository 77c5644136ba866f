import { smallest } from "@/lib/core/extremes";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import {
  foundSections,
  type NotesRequest,
  type NotesSection,
  withoutRepeats,
} from "@/lib/tools/write-article/notes-found";
import { textOf } from "@/lib/tools/write-article/notes-opening";
import { formOf, pointsInTurns } from "@/lib/tools/write-article/notes-points";
import { refersBack } from "@/lib/tools/write-article/notes-refers-back";
import { answersOf, type NoteBlock } from "@/lib/tools/write-article/notes-structure";

async function ownSections(blocks: readonly NoteBlock[]): Promise<NotesSection[]> {
  const pause = createYielder();
  const sections: NotesSection[] = [{ heading: undefined, level: 2, points: [] }];
  let own: NoteBlock[] = [];
  const close = async () => {
    const last = sections.at(-1);
    if (last) last.points = await withoutRepeats(await pointsInTurns(own));
    own = [];
  };
  const highest = smallest(blocks.map((block) => (block.kind === "heading" ? block.level : 9)));
  for (const block of blocks) {
    await pause();
    if (block.kind !== "heading") own.push(block);
    else {
      await close();
      const label = block.isLabel && { label: block.text };
      sections.push({
        heading: block.text,
        level: block.level - highest + 2,
        points: [],
        ...label,
      });
    }
  }
  await close();
  return sections;
}

/** The author's headings; what follows a list after a blank line is under none of them, and divided like notes without. */
export async function mixedSections(
  blocks: readonly NoteBlock[],
  request: NotesRequest,
): Promise<NotesSection[]> {
  const sections: NotesSection[] = [];
  for (const run of splitAfterLists(blocks)) {
    if (run[0]?.kind === "heading" || sections.length === 0)
      sections.push(...(await ownSections(run)));
    else {
      const [first, ...others] = await foundSections(run, request);
      if (first) sections.push({ ...first, isApart: true }, ...others);
    }
  }
  return sections;
}

/** Cuts blocks where what a heading stands over ends with a blank line, and at the next heading. */
function splitAfterLists(blocks: readonly NoteBlock[]): NoteBlock[][] {
  const runs: NoteBlock[][] = [[]];
  const answers = answersOf(blocks);
  let holds = true;
  for (const [at, block] of blocks.entries()) {
    if (block.kind === "heading") {
      if (runs.at(-1)?.[0]?.kind !== "heading") runs.push([]);
      holds = Boolean(block.isMarked);
    } else if (!holds && endsSection(blocks, at, Boolean(answers[at - 1]))) {
      runs.push([]);
      holds = true;
    }
    runs.at(-1)?.push(block);
  }
  return runs.filter((run) => run.length > 0);
}

/** Whether a heading doesn't hold for a block: it stood over a list or lines, or was the label of one paragraph. */
function endsSection(blocks: readonly NoteBlock[], at: number, isAnswer: boolean): boolean {
  const [above, before, block] = [blocks[at - 2], blocks[at - 1], blocks[at]];
  if (!before || !block || before.kind === "heading" || block.kind === "heading") return false;
  if (before.group === block.group) return false;
  if (isAnswer) return true;
  if (refersBack(textOf(block)[0] ?? "")) return false;
  if (above?.kind === "heading" && above.isLabel) return !textOf(before).at(-1)?.endsWith(":");
  if (above?.kind === "heading" && above.isAttached && before.kind === "lines") return true;
  const listed = listAbove(blocks, at);
  return listed !== undefined && !isAlike(listed, block);
}

/** The last list of the group before a block, which may end with a remark. */
function listAbove(blocks: readonly NoteBlock[], at: number): NoteBlock | undefined {
  const before = blocks[at - 1];
  for (let index = at - 1; index >= 0; index -= 1) {
    const block = blocks[index];
    if (!block || block.kind === "heading" || !before || before.kind === "heading")
      return undefined;
    if (block.group !== before.group) return undefined;
    if (isListed(block)) return block;
  }
  return undefined;
}

/** Two lists in a row are both below the heading of the first when they look the same. */
function isAlike(one: NoteBlock, other: NoteBlock): boolean {
  if (!isListed(other) || one.kind !== other.kind || isOrdered(one) !== isOrdered(other))
    return false;
  return isLabeled(one) === isLabeled(other);
}

function isLabeled(block: NoteBlock): boolean {
  const texts = textOf(block);
  return texts.filter((text) => /^[^:]{1,30}:\s/.test(text)).length > texts.length / 2;
}

function isListed(block: NoteBlock): boolean {
  const isLines = block.kind === "lines" && block.items.length > 1;
  return block.kind === "list" || (isLines && formOf(block.items) === "bullet");
}

function isOrdered(block: NoteBlock): boolean {
  return block.kind === "list" && block.ordered;
}
