import { mapBoxes } from "@/lib/ocr/boxes";
import type { PixelBox, RecognizedPage } from "@/lib/ocr/recognized-page";

/**
 * A page of vertical writing as if it were horizontal: its columns, from right to left, become lines from top to bottom. So the
 * rules for lines apply to it.
 */
export function uprightColumns(page: RecognizedPage): RecognizedPage {
  return mapBoxes(page, turned);
}

/** A quarter turn; only distances count, so the origin may be anywhere. */
function turned({ x0, y0, x1, y1 }: PixelBox): PixelBox {
  return { x0: y0, y0: -x1, x1: y1, y1: -x0 };
}
