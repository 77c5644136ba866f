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
const TEXT_HEADINGS =
  /^(?:contents?|texts?|data|urls?|links?|addresse?s?|values?|codes?|qr(?: ?codes?)?|websites?)$/i;
const SEPARATORS = [",", ";", "\t"];
/** Enough to see what separates their cells. */
const SAMPLE_ROWS = 10;
/** Occurs in no text, so that every line is one cell. */
const NO_SEPARATOR = "\u001f";

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
  const parsed = withOneColumn(text, parse(text, separatorOf(text)));
  const [first] = parsed;
  const columns = columnsOf(first?.cells ?? []);
  const rows = (columns.hasHeading ? parsed.slice(1) : parsed).map((row) =>
    toRow(row, columns, looks),
  );
  if (rows.length <= QR_LIST.rows) return { rows, fault: null };
  const fault = `This list has ${rows.length.toLocaleString("en")} codes. The limit is ${QR_LIST.rows} at a time. Split it.`;
  return { rows, fault };
}

function separatorOf(text: string): string {
  const { meta } = papa.parse(text, {
    delimitersToGuess: SEPARATORS,
    newline: "\n",
    preview: SAMPLE_ROWS,
    skipEmptyLines: "greedy",
  });
  return meta.delimiter;
}

function parse(text: string, delimiter: string): Parsed[] {
  const rows: Parsed[] = [];
  let line = 1;
  let start = 0;
  papa.parse<string[]>(text, {
    delimiter,
    newline: "\n",
    step: ({ data, errors, meta }) => {
      const cells = data.map((cell) => cell.trim());
      const isBroken = errors.some(({ type }) => type === "Quotes");
      if (cells.some((cell) => cell !== "")) rows.push({ line, cells, isBroken });
      line += text.slice(start, meta.cursor).split("\n").length - 1;
      start = meta.cursor;
    },
  });
  return rows;
}

/** A comma within a few contents doesn't make columns of a list of contents. */
function withOneColumn(text: string, parsed: readonly Parsed[]): readonly Parsed[] {
  const single = parsed.filter(({ cells }) => cells.length === 1);
  const isMixed = single.length < parsed.length && single.length * 2 > parsed.length;
  return isMixed ? parse(text, NO_SEPARATOR) : parsed;
}

type Columns = { hasHeading: boolean; name: number; text: number };

function columnsOf(first: readonly string[]): Columns {
  const text = first.findIndex((cell) => TEXT_HEADINGS.test(cell));
  if (text === -1) {
    const isOnlyColumn = first.length === 1;
    return { hasHeading: false, name: isOnlyColumn ? -1 : 0, text: isOnlyColumn ? 0 : 1 };
  }
  const named = first.findIndex((cell, column) => column !== text && NAME_HEADINGS.test(cell));
  return { hasHeading: true, name: named === -1 && text > 0 ? 0 : named, text };
}

function toRow({ line, cells, isBroken }: Parsed, columns: Columns, looks: Looks): ListRow {
  const text = cells[columns.text] ?? "";
  return { line, name: cells[columns.name] ?? "", text, fault: faultOf(text, isBroken, looks) };
}

function faultOf(text: string, isBroken: boolean, looks: Looks): string | null {
  if (isBroken) return "A quotation mark isn't closed, or stands within a text.";
  if (text === "") return "There's no content.";
  return contentFault(text) ?? capacityFault(text, looks);
}
