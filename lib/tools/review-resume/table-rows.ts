import { smallest } from "@/lib/core/extremes";
import type { PdfBlock } from "@/lib/pdf/pdf";
import { isOnlyDates } from "@/lib/tools/review-resume/margin-dates";
import { sectionOfTitle } from "@/lib/tools/review-resume/section-titles";

/** As parts of a line's size: how far cells of one row may be above each other, and how far columns are apart. */
const SAME_LINE = 0.25;
const APART = 3;
/** A label in front of a row: "Name", "E-Mail", "Sprachen". */
const MAX_LABEL_WORDS = 3;
const MIN_ROWS = 3;
/** Of what stands on the left, besides headings. */
const MIN_SHARE = 0.8;
/** A page with more lines is no résumé, and each is compared with those beside it. */
const MAX_BLOCKS = 400;

/**
 * Puts the rows of a page that is a table in their order, with dates and labels on the left and what belongs to them on the
 * right, as in a German "Lebenslauf": its columns are read one after the other, and headings stand in the left one only. A
 * label is put in front of what it is of.
 *
 * @param blocks of one page
 */
export function inTableRows(blocks: readonly PdfBlock[]): PdfBlock[] {
  const shown = blocks.filter(({ kind }) => kind !== "running");
  if (shown.length > MAX_BLOCKS) return [...blocks];
  const labels = shown.filter(isLabel);
  const values = new Map<PdfBlock, PdfBlock>();
  for (const label of labels) {
    const value = besideOf(label, shown);
    if (value) values.set(label, value);
  }
  if (values.size < MIN_ROWS || !isTable(shown, values)) return [...blocks];
  const labelOf = new Map([...values].map(([label, value]) => [value, label]));
  const isShownBefore = (block: PdfBlock) => values.has(block) && !isOnlyDates(block);
  const rowOf = (block: PdfBlock) => values.get(block)?.y ?? block.y;
  return blocks
    .filter((block) => !isShownBefore(block))
    .sort((one, other) => rowOf(one) - rowOf(other) || one.x - other.x)
    .map((block) => {
      const label = labelOf.get(block);
      if (!label || isOnlyDates(label)) return block;
      return { ...block, text: `${label.text.trim().replace(/:$/, "")}: ${block.text}` };
    });
}

function isLabel(block: PdfBlock): boolean {
  const { kind, text } = block;
  if (kind === "heading" || kind === "list" || /[.,;]$/.test(text.trim())) return false;
  return isOnlyDates(block) || text.trim().split(/\s+/).length <= MAX_LABEL_WORDS;
}

function besideOf(label: PdfBlock, blocks: readonly PdfBlock[]): PdfBlock | undefined {
  return blocks
    .filter((block) => block.x - label.x > APART * label.size && isBeside(block, label))
    .sort((one, other) => one.x - other.x)[0];
}

function isBeside(one: PdfBlock, other: PdfBlock): boolean {
  return Math.abs(one.y - other.y) <= SAME_LINE * Math.max(one.size, other.size);
}

/** Whether all on the left are labels of rows and headings: a column of its own has other lines, and headings in both. */
function isTable(blocks: readonly PdfBlock[], values: ReadonlyMap<PdfBlock, PdfBlock>): boolean {
  const from = smallest([...values.values()].map(({ x }) => x));
  const isHeading = (block: PdfBlock) =>
    block.kind === "heading" || (!values.has(block) && sectionOfTitle(block.text) !== undefined);
  if (blocks.some((block) => block.x >= from && isHeading(block))) return false;
  const left = blocks.filter(({ x }) => x < from);
  const headings = left.filter(isHeading);
  if (headings.length < 2 || headings.some((heading) => besideOf(heading, blocks))) return false;
  const others = left.filter((block) => !isHeading(block));
  // A line of the table's whole width has nothing beside it.
  const isWide = ({ x, size, text }: PdfBlock) => text.length * size > 3 * (from - x);
  const rows = others.filter((block) => values.has(block) || isWide(block));
  return rows.length >= MIN_SHARE * others.length;
}
