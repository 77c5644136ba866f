import { FIELD_FONT } from "@/lib/pdf/fields";
import type { PdfFragment } from "@/lib/pdf/pdf";

/** Marker in place of a font name for the label of a field. */
export const LABEL_FONT = "label";
/** A label is at most this share of the size of what is filled in below it. */
const LABEL_SHARE = 0.85;
/** In multiples of the size of the value: how far below its label it stands, and how far aside. */
const BELOW = 1.6;
const ASIDE = 0.3;
const MAX_LABEL_CHARACTERS = 60;
/** As many fields that are set alike make a form; one or two are a title with a line above it. */
const MIN_FIELDS = 4;

/**
 * Marks the labels and values of a form whose fields were printed: small labels with what was filled in below each, in
 * another font. A label with nothing below it is marked as well.
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
  return fragments.map((one) => {
    if (values.has(one)) return { ...one, font: FIELD_FONT };
    return isForm(styleOf(one)) ? { ...one, font: LABEL_FONT } : one;
  });
}

function isPair(label: PdfFragment, value: PdfFragment): boolean {
  const below = value.y - label.y;
  return (
    label.angle === 0 &&
    value.angle === 0 &&
    label.font !== value.font &&
    label.size <= LABEL_SHARE * value.size &&
    label.text.length <= MAX_LABEL_CHARACTERS &&
    !/[.!。！]$/.test(label.text) &&
    below > 0 &&
    below < BELOW * value.size &&
    Math.abs(value.x - label.x) <= ASIDE * value.size
  );
}

function styleOf({ font, size }: PdfFragment): string {
  return `${font} ${size.toFixed(1)}`;
}
