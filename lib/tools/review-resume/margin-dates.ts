import type { PdfBlock } from "@/lib/pdf/pdf";
import { DATES, UP_TO, withoutDates } from "@/lib/tools/review-resume/date-parts";
import { sectionOfTitle } from "@/lib/tools/review-resume/section-titles";

/** As parts of a line's size: how far a date may be above or below its line, how far lines are apart, and columns. */
const SAME_LINE = 0.5;
const NEXT_LINE = { least: 0.8, most: 2 };
const APART = 3;
/** What stands beside a date: "Expected May 2027", "Summers 2022, 2023". */
const BESIDE_DATE =
  /^(?:(?:expected|anticipated|projected|planned|exp\.?|est\.?|graduat(?:ed|ing|ion(?: date)?)|completed|completion|earned|conferred|awarded|class of|since|from|springs?|summers?|falls?|autumns?|winters?|seit|depuis|desde|voraussichtlich|présent|and|und|et|y|in|on|by)[:.]? ?){1,4}/iu;
const ENDS_IN_THE_MIDDLE = new RegExp(`\\d${UP_TO}$`, "iu");
/** A page with more of them is no résumé, and each is compared with all lines. */
const MAX_DATES = 200;

/**
 * Puts dates that stand in a margin of their own at the end of the lines beside them: a margin is read as a column, before
 * or after the jobs and degrees that its dates belong to.
 *
 * @param blocks of one page
 */
export function withMarginDates(blocks: readonly PdfBlock[]): PdfBlock[] {
  const margin = stackedPeriods(blocks.filter(isOnlyDates));
  const ofMargin = new Set(margin.flatMap(({ parts }) => parts));
  if (margin.length === 0 || margin.length > MAX_DATES) return [...blocks];
  const lines = blocks.filter(
    (block) =>
      !ofMargin.has(block) && block.kind !== "running" && !sectionOfTitle(block.text.trim()),
  );
  const added = new Map<PdfBlock, string[]>();
  const moved = new Set<PdfBlock>();
  for (const { parts, text } of margin) {
    const [dates] = parts;
    const column = lines.filter(({ x }) => Math.abs(x - dates.x) > APART * dates.size);
    let line = nearest(column, dates.y, SAME_LINE * dates.size);
    if (!line) continue;
    for (const part of parts) moved.add(part);
    for (const [index, date] of datesIn(text).entries()) {
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

type Margin = { parts: readonly [PdfBlock, ...PdfBlock[]]; text: string };

/** The dates of a margin, of which a narrow one has both ends of a period in two lines: "09/2013 –" above "04/2019". */
function stackedPeriods(margin: readonly PdfBlock[]): Margin[] {
  const all: Margin[] = [];
  for (const block of margin) {
    const last = all.at(-1);
    const above = last?.parts.at(-1);
    const isEnd =
      last &&
      above &&
      ENDS_IN_THE_MIDDLE.test(last.text.trimEnd()) &&
      nextLine([block], above, above.size) === block;
    if (isEnd)
      all.splice(-1, 1, {
        parts: [...last.parts, block],
        text: `${last.text.trimEnd()} ${block.text.trim()}`,
      });
    else all.push({ parts: [block], text: block.text });
  }
  return all;
}

/** Whether a block has dates and nothing else. */
export function isOnlyDates({ kind, text }: PdfBlock): boolean {
  if (kind === "running" || !/\d/.test(text)) return false;
  return !/[\p{L}\p{N}]/u.test(withoutDates(text.trim().replace(BESIDE_DATE, "")));
}

/** Each with what stands beside it. Those of one line stay together: "Summers 2022, 2023". */
function datesIn(text: string): string[] {
  const beside = BESIDE_DATE.exec(text.trim())?.[0];
  if (beside || /\d, /.test(text)) return [text.trim()];
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
