import type { OpenPage } from "@/lib/pdf/open-page";
import type { PdfFragment } from "@/lib/pdf/pdf";
import { type Pdfium, readText } from "@/lib/pdf/pdfium";

/** Marker in place of a font name for the text of form fields. */
export const FIELD_FONT = "field";
const USUAL_SIZE = 10;
/**
 * How far a field may be from its label, in multiples of its text size: vertical offset on the same
 * line, distance below, horizontal offset below, and distance to the right.
 */
const ON_LINE = 0.8;
const UNDER_LABEL = 2.5;
const ASIDE = 1;
const BEHIND = 25;
const MAX_LABEL_CHARACTERS = 80;

/** A form field, in `fpdf_annot.h`. */
const WIDGET = 20;
/** Combo box, list box and text, in `fpdf_formfill.h`. */
const TEXT_FIELDS = new Set([4, 5, 6]);
/** Forms have a few dozen on a page. */
const MAX_ANNOTATIONS = 1_000;

/** A check box or radio button; its place as that of a `PdfFragment`. */
export type CheckBox = Pick<PdfFragment, "x" | "y" | "width" | "size"> & { isTicked: boolean };

/** What is filled in on a page: the values of form fields, and its boxes, whose values are names. */
export type FilledIn = { fields: PdfFragment[]; boxes: CheckBox[] };

/** Reads the form fields of a page at their positions; they aren't part of its text. */
export function readFields(page: OpenPage, formOf: () => number): FilledIn {
  const { call } = page.pdfium;
  const count = Math.min(MAX_ANNOTATIONS, call.FPDFPage_GetAnnotCount(page.address));
  const filledIn: FilledIn = { fields: [], boxes: [] };
  for (let index = 0; index < count; index += 1) {
    const annotation = call.FPDFPage_GetAnnot(page.address, index);
    const isWidget = call.FPDFAnnot_GetSubtype(annotation) === WIDGET;
    const place = isWidget ? placeOf(page, annotation) : undefined;
    if (place) {
      const isTicked = readTick(page.pdfium, annotation);
      const text = isTicked === undefined ? readValue(page.pdfium, annotation, formOf) : "";
      if (isTicked !== undefined) filledIn.boxes.push({ ...place, isTicked });
      else if (text) filledIn.fields.push({ ...place, text, font: FIELD_FONT, angle: 0 });
    }
    call.FPDFPage_CloseAnnot(annotation);
  }
  return filledIn;
}

type Place = Pick<PdfFragment, "x" | "y" | "width" | "size">;

function placeOf(page: OpenPage, annotation: number): Place | undefined {
  const { call, scratch, floats } = page.pdfium;
  if (!call.FPDFAnnot_GetRect(annotation, scratch)) return undefined;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = floats().subarray(scratch / 4, scratch / 4 + 4);
  const [one, other] = [page.place(x0, y0), page.place(x1, y1)];
  const height = Math.abs(one.y - other.y);
  const size = Math.min(USUAL_SIZE, height);
  return {
    x: Math.min(one.x, other.x),
    y: Math.max(one.y, other.y) - (height - size) / 2,
    width: Math.abs(one.x - other.x),
    size,
  };
}

/**
 * Whether a box is ticked; undefined for a field that is none.
 *
 * A button of several keeps its type in its parent; it is told by its state, which other fields lack.
 */
function readTick(pdfium: Pdfium, annotation: number): boolean | undefined {
  const { call } = pdfium;
  const read = (name: string) => {
    const key = pdfium.name(name);
    return readText(pdfium, (to, size) => call.FPDFAnnot_GetStringValue(annotation, key, to, size));
  };
  const type = read("FT");
  if (type ? type !== "Btn" : !call.FPDFAnnot_HasKey(annotation, pdfium.name("Parent")))
    return undefined;
  const state = read("AS") || (type && read("V"));
  return state ? state !== "Off" : undefined;
}

/** The text that was filled in, in one line. */
function readValue(pdfium: Pdfium, annotation: number, formOf: () => number): string {
  return storedValue(pdfium, annotation, formOf).replace(/\s+/g, " ").trim();
}

function storedValue(pdfium: Pdfium, annotation: number, formOf: () => number): string {
  const { call } = pdfium;
  const key = pdfium.name("V");
  const own = readText(pdfium, (to, size) =>
    call.FPDFAnnot_GetStringValue(annotation, key, to, size),
  );
  const isInherited =
    !call.FPDFAnnot_HasKey(annotation, key) &&
    call.FPDFAnnot_HasKey(annotation, pdfium.name("Parent"));
  if (own || !isInherited) return own;
  // Loading the form takes time that is quadratic in its fields, so it is done for these only.
  const form = formOf();
  if (!TEXT_FIELDS.has(call.FPDFAnnot_GetFormFieldType(form, annotation))) return "";
  return readText(pdfium, (to, size) =>
    call.FPDFAnnot_GetFormFieldValue(form, annotation, to, size),
  );
}

/** Inserts form fields into a page's text: each after its label, those without a label at the end. */
export function withFields(
  texts: readonly PdfFragment[],
  fields: readonly PdfFragment[],
): PdfFragment[] {
  const all = [...texts];
  for (const field of fields) {
    const label = texts
      .filter((text) => isLabelOf(text, field))
      .toSorted((a, b) => distance(a, field) - distance(b, field))[0];
    if (label) all.splice(all.indexOf(label) + 1, 0, field);
    else all.push(field);
  }
  return all;
}

type Piece = Pick<PdfFragment, "text" | "x" | "y" | "width" | "size" | "font">;

/** Whether a text directly precedes or sits above a form field, and so labels it. */
export function isLabelOf(text: Piece, field: Piece): boolean {
  if (field.font !== FIELD_FONT || text.font === FIELD_FONT) return false;
  if (text.text.length > MAX_LABEL_CHARACTERS || isSentence(text.text)) return false;
  const below = field.y - text.y;
  if (Math.abs(below) < ON_LINE * field.size) {
    const gap = field.x - (text.x + text.width);
    return gap > -field.size && gap < BEHIND * field.size;
  }
  const aside = Math.abs(field.x - text.x);
  return below > 0 && below < UNDER_LABEL * field.size && aside <= ASIDE * field.size;
}

/** "Permit no." and "Expected attendance, approx." end in a period, and are no sentences. */
const SHORTENED =
  /(?:^|[\s/])(?:acct|addr|amt|approx|apt|dept|est|etc|ext|hrs?|incl|init|max|min|nos?|nr|org|qty|ref|st|tel|yrs?)\.$/i;

export function isSentence(text: string): boolean {
  return /[.!。！]$/.test(text) && !SHORTENED.test(text);
}

function distance(text: Piece, field: Piece): number {
  return Math.abs(field.y - text.y) + Math.max(0, field.x - text.x - text.width);
}
