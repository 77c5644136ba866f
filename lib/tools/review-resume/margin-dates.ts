import type { PdfBlock } from "@/lib/pdf/pdf";
import { DATES, withoutDates } from "@/lib/tools/review-resume/date-parts";
import { sectionOfTitle } from "@/lib/tools/review-resume/section-titles";

/** As parts of a line's size: how far a date may be above or below its line, how far lines are apart, and columns. */
const SAME_LINE = 0.5;
const NEXT_LINE = { least: 0.8, most: 2 };
const APART = 3;
/** A page with more of them is no résumé, and each is compared with all lines. */
const MAX_DATES = 200;

/**
 * Puts dates that stand in a margin of their own at the end of the lines beside them: a margin is read as a column, before
 * or after the jobs and degrees that its dates belong to.
 *
 * @param blocks of one page
 */
export function withMarginDates(blocks: readonly PdfBlock[]): PdfBlock[] {
  const margin = blocks.filter(isOnlyDates);
  if (margin.length === 0 || margin.length > MAX_DATES) return [...blocks];
  const lines = blocks.filter(
    (block) =>
      !margin.includes(block) && block.kind !== "running" && !sectionOfTitle(block.text.trim()),
  );
  const added = new Map<PdfBlock, string[]>();
  const moved = new Set<PdfBlock>();
  for (const dates of margin) {
    const column = lines.filter(({ x }) => Math.abs(x - dates.x) > APART * dates.size);
    let line = nearest(column, dates.y, SAME_LINE * dates.size);
    if (!line) continue;
    moved.add(dates);
    for (const [index, date] of datesIn(dates.text).entries()) {
      if (index > 0) line = nextLine(column, line, dates.size) ?? line;
      added.set(line, [...(added.get(line) ?? []), date]);
    }
  }
  return blocks
    .filter((block) => !moved.has(block))
    .map((block) => {
      const dates = added.get(block);
      return dates ? { ...block, text: [block.text.trimEnd(), ...dates].join(" ") } : block;
    });
}

function isOnlyDates({ kind, text }: PdfBlock): boolean {
  return kind !== "running" && /\d/.test(text) && !/[\p{L}\p{N}]/u.test(withoutDates(text));
}

function datesIn(text: string): string[] {
  return [...text.matchAll(DATES)].map(([date]) => date);
}

function nearest(lines: readonly PdfBlock[], y: number, most: number): PdfBlock | undefined {
  const close = lines.filter((line) => Math.abs(line.y - y) <= most);
  return close.sort((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y))[0];
}

/** The line below another one; none across a gap, where it would be that of something else. */
function nextLine(
  lines: readonly PdfBlock[],
  { x, y }: PdfBlock,
  size: number,
): PdfBlock | undefined {
  return lines.find(
    (line) =>
      Math.abs(line.x - x) <= APART * size &&
      line.y - y >= NEXT_LINE.least * size &&
      line.y - y <= NEXT_LINE.most * size,
  );
}
