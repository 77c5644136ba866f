import type { DocumentKind } from "@/lib/documents/citation";
import { placeLabel } from "@/lib/documents/citation";
import type { OutlineEntry } from "@/lib/pdf/pdf";

/** A stretch of a document, from one heading to the next. */
export type Section = {
  title: string;
  /** First page or second. */
  from: number;
  /** Page or second at which the next section begins; `Infinity` for the last one. */
  to: number;
};

const MAX_SECTIONS = 10;
/** A document without headings is divided when it is longer than this. */
const MIN_PAGES_TO_PART = 12;
const MIN_SECONDS_TO_PART = 12 * 60;
const STRETCHES = 6;

/**
 * Divides a document into the sections that a summary covers: its headings (at most ten, evenly
 * thinned), otherwise six stretches of equal length.
 *
 * @param first,last first and last page or second of the document
 * @returns empty for a short document without headings
 */
export function sectionsOf(
  kind: DocumentKind,
  outline: readonly OutlineEntry[],
  first: number,
  last: number,
): Section[] {
  const entries = thinOut(outline.filter(({ place }) => place >= first && place <= last));
  if (entries.length >= 2) {
    return entries.map(({ title, place }, index) => ({
      title,
      from: place,
      to: entries[index + 1]?.place ?? Number.POSITIVE_INFINITY,
    }));
  }
  const length = last - first;
  if (length < (kind === "pdf" ? MIN_PAGES_TO_PART : MIN_SECONDS_TO_PART)) return [];
  return Array.from({ length: STRETCHES }, (_, index) => {
    const from = Math.ceil(first + (length * index) / STRETCHES);
    const to = Math.ceil(first + (length * (index + 1)) / STRETCHES);
    const end = index === STRETCHES - 1 ? last : kind === "pdf" ? to - 1 : to;
    const title = `${placeLabel(kind, from)} to ${placeLabel(kind, end)}`;
    return {
      title: title.replace(/^p\. (\d+) to p\./, "Pages $1 to"),
      from,
      to: index === STRETCHES - 1 ? Number.POSITIVE_INFINITY : to,
    };
  });
}

/** Keeps every nth heading when there are too many. */
function thinOut(entries: readonly OutlineEntry[]): OutlineEntry[] {
  const distinct = entries.filter(
    ({ place }, index) => index === 0 || place > (entries[index - 1]?.place ?? -1),
  );
  if (distinct.length <= MAX_SECTIONS) return distinct;
  const step = distinct.length / MAX_SECTIONS;
  return Array.from(
    { length: MAX_SECTIONS },
    (_, index) => distinct[Math.floor(index * step)],
  ).filter((entry) => entry !== undefined);
}
