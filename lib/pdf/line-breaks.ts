import { largest } from "@/lib/core/extremes";
import { CAPTION } from "@/lib/core/sentences";
import type { PdfBlock, PdfLine } from "@/lib/pdf/pdf";

const CLAUSE_END = /[.!?:;…。！？：；]["'”’)\]]*$/u;
/** Line spacing, in multiples of the text size, above which a new paragraph begins. */
const PARAGRAPH_PITCH = 1.75;
/** In multiples of the text size: a line indented or outdented further is set apart. */
const INDENT = 0.8;
/** In multiples of the text size: the largest hanging indent of a description below its term. */
const HANGING = 8;
/** Share of the line width that, left empty, means the line ended on purpose. */
const SHORT_LINE_SHARE = 0.25;
/** Lines before and after, used to find the local right margin. */
const SURROUNDING_LINES = 8;
/** This many line ends at the same x form a margin. */
const MARGIN_LINES = 4;
/** Positions closer than this are the same. */
const MARGIN_POINTS = 2;

/** The block being built: its kind and number of lines, and the x up to which lines of a slide could go. */
type Open = { kind: PdfBlock["kind"]; lines: number; margin?: number | undefined };

/**
 * Whether a line continues the block of the line before it.
 *
 * @param index of the line in `lines`, at least 1
 * @param kind what the line would be on its own
 */
export function continuesBlock(
  lines: readonly PdfLine[],
  index: number,
  open: Open,
  kind: PdfBlock["kind"],
): boolean {
  const [last, line] = [lines[index - 1], lines[index]];
  if (!last || !line) return false;
  const pitch = line.y - last.y;
  if (pitch <= 0 || pitch > PARAGRAPH_PITCH * Math.max(last.size, line.size)) return false;
  if (Math.abs(line.size - last.size) > 0.12 * last.size) return false;
  const isBeside = line.x >= endOf(last) || endOf(line) <= last.x;
  if (line.column !== last.column && isBeside) return false;
  if (open.kind === "heading" || kind === "heading") {
    return open.kind === kind && isOneHeading(last, line);
  }
  if (kind === "list" && !isMidSentence(lines, index, open)) return false;
  return !isSetApart(lines, index, open);
}

/** Share of the size by which the lines of one heading may differ. */
const OTHER_SIZE = 0.02;

/** Whether two lines are one heading, not a heading above a smaller one: "EDUCATION", and below it "M.S. Statistics". */
export function isOneHeading(last: PdfLine, line: PdfLine): boolean {
  if (line.font !== last.font || /^\d+(?:\.\d+)*\s/.test(line.text)) return false;
  const isSameSize = Math.abs(line.size - last.size) <= OTHER_SIZE * last.size;
  return isSameSize && isInCapitals(last.text) === isInCapitals(line.text);
}

function isInCapitals(text: string): boolean {
  return text === text.toUpperCase();
}

/** A number in words, which contracts repeat in brackets. */
const NUMBER_WORD =
  /(?:^|[\s-])(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{Ll}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)$/iu;

/** "On October" and below it "7. There were no complications.": a day, and no number of a list. */
const MONTH =
  /(?:^|\s)(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** "on sixty" and below it "(60) days": a number in brackets that a sentence broke before, not that of a list. */
function isMidSentence(lines: readonly PdfLine[], index: number, open: Open): boolean {
  const [last, line] = [lines[index - 1], lines[index]];
  if (!last || !line || !/^\(?\d/.test(line.text)) return false;
  if (MONTH.test(last.text) && /^\d{1,2}[.)]/.test(line.text) && !endsEarly(lines, index - 1))
    return true;
  if (/^\(/.test(line.text) && NUMBER_WORD.test(last.text)) return true;
  const isFull = !CLAUSE_END.test(last.text) && !endsEarly(lines, index - 1);
  return (
    open.kind === "paragraph" &&
    isFull &&
    /^\(?\d{1,2}[.)] \p{Ll}/u.test(line.text) &&
    !/,$/.test(last.text)
  );
}

/** List items, terms, descriptions and table rows, recognized by where lines begin and end. */
function isSetApart(lines: readonly PdfLine[], index: number, open: Open): boolean {
  const [last, line] = [lines[index - 1], lines[index]];
  if (!last || !line) return true;
  if (last.tab !== undefined && Math.abs(last.tab - (line.tab ?? 0)) < MARGIN_POINTS) return true;
  // Rows of a table whose cells have different widths.
  if (last.gaps && line.gaps) return true;
  if (isRowBeside(last, line) || isRowBeside(line, last)) return true;
  if ((last.gaps || line.gaps) && endInOneColumn(last, line)) return true;
  // Labels with their values, one below the other.
  if (LABELED.test(last.text) && LABELED.test(line.text)) return true;
  if (open.margin !== undefined && isNextPoint(last, line, open.margin)) return true;
  const ended = CLAUSE_END.test(last.text);
  if (ended && CAPTION.test(line.text)) return true;
  const early = endsEarly(lines, index - 1);
  const indent = (line.x - last.x) / line.size;
  // The next term after a hanging description, not the second line of a paragraph.
  const isTerm = ended && (open.lines > 1 || endsEarly(lines, index));
  if (indent < -INDENT && (early || isTerm)) return true;
  // Below an item of a list and left of it, the next entry with its date at the right.
  if (indent < -INDENT && open.kind === "list" && line.gaps && /^\p{Lu}/u.test(line.text))
    return true;
  // A description below its term, or the indented first line of a paragraph.
  if (indent > INDENT && open.kind !== "list" && (ended || (early && open.lines === 1)))
    return true;
  if (early && !/[,\-‐\u00ad]$/u.test(last.text)) return true;
  return ended && early && /^\p{Lu}/u.test(line.text);
}

/** "Total due    $40.00" */
const ENDS_WITH_AMOUNT = /^\s[-−–+(]?[$€£¥]?\d[\d.,]*\)?%?$/;

/** Whether a line is a row, and the other a text that begins left of it or goes across its columns, as no cell of it would. */
function isRowBeside(row: PdfLine, other: PdfLine): boolean {
  const [gap, ...gaps] = row.gaps ?? [];
  if (gap === undefined || row.tab === undefined || other.gaps) return false;
  const isRow = gaps.length > 0 || ENDS_WITH_AMOUNT.test(row.text.slice(gap));
  const isAcross = other.x < row.x + MARGIN_POINTS && endOf(other) > row.tab;
  return isRow && (isAcross || other.x < row.x - MARGIN_POINTS);
}

/** Whether two lines end with numbers that stand below one another, as the amounts of an invoice do. */
function endInOneColumn(last: PdfLine, line: PdfLine): boolean {
  const isAmount = ({ text }: PdfLine) => /\d\)?%?$/.test(text);
  return isAmount(last) && isAmount(line) && Math.abs(endOf(last) - endOf(line)) < MARGIN_POINTS;
}

/** "Due date: June 5", which is no sentence. */
const LABELED =
  /^\p{Lu}[\p{L}\p{N} .'’#&/()-]{1,38}:\s\S(?:.{0,78}[^.!?;,])?$|^(?:invoice|order|account|policy|customer|reference|serial) (?:no\.?|number|#) \S{1,30}$/iu;

/** Whether a line of a slide begins the next point: the one before it had room for its first word. */
function isNextPoint(last: PdfLine, line: PdfLine, margin: number): boolean {
  if (!/^[\p{Lu}\d$€£¥"“(]/u.test(line.text) || /[,\-‐]$/u.test(last.text)) return false;
  return endOf(last) + firstWordWidth(line) < margin;
}

/** The width of the first word of a line and of the space before it. */
function firstWordWidth({ text, width }: PdfLine): number {
  const [word = ""] = text.split(" ");
  return (width * (word.length + 1)) / Math.max(1, text.length);
}

/** Whether a line ends with room to spare: for the next word, and a quarter of the line. */
function endsEarly(lines: readonly PdfLine[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || !next) return false;
  const end = endOf(line);
  const ends = lines
    .slice(Math.max(0, index - SURROUNDING_LINES), index + SURROUNDING_LINES + 1)
    .filter(
      (other) =>
        other.column === line.column &&
        other.x < Math.max(end, line.x + HANGING * line.size) &&
        endOf(other) > line.x,
    )
    .map(endOf);
  const atSameMargin = ends.filter((other) => Math.abs(other - end) < MARGIN_POINTS);
  if (atSameMargin.length >= MARGIN_LINES) return false;
  const right = largest(ends);
  const room = right - end;
  return room > SHORT_LINE_SHARE * (right - line.x) && room > firstWordWidth(next);
}

function endOf({ x, width }: PdfLine): number {
  return x + width;
}
