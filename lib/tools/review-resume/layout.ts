import { largest, smallest } from "@/lib/core/extremes";
import type { PdfBlock, PdfPage } from "@/lib/pdf/pdf";
import { isOnlyDates } from "@/lib/tools/review-resume/margin-dates";
import { placeOnPage } from "@/lib/tools/review-resume/place-on-page";
import type { Remark } from "@/lib/tools/review-resume/remarks";
import { GOOD_SIZE, smallBlocks } from "@/lib/tools/review-resume/small-print";

const RIGHT_COLUMN = 0.3;
const LEFT_COLUMN = 0.25;
const MIN_COLUMN_LINES = 4;
/** Of the right column; a name and titles that are centered have fewer long lines. */
const MIN_LONG_LINES = 3;
const LONG_WORDS = 4;
const MAX_QUOTES = 3;

/** Remarks on what parsers and readers stumble over in the layout, each with its place. */
export function layoutRemarks(pages: readonly PdfPage[]): Remark[] {
  return pages
    .filter(({ source }) => source === "text")
    .flatMap((page) => [...columnRemark(page), ...smallPrintRemark(page), ...runningRemark(page)]);
}

function remark(page: PdfPage, blocks: readonly PdfBlock[], text: string): Remark[] {
  const [first] = blocks;
  if (!first) return [];
  return [
    {
      text: `${placeOnPage(page, first)}: ${text}`,
      quotes: blocks.slice(0, MAX_QUOTES).map((block) => block.text),
    },
  ];
}

function columnRemark(page: PdfPage): Remark[] {
  // Dates at the end of their lines are no column.
  const shown = page.blocks.filter((block) => block.kind !== "running" && !isOnlyDates(block));
  const left = shown.filter(({ x }) => x < page.width * LEFT_COLUMN);
  const [top, bottom] = [smallest(left.map(({ y }) => y)), largest(left.map(({ y }) => y))];
  const right = shown.filter(
    ({ x, y }) => x > page.width * RIGHT_COLUMN && y >= top && y <= bottom,
  );
  if (right.length < MIN_COLUMN_LINES || left.length < MIN_COLUMN_LINES) return [];
  const long = right.filter(({ text }) => text.split(" ").length >= LONG_WORDS);
  if (long.length < MIN_LONG_LINES) return [];
  return remark(
    page,
    right,
    "Two columns. Many parsers read across them and mix the lines. Put everything in one column.",
  );
}

function smallPrintRemark(page: PdfPage): Remark[] {
  const small = smallBlocks(page);
  const points = Math.round((small[0]?.size ?? 0) * 10) / 10;
  return remark(page, small, `This is set in ${points} points. Use ${GOOD_SIZE} or more.`);
}

function runningRemark(page: PdfPage): Remark[] {
  const contact = page.blocks.filter(
    ({ kind, text }) => kind === "running" && /@|\+?\d[\d ()-]{7,}/.test(text),
  );
  return remark(
    page,
    contact,
    "Contact details in a header or footer. Many parsers skip those: move them into the page.",
  );
}
