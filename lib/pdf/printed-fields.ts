import { joinCellLines } from "@/lib/pdf/cell-lines";
import { FIELD_FONT, isSentence } from "@/lib/pdf/fields";
import { SAME_LINE } from "@/lib/pdf/fragments";
import type { PdfFragment } from "@/lib/pdf/pdf";

/** Marker in place of a font name for the label of a field. */
export const LABEL_FONT = "label";
/** A label is at most this share of the size of what is filled in below it. */
const LABEL_SHARE = 0.85;
/** In multiples of the size of the value: how far below its label it stands, and how far aside. */
const BELOW = 1.6;
const ASIDE = 0.3;
const MAX_LABEL_CHARACTERS = 60;
/** What is filled in may run over: in multiples of its size, how far its lines and the pieces of one are apart. */
const PITCH = 1.65;
const GAP = 1.6;
/** As many fields that are set alike make a form; one or two are a title with a line above it. */
const MIN_FIELDS = 4;

/**
 * Marks the labels and values of a form whose fields were printed: small labels with what was filled in below each, in
 * another font. A label with nothing below it is marked as well. What a value runs over to is joined to it.
 */
export function markPrintedFields(fragments: readonly PdfFragment[]): PdfFragment[] {
  const pairs = fragments.flatMap((label, index) => {
    const value = fragments[index + 1];
    return value && isPair(label, value) ? [{ label, value, style: styleOf(label) }] : [];
  });
  const counts = new Map<string, number>();
  for (const { style } of pairs) counts.set(style, (counts.get(style) ?? 0) + 1);
  const isForm = (style: string) => (counts.get(style) ?? 0) >= MIN_FIELDS;
  const values = new Set(pairs.filter(({ style }) => isForm(style)).map(({ value }) => value));
  if (values.size === 0) return [...fragments];
  const marked: PdfFragment[] = [];
  // The pieces of the value that the last one marked is made of.
  let pieces: PdfFragment[] = [];
  for (const one of fragments) {
    const value = marked.at(-1);
    if (value && goesOn(pieces, one)) {
      value.text = joinCellLines([value.text, one.text]);
      value.width = Math.max(value.width, one.x + one.width - value.x);
      pieces.push(one);
      continue;
    }
    pieces = values.has(one) ? [one] : [];
    if (values.has(one)) marked.push({ ...one, font: FIELD_FONT });
    else marked.push(isForm(styleOf(one)) ? { ...one, font: LABEL_FONT } : one);
  }
  return marked;
}

function goesOn(pieces: readonly PdfFragment[], one: PdfFragment): boolean {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last || one.angle !== 0 || styleOf(one) !== styleOf(first)) return false;
  const step = one.y - last.y;
  const gap = one.x - last.x - last.width;
  if (Math.abs(step) < SAME_LINE * one.size) return gap >= 0 && gap <= GAP * one.size;
  return step > 0 && step <= PITCH * one.size && Math.abs(one.x - first.x) <= ASIDE * one.size;
}

function isPair(label: PdfFragment, value: PdfFragment): boolean {
  const below = value.y - label.y;
  return (
    label.angle === 0 &&
    value.angle === 0 &&
    label.font !== value.font &&
    label.size <= LABEL_SHARE * value.size &&
    label.text.length <= MAX_LABEL_CHARACTERS &&
    !isSentence(label.text) &&
    below > 0 &&
    below < BELOW * value.size &&
    Math.abs(value.x - label.x) <= ASIDE * value.size
  );
}

function styleOf({ font, size }: PdfFragment): string {
  return `${font} ${size.toFixed(1)}`;
}
