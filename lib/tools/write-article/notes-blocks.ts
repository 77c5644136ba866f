import { createYielder } from "@/lib/core/yield-to-event-loop";
import { asCode } from "@/lib/tools/write-article/notes-commands";
import { withEqualHeads } from "@/lib/tools/write-article/notes-equal-heads";
import { parallelHeads } from "@/lib/tools/write-article/notes-governing";
import { areLoud } from "@/lib/tools/write-article/notes-heading-lines";
import { withKeptLines } from "@/lib/tools/write-article/notes-kept-lines";
import { BULLET, HEADING, kindOf, runLength } from "@/lib/tools/write-article/notes-lines";
import { joinLists, listBlocks } from "@/lib/tools/write-article/notes-lists";
import { isWrapped } from "@/lib/tools/write-article/notes-margins";
import {
  isSection,
  type Nested,
  nestedBlocks,
  nestedRuns,
} from "@/lib/tools/write-article/notes-nested";
import { type Answered, answeredQuestions } from "@/lib/tools/write-article/notes-questions";
import { articleLines } from "@/lib/tools/write-article/notes-reminders";
import { withLetter } from "@/lib/tools/write-article/notes-sign-off";
import { answersOf, type NoteBlock } from "@/lib/tools/write-article/notes-structure";
import {
  type Around,
  asLeadIn,
  BEGINS,
  textBlocks,
} from "@/lib/tools/write-article/notes-text-blocks";
import { marginOf } from "@/lib/tools/write-article/notes-width";

/** Takes notes apart: headings, paragraphs, lists, and lines. Blank lines separate groups. Shares the event loop. */
export async function readNotes(notes: string): Promise<NoteBlock[]> {
  const pause = createYielder();
  const { lines } = await articleLines(notes);
  const blocks = await readBlocks(await withKeptLines(withEqualHeads(lines)));
  await pause();
  const joined = joinLists(blocks);
  await pause();
  return withLetter(joined);
}

async function readBlocks(lines: readonly string[], isTop = true): Promise<NoteBlock[]> {
  const pause = createYielder();
  const margin = marginOf(lines);
  await pause();
  const isLoud = areLoud(lines);
  const blocks: NoteBlock[] = [];
  await pause();
  const answered = new Map((await answeredQuestions(lines)).map((one) => [one.from, one]));
  await pause();
  const nested = new Map((await nestedRuns(lines)).map((one) => [one.from, one]));
  await pause();
  const parents = [...nested.values()].flatMap((one) => one.parents.filter(isSection));
  await pause();
  const heads = await parallelHeads(lines, parents.length);
  await pause();
  const isMarked = lines.some((line) => kindOf(line) === "heading");
  let group = 0;
  for (let at = 0; at < lines.length; ) {
    const turn = pause();
    if (turn) await turn;
    const asked = answered.get(at);
    if (asked) {
      group += 1;
      blocks.push(...(await questionBlocks(asked, group, levelBelow(blocks))));
      at = asked.end;
      continue;
    }
    const below = nested.get(at);
    if (below && !hasQuestion(below, answered)) {
      const before = lines[at - 1] ?? "";
      blocks.push(
        ...(await nestedBlocks(below, {
          ...{ group, isTop: isTop && blocks.length === 0, begins: BEGINS.test(kindOf(before)) },
          isHead: heads.has(at),
          isLoud,
          isBelow: isMarked || BULLET.test(before),
          read: async (own) => {
            const read = await readBlocks(own, isTop && blocks.length === 0);
            return read.map((block) => inGroup(block, group));
          },
        })),
      );
      at = below.end;
      continue;
    }
    const length = lengthUpTo(lines, at, [answered, nested]);
    const run = lines.slice(at, at + length);
    const isBlank = run[0]?.trim() === "" || kindOf(run[0] ?? "") === "rule";
    const next = withoutHigherNumber(lines[at + length] ?? "");
    if (isBlank) group += 1;
    else
      blocks.push(
        ...(await toBlocks(run, group, {
          // Questions below a line are a list to it.
          ...{ before: lines[at - 1] ?? "", next: answered.has(at + length) ? `- ${next}` : next },
          isTop: isTop && blocks.length === 0,
          isHead: heads.has(at),
          margin,
          isLoud,
        })),
      );
    at += length;
  }
  return blocks;
}

/** A run ends where something else begins. */
function lengthUpTo(
  lines: readonly string[],
  at: number,
  others: readonly ReadonlyMap<number, unknown>[],
): number {
  const length = runLength(lines, at);
  for (let next = 1; next < length; next += 1)
    if (others.some((starts) => starts.has(at + next))) return next;
  return length;
}

function hasQuestion({ from, end }: Nested, answered: ReadonlyMap<number, Answered>): boolean {
  return [...answered.keys()].some((at) => at >= from && at < end);
}

function inGroup(block: NoteBlock, group: number): NoteBlock {
  return block.kind === "heading" ? block : { ...block, group };
}

/** What a line stands above isn't a list to it that began before it. */
function withoutHigherNumber(line: string): string {
  const [, , number, text = ""] = BULLET.exec(line) ?? [];
  return Number(number) > 1 ? text : line;
}

/** The level of a question: that of the one before it, or below the heading that holds for it. */
function levelBelow(blocks: readonly NoteBlock[]): number {
  const at = blocks.findLastIndex(({ kind }) => kind === "heading");
  const heading = blocks[at];
  if (heading?.kind !== "heading") return 2;
  if (heading.isQuestion) return answersOf(blocks.slice(at)).at(-1) ? heading.level : 2;
  const isRightAbove = at === blocks.length - 1 && !(at === 0 && !heading.isAbove);
  return isRightAbove || heading.isMarked ? heading.level + 1 : 2;
}

/** A question is the heading of its answer. */
async function questionBlocks(
  { question, answer }: Answered,
  group: number,
  level: number,
): Promise<NoteBlock[]> {
  const blocks = (await readBlocks(["", ...answer])).map((block): NoteBlock => {
    if (block.kind !== "heading") return { ...block, group };
    return block.isMarked ? block : { kind: "prose", text: asLeadIn(block.text), group };
  });
  return [{ kind: "heading", text: question, level, isLabel: true, isQuestion: true }, ...blocks];
}

async function toBlocks(
  run: readonly string[],
  group: number,
  around: Around,
): Promise<NoteBlock[]> {
  const [first = ""] = run;
  const kind = kindOf(first);
  if (kind === "heading") {
    const [, marks = "#", text = ""] = HEADING.exec(first) ?? [];
    return [{ kind: "heading", text, level: marks.length, isMarked: true }];
  }
  if (kind === "verbatim") return [{ kind: "verbatim", text: asQuoted(run, around.margin), group }];
  if (kind === "fence" || kind === "command")
    return [{ kind: "verbatim", text: asCode(run), group, isCode: true }];
  if (kind === "bullet") return listBlocks(run, group);
  return textBlocks(run, group, around);
}

const QUOTED = /^\s*>\s?(?=[^\s>#*+|-])/;

/** Quoted lines stay lines, unless a margin broke them. */
function asQuoted(run: readonly string[], margin: number | undefined): string {
  if (
    run.length === 1 ||
    isWrapped(
      run.map((line) => line.replace(QUOTED, "")),
      margin,
    )
  )
    return run.join("\n");
  return run
    .map((line, at) => (QUOTED.test(line) && QUOTED.test(run[at + 1] ?? "") ? `${line}\\` : line))
    .join("\n");
}
