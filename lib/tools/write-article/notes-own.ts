import {
  foundSections,
  type NotesRequest,
  type NotesSection,
  withoutRepeats,
} from "@/lib/tools/write-article/notes-found";
import { textOf } from "@/lib/tools/write-article/notes-opening";
import { pointsOf, refersBack } from "@/lib/tools/write-article/notes-points";
import type { NoteBlock } from "@/lib/tools/write-article/notes-structure";

export function ownSections(blocks: readonly NoteBlock[]): NotesSection[] {
  const sections: NotesSection[] = [{ heading: undefined, level: 2, points: [] }];
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

/** The author's headings; what follows a list after a blank line is under none of them, and divided like notes without. */
export async function mixedSections(
  blocks: readonly NoteBlock[],
  request: NotesRequest,
): Promise<NotesSection[]> {
  const sections: NotesSection[] = [];
  for (const run of splitAfterLists(blocks)) {
    if (run[0]?.kind === "heading" || sections.length === 0) sections.push(...ownSections(run));
    else {
      const [first, ...others] = await foundSections(run, request);
      if (first) sections.push({ ...first, isApart: true }, ...others);
    }
  }
  return sections;
}

/** Cuts blocks where a list under a heading ends with a blank line, and at the next heading. */
function splitAfterLists(blocks: readonly NoteBlock[]): NoteBlock[][] {
  const runs: NoteBlock[][] = [[]];
  let holds = true;
  for (const [at, block] of blocks.entries()) {
    if (block.kind === "heading") {
      if (runs.at(-1)?.[0]?.kind !== "heading") runs.push([]);
      holds = Boolean(block.isMarked);
    } else if (!holds && endsSection(blocks[at - 1], block)) {
      runs.push([]);
      holds = true;
    }
    runs.at(-1)?.push(block);
  }
  return runs.filter((run) => run.length > 0);
}

function endsSection(before: NoteBlock | undefined, block: NoteBlock): boolean {
  if (before?.kind !== "list" || block.kind === "heading" || before.group === block.group)
    return false;
  if (block.kind === "list" && block.ordered === before.ordered) return false;
  return !refersBack(textOf(block)[0] ?? "");
}
