import { SAME_LINE } from "@/lib/pdf/fragments";
import type { PdfFragment } from "@/lib/pdf/pdf";

/** A cell with more lines is a block of text. */
const MOST_LINES = 3;
/** Line spacing within a cell, in multiples of the text size. */
const PITCH = 1.65;

/**
 * A column's fragments in the order of the file, where it goes down the column, and up again only to the next cell of a
 * row: then what each cell runs over to stands beside it. By their height otherwise.
 *
 * @param column from the top, and each line from left to right
 * @param places those of all fragments in the file
 */
export function asDrawn(
  column: readonly PdfFragment[],
  places: ReadonlyMap<PdfFragment, number>,
): readonly PdfFragment[] {
  const drawn = column.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  return goesDown(drawn) ? drawn : column;
}

function goesDown(drawn: readonly PdfFragment[]): boolean {
  let lowest = Number.NEGATIVE_INFINITY;
  return drawn.every(({ x, y, size }, at) => {
    const before = drawn[at - 1];
    lowest = Math.max(lowest, before?.y ?? lowest);
    if (!before || y - before.y >= SAME_LINE * size) return true;
    return x >= before.x + before.width && lowest - y < MOST_LINES * PITCH * size;
  });
}
