import { type CsvRow, readRows } from "@/lib/core/csv-rows";
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

const NAME_HEADINGS = /^(?:names?|labels?|titles?|ids?|no\.?|numbers?|file ?names?|files?)$/i;
const TEXT_HEADINGS = /^(?:contents?|texts?|data|urls?|links?|websites?)$/i;
/** Contents, or names of contents that are in a column with one of the headings above. */
const OTHER_HEADINGS =
  /^(?:(?:e-?mail |web )?addresse?s?|values?|codes?|qr(?: ?codes?)?|e-?mails?|phones?|phone numbers?|telephones?|home ?pages?|sites?|web ?(?:sites?|pages?))$/i;
const SEPARATORS = [",", ";", "\t"];
/** Enough to see what separates their cells. */
const SAMPLE_ROWS = 10;
/** Occurs in no text, so that every line is one cell. */
const NO_SEPARATOR = "\u001f";
const WEB_ADDRESS = /^https?:\/\//i;
/** What is a code's content rather than its name, wherever it stands. */
const ADDRESS = /^(?:https?:\/\/|www\.|mailto:|tel:|[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$)/i;
const PHONE_NUMBER = /^\+?[\d\s()./-]{3,}$/;
/** An address in which no comma or semicolon can be: it ends with its host. */
const BARE_HOST = /^https?:\/\/[^\s/?#@]+\/?$/i;
/** What goes on an address after a comma: a number, or a text with an address's marks. */
const PIECE_OF_ADDRESS = /^(?:-?\d[\d.]*[a-z]?|[^\s./=&%#?@]*[./=&%#?@]\S*|)$/i;
/** Where a comma is a usual part of an address. */
const HAS_QUERY = /[?#@]/;

const UNTOLD_SEPARATOR =
  "More than one character could separate these columns. Begin the list with the line name,content or name;content.";
const UNTOLD_COLUMNS =
  "A comma, semicolon, or tab here could separate columns or be part of a URL. Begin the list with the line content,name, or with the line content.";

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
  const { separator, fault } = separatorOf(text);
  if (separator === undefined) return nothing(fault);
  // One for a heading, and one to see that there are too many.
  const parsed = readRows(text, separator, QR_LIST.rows + 2);
  const columns = columnsOf(parsed[0]?.cells ?? []);
  const listed = columns.hasHeading ? parsed.slice(1) : parsed;
  if (listed.length > QR_LIST.rows)
    return nothing(
      `This list has more than ${QR_LIST.rows} codes, which is the limit at a time. Split it.`,
    );
  return { rows: listed.map((row) => toRow(row, columns, looks)), fault: null };
}

type Separation = { separator: string; fault?: never } | { separator?: never; fault: string };

/** What separates the columns; a fault when nothing tells which of several it is, or whether there are any. */
function separatorOf(text: string): Separation {
  const samples = SEPARATORS.map((separator) => {
    const rows = readRows(text, separator, SAMPLE_ROWS).map((row) => row.cells);
    return { separator, rows, width: rows[0]?.length ?? 0 };
  });
  const headed = samples.find(({ rows: [first = []] }) => {
    return first.length > 1 && columnsOf(first).hasHeading;
  });
  if (headed) return headed;
  const addressed = samples.find(({ rows }) => areColumns(rows));
  if (addressed) return addressed;
  const even = samples
    .filter(({ rows, width }) => width > 1 && rows.every((cells) => cells.length === width))
    .sort((one, other) => one.width - other.width);
  if (even.some(({ rows }) => rows.every((cells) => addressVerdict(cells) === "untold")))
    return { fault: UNTOLD_COLUMNS };
  const [best, next] = even.filter(
    ({ rows }) => !rows.some(([cell = ""]) => WEB_ADDRESS.test(cell)),
  );
  if (best && best.width === next?.width) return { fault: UNTOLD_SEPARATOR };
  return { separator: best?.separator ?? NO_SEPARATOR };
}

/** Whether addresses beside names show that these are columns, even where rows differ in how many they have. */
function areColumns(rows: readonly (readonly string[])[]): boolean {
  const telling = rows.filter((cells) => addressVerdict(cells) === "columns");
  return telling.includes(rows[0] ?? []) || telling.length * 2 > rows.length;
}

/** Whether the address in a row is a column of its own, goes on in the next cell, or could do either. */
function addressVerdict(cells: readonly string[]): "columns" | "pieces" | "untold" | undefined {
  const [first = "", next] = cells;
  if (next === undefined) return undefined;
  if (!WEB_ADDRESS.test(first)) {
    return cells.some((cell) => WEB_ADDRESS.test(cell)) ? "columns" : undefined;
  }
  if (BARE_HOST.test(first)) return "columns";
  if (PIECE_OF_ADDRESS.test(next)) return "pieces";
  return HAS_QUERY.test(first) && !/\s/.test(next) ? "untold" : "columns";
}

type Columns = { hasHeading: boolean; count: number; name: number; text: number };

function columnsOf(first: readonly string[]): Columns {
  const count = first.length;
  const sure = first.findIndex((cell) => TEXT_HEADINGS.test(cell));
  const text = sure === -1 ? first.findIndex((cell) => OTHER_HEADINGS.test(cell)) : sure;
  // "Website,https://example.com" is a code called Website.
  const hasContent = first.some((cell) => ADDRESS.test(cell) || PHONE_NUMBER.test(cell));
  if (text === -1 || hasContent) return { hasHeading: false, count, ...unheadedColumns(first) };
  const find = (headings: RegExp) =>
    first.findIndex((cell, column) => column !== text && headings.test(cell));
  const [named, other] = [find(NAME_HEADINGS), find(OTHER_HEADINGS)];
  const name = [named, other].find((column) => column !== -1) ?? (text > 0 ? 0 : -1);
  return { hasHeading: true, count, name, text };
}

/** Without a heading, the first row's address is a content, and otherwise its second cell. */
function unheadedColumns(first: readonly string[]): { name: number; text: number } {
  if (first.length === 1) return { name: -1, text: 0 };
  const address = first.findIndex((cell) => ADDRESS.test(cell));
  const text = address === -1 ? 1 : address;
  return { name: text === 0 ? 1 : 0, text };
}

function toRow({ line, cells, isBroken }: CsvRow, columns: Columns, looks: Looks): ListRow {
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
