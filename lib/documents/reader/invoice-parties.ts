import { createYielder } from "@/lib/core/yield-to-event-loop";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import type { Structure, Unit } from "@/lib/documents/reader/unit";

/** Who is named on an invoice: a statement with the label that tells which party it is, where there is one. */
export type Parties = { seller?: Unit; buyer?: Unit };

const SELLER =
  /^(?:from|seller|supplier|vendor|merchant|sold by|issued by|billed by|bill from|invoice from|invoiced by|service provider|payable to|remit to)\s?:?$/i;
const BUYER =
  /^(?:to|bill(?:ed)? to|invoiced? to|sold to|charge to|customer|client|buyer|purchaser|billing address)\s?:?$/i;
/** Above whom the goods go to, who may be somebody else. */
const OTHER = /^(?:ship(?:ped)? to|deliver(?:ed)? to|delivery address|shipping address)\s?:?$/i;
/** What else has a label, and is nobody. */
const FIELD =
  /^(?:invoice|order|purchase|payment|account|due|date|details|terms|number|reference|p\.?o\.?)\b/i;
/** What an invoice calls itself. */
const TITLE =
  /^(?:(?:tax|sales|commercial|proforma|pro forma|final) )?(?:invoice|bill|receipt|quote|quotation|estimate|statement|credit note)\b/i;
/** An address, a number, a date, or a line with a label. */
const NO_NAME =
  /\d{2}|@|www\.|https?:|:\s|\.(?:com|org|net|example)\b|^(?:page|date|tel|phone|fax|vat|tax|po box)\b/i;
const MAX_NAME_WORDS = 8;
/** Lines of a letterhead that come before the name, such as a slogan. */
const LETTERHEAD_UNITS = 4;

/** From whom and to whom an invoice is; nothing for any other document. */
export async function invoiceParties(structure: Structure, signal?: AbortSignal): Promise<Parties> {
  const kind = recognizeKind(structure)?.kind;
  if (kind !== "invoice" && kind !== "utility") return {};
  const seller = (await labeled(structure.units, SELLER, signal)) ?? letterhead(structure.units);
  const buyer = await labeled(structure.units, BUYER, signal);
  return { ...(seller && { seller }), ...(buyer && { buyer }) };
}

/** The name beside a label, below it, or below it in a row of labels. */
async function labeled(
  units: readonly Unit[],
  label: RegExp,
  signal: AbortSignal | undefined,
): Promise<Unit | undefined> {
  const pause = createYielder(signal);
  for (const [at, unit] of units.entries()) {
    await pause();
    const { cells, text } = unit;
    const column = cells.findIndex((cell) => label.test(cell));
    const below = units[at + 1];
    if (column >= 0 && isRowOfLabels(unit))
      return partOf(below, cellBelow(below, column), cells[column]);
    const [first = "", value] = cells;
    if (column === 0 && cells.length === 2) return partOf(unit, value, first);
    if (cells.length === 0 && label.test(text)) return partOf(below, below?.text, text);
  }
  return undefined;
}

/** "From", "Bill to", and "Invoice no." beside each other, above what they stand for. */
export function isRowOfLabels({ cells }: Pick<Unit, "cells">): boolean {
  return (
    cells.length > 1 &&
    cells.some(isLabel) &&
    cells.every((cell) => isLabel(cell) || FIELD.test(cell))
  );
}

function cellBelow(below: Unit | undefined, column: number): string | undefined {
  return below?.cells.length === 0 && column === 0 ? below.text : below?.cells[column];
}

function isLabel(text: string): boolean {
  return SELLER.test(text) || BUYER.test(text) || OTHER.test(text);
}

/** The only name in the line that stands at the top of a page, without the word "Invoice" beside it. */
function letterhead(units: readonly Unit[]): Unit | undefined {
  for (const unit of units.slice(0, LETTERHEAD_UNITS)) {
    if (hasColon(unit)) continue;
    const lines = unit.cells.length > 0 ? unit.cells : [unit.text];
    // What stands below a label or in a table is nobody's letterhead.
    if (lines.some(isLabel) || unit.head.length > 0) return undefined;
    const [name, ...others] = lines.filter((line) => !TITLE.test(line) && isName(line));
    if (others.length > 0) return undefined;
    if (name) return partOf(unit, name, "");
  }
  return undefined;
}

/** "Amount due: $2,164.37", in a box above the letterhead: a label is nobody's name. */
function hasColon({ cells: [label, value, ...others], text }: Unit): boolean {
  return value !== undefined && others.length === 0 && text === `${label}: ${value}`;
}

function isName(line: string): boolean {
  return /^\p{Lu}/u.test(line) && !NO_NAME.test(line) && line.split(" ").length <= MAX_NAME_WORDS;
}

/** Words of a statement as one of its own. */
function partOf(unit: Unit | undefined, name: string | undefined, label = ""): Unit | undefined {
  const place = unit?.pieces[0]?.place;
  if (!unit || !name || place === undefined || !isName(name) || isLabel(name)) return undefined;
  const cells = label ? [label.replace(/\s?:$/, ""), name] : [];
  return { ...unit, kind: "row", text: name, cells, head: [], pieces: [{ place, quote: name }] };
}
