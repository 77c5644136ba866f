import {
  asItem,
  asSentence,
  isSentence,
  type Point,
  plainSigns,
} from "@/lib/tools/write-article/notes-points";

/** Which lists of the notes, by their block, have a period after each item: those that are mostly sentences. */
export function listsOfSentences(points: readonly Point[]): ReadonlySet<number> {
  const blocks = new Map<number, { items: number; sentences: number }>();
  for (const { block, text } of points) {
    const counted = blocks.get(block) ?? { items: 0, sentences: 0 };
    counted.items += 1;
    if (isSentence(text)) counted.sentences += 1;
    blocks.set(block, counted);
  }
  const mostly = [...blocks].filter(([, { items, sentences }]) => sentences > items / 2);
  return new Set(mostly.map(([block]) => block));
}

/**
 * Writes statements as Markdown: paragraphs, lists, and what stays as it is, one string per block.
 *
 * @param withPeriods the blocks whose items get a period; see `listsOfSentences`
 */
export function writePoints(points: readonly Point[], withPeriods: ReadonlySet<number>): string[] {
  return runsOf(points).map((run) => {
    const [first] = run;
    if (first?.form === "verbatim") return run.map(({ text }) => text).join("\n");
    if (first?.form === "sentence") return run.map(({ text }) => sentence(text)).join(" ");
    return list(run, withPeriods.has(first?.block ?? -1));
  });
}

function sentence(text: string): string {
  return plainSigns(asSentence(text));
}

/** Statements that stand together: of one paragraph, or of one list. */
function runsOf(points: readonly Point[]): Point[][] {
  const runs: Point[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last?.form === point.form && joins(last, point)) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** Bullets that were moved here continue the list. */
function joins(last: Point, point: Point): boolean {
  return last.block === point.block || (point.form === "bullet" && last.group === point.group);
}

function list(run: readonly Point[], withPeriods: boolean): string {
  const write = withPeriods ? asSentence : asItem;
  let number = 0;
  return run
    .map(({ text, form, depth }) => {
      if (form === "number" && depth === 0) number += 1;
      const mark = form === "number" && depth === 0 ? `${number}.` : "-";
      const indent = "   ".repeat(depth);
      return `${indent}${mark} ${plainSigns(withLabel(write(text)))}`;
    })
    .join("\n");
}

/** "Venue: town hall" with its label in bold. */
function withLabel(text: string): string {
  return text.replace(
    /^([\p{L}\d][\p{L}\d\s/&'’-]{0,28}):(?=\s\S)/u,
    (_, label: string) => `**${label}:**`,
  );
}
