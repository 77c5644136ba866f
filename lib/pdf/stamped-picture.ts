import type { OpenPage } from "@/lib/pdf/open-page";
import type { PdfLine } from "@/lib/pdf/pdf";
import { placedImages } from "@/lib/pdf/placed-images";

/** "Scanned with …", the name of the file, and a date; a page with more letters has a text of its own. */
const MAX_LETTERS = 200;
/** Of the height of the page: how far from its edge a stamp is, and how large it is set. */
const EDGE = 0.1;
const MAX_SIZE = 0.02;
/** Of the page: scanners leave margins, and cut a page into strips. */
const MIN_COVERED = 0.5;

/** Whether a page is a picture, with no more text than scanners and copiers stamp on the edge of each one. */
export function isStampedPicture(page: OpenPage, lines: readonly PdfLine[]): boolean {
  const { width, height } = page;
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const isOnEdge = ({ y, size }: PdfLine) =>
    size <= MAX_SIZE * height && (y < EDGE * height || y > (1 - EDGE) * height);
  if (letters > MAX_LETTERS || !lines.every(isOnEdge)) return false;
  const covered = placedImages(page).reduce((sum, one) => sum + one.width * one.height, 0);
  return covered >= MIN_COVERED * width * height;
}
