import type { ReadingDocument } from "@/bench/reading/document";
import { makePdf, type PdfPageContent, type PdfText } from "@/tests/support/make-pdf";

const MARGIN = 60;
const BOTTOM = 770;
const TEXT_WIDTH = 475;
const GUTTER = 24;
const LEADING = 13.5;
/** Mean width of a letter of Helvetica, in ems. */
const LETTER_WIDTH = 0.49;
const FIELD_OFFSET = 200;
const FOUR_COLUMNS = [0, 130, 290, 390];

type Line = { text: string; size: number; bold: boolean; before: number };

/** Sets a document as a PDF, with a running header and page numbers, as an office program would. */
export function typeset({ title, text, columns = 1 }: ReadingDocument): Buffer {
  const pages: Required<Pick<PdfPageContent, "texts" | "fields">>[] = [];
  const width = columns === 2 ? (TEXT_WIDTH - GUTTER) / 2 : TEXT_WIDTH;
  let column: number = columns;
  let y = 0;
  const open = () => {
    column = column + 1 < columns ? column + 1 : 0;
    if (column === 0 || pages.length === 0) pages.push({ texts: [], fields: [] });
    y = 90;
  };
  const put = (line: Line, cells: readonly { at: number; text: string }[]) => {
    y += line.before;
    if (pages.length === 0 || y > BOTTOM) open();
    const x = MARGIN + column * (width + GUTTER);
    const { size, bold } = line;
    const page = pages.at(-1);
    for (const cell of cells)
      (page?.texts as PdfText[] | undefined)?.push({
        text: cell.text,
        x: x + cell.at,
        y,
        size,
        bold,
      });
    y += Math.max(LEADING, size * 1.25);
  };
  for (const source of text.split("\n")) {
    if (source === "---") {
      column = columns;
      open();
      continue;
    }
    const style = styleOf(source);
    const field = /^\[([^\]]+)\] (\D.*|\d.*[^.].*)$/.exec(source);
    if (field && !/^\[\d+\]/.test(source)) {
      put(style, [{ at: 0, text: field[1] ?? "" }]);
      const fields = pages.at(-1)?.fields as {
        name: string;
        value: string;
        x: number;
        y: number;
      }[];
      fields.push({
        name: field[1] ?? "",
        value: field[2] ?? "",
        x: MARGIN + FIELD_OFFSET,
        y: y - LEADING - 14,
      });
      y += 10;
    } else if (source.startsWith("| ")) {
      const cells = source.slice(2, -2).split(" | ");
      const offsets = cells.length === 4 ? FOUR_COLUMNS : [0, FIELD_OFFSET, 2 * FIELD_OFFSET];
      put(
        style,
        cells.map((cell, index) => ({ at: offsets[index] ?? 0, text: cell })),
      );
    } else {
      for (const [index, one] of wrap(source.replace(/^#+ /, ""), width, style.size).entries())
        put({ ...style, before: index === 0 ? style.before : 0 }, [{ at: 0, text: one }]);
    }
  }
  const numbered = pages.map(({ texts, fields }, index) => ({
    texts: [
      ...(pages.length > 1 ? [{ text: title, x: MARGIN, y: 40, size: 8 }] : []),
      ...texts,
      { text: `Page ${index + 1} of ${pages.length}`, x: 260, y: 815, size: 8 },
    ],
    fields,
  }));
  return makePdf(numbered, { title });
}

function styleOf(source: string): Line {
  if (source.startsWith("# ")) return { text: source, size: 18, bold: true, before: 6 };
  if (source.startsWith("## ")) return { text: source, size: 12.5, bold: true, before: 12 };
  const isTight = /^(?:- |\| |\d+\. )/.test(source);
  return { text: source, size: 10, bold: false, before: isTight ? 2 : 8 };
}

function wrap(text: string, width: number, size: number): string[] {
  const most = Math.floor(width / (size * LETTER_WIDTH));
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line && line.length + 1 + word.length > most) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}
