import papa from "papaparse";

import { QR_LIST, type QrLevel } from "@/lib/tools/qr-generator/options";
import { capacityFault, contentFault } from "@/lib/tools/qr-generator/text-fault";

/** One code of a list. */
export type ListRow = {
  /** Of the CSV, from 1, where it begins. */
  line: number;
  /** Empty where the list has none. */
  name: string;
  text: string;
  /** Why it can't be made; null when it can. */
  fault: string | null;
};

/** A CSV as it was understood. */
export type CodeList = {
  rows: readonly ListRow[];
  /** What keeps the whole list from being made; null when nothing does. */
  fault: string | null;
};

type Looks = { errorCorrectionLevel: QrLevel; hasLogo: boolean };
type Parsed = { line: number; cells: readonly string[]; isBroken: boolean };

const NAME_HEADINGS = /^(?:names?|labels?|titles?|ids?|no\.?|numbers?|file ?names?|files?)$/i;
const TEXT_HEADINGS = /^(?:contents?|texts?|data|urls?|links?|websites?)$/i;
/** Contents, or names of contents that are in a column with one of the headings above. */
const OTHER_HEADINGS = /^(?:addresse?s?|values?|codes?|qr(?: ?codes?)?)$/i;
const SEPARATORS = [",", ";", "\t"];
/** Enough to see what separates their cells. */
const SAMPLE_ROWS = 10;
/** Occurs in no text, so that every line is one cell. */
const NO_SEPARATOR = "\u001f";
const WEB_ADDRESS = /^https?:\/\//i;

/**
 * Reads a list of codes from CSV: a column with names and one with contents, found by their headings, or else the first and
 * the second; one column alone has contents. Commas, semicolons, or tabs separate them; empty lines are left out.
 */
export function readList(csv: string, looks: Looks): CodeList {
  const nothing = (fault: string | null) => ({ rows: [], fault });
  if (csv.trim() === "") return nothing(null);
  if (csv.length > QR_LIST.characters)
    return nothing(
      `This list is longer than ${QR_LIST.characters.toLocaleString("en")} characters. Split it.`,
    );
  const text = csv.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const separator = separatorOf(text);
  if (separator === null)
    return nothing(
      "More than one character could separate these columns. Begin the list with the line name,content or name;content.",
    );
  // One for a heading, and one to see that there are too many.
  const parsed = parse(text, separator, QR_LIST.rows + 2);
  const columns = columnsOf(parsed[0]?.cells ?? []);
  const listed = columns.hasHeading ? parsed.slice(1) : parsed;
  if (listed.length > QR_LIST.rows)
    return nothing(
      `This list has more than ${QR_LIST.rows} codes, which is the limit at a time. Split it.`,
    );
  return { rows: listed.map((row) => toRow(row, columns, looks)), fault: null };
}

/** @returns null when several would make columns of the list, and nothing tells which is meant */
function separatorOf(text: string): string | null {
  const samples = SEPARATORS.map((separator) => ({
    separator,
    cells: parse(text, separator, SAMPLE_ROWS).map((row) => row.cells),
  }));
  const headed = samples.find(({ cells: [first = []] }) => {
    return first.length > 1 && columnsOf(first).hasHeading;
  });
  if (headed) return headed.separator;
  const even = samples
    .map(({ separator, cells }) => ({ separator, width: evenWidthOf(cells) }))
    .filter(({ width }) => width > 1)
    .sort((one, other) => one.width - other.width);
  const [best, next] = even;
  if (best && best.width === next?.width) return null;
  return best?.separator ?? NO_SEPARATOR;
}

/** @returns the number of cells in every row; 0 where rows differ, or where cells are pieces of an address */
function evenWidthOf(rows: readonly (readonly string[])[]): number {
  const width = rows[0]?.length ?? 0;
  const isEven = rows.every((cells) => cells.length === width && !WEB_ADDRESS.test(cells[0] ?? ""));
  return isEven ? width : 0;
}

function parse(text: string, delimiter: string, limit: number): Parsed[] {
  const rows: Parsed[] = [];
  let line = 1;
  let start = 0;
  papa.parse<string[]>(text, {
    delimiter,
    newline: "\n",
    step: ({ data, errors, meta }, parser) => {
      const cells = data.map((cell) => cell.trim());
      const isBroken = errors.some(({ type }) => type === "Quotes");
      if (cells.some((cell) => cell !== "")) rows.push({ line, cells, isBroken });
      line += text.slice(start, meta.cursor).split("\n").length - 1;
      start = meta.cursor;
      if (rows.length >= limit) parser.abort();
    },
  });
  return rows;
}

type Columns = { hasHeading: boolean; count: number; name: number; text: number };

function columnsOf(first: readonly string[]): Columns {
  const count = first.length;
  const sure = first.findIndex((cell) => TEXT_HEADINGS.test(cell));
  const text = sure === -1 ? first.findIndex((cell) => OTHER_HEADINGS.test(cell)) : sure;
  if (text === -1) {
    const isOnlyColumn = count === 1;
    return { hasHeading: false, count, name: isOnlyColumn ? -1 : 0, text: isOnlyColumn ? 0 : 1 };
  }
  const find = (headings: RegExp) =>
    first.findIndex((cell, column) => column !== text && headings.test(cell));
  const [named, other] = [find(NAME_HEADINGS), find(OTHER_HEADINGS)];
  const name = [named, other].find((column) => column !== -1) ?? (text > 0 ? 0 : -1);
  return { hasHeading: true, count, name, text };
}

function toRow({ line, cells, isBroken }: Parsed, columns: Columns, looks: Looks): ListRow {
  const text = cells[columns.text] ?? "";
  const isTorn = cells.slice(columns.count).some((cell) => cell !== "");
  const fault = isTorn
    ? "This line has more columns than the first. Put its content in quotation marks."
    : faultOf(text, isBroken, looks);
  return { line, name: cells[columns.name] ?? "", text, fault };
}

function faultOf(text: string, isBroken: boolean, looks: Looks): string | null {
  if (isBroken) return "A quotation mark isn't closed, or stands within a text.";
  if (text === "") return "There's no content.";
  return contentFault(text) ?? capacityFault(text, looks);
}
