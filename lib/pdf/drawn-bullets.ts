import { largest, smallest } from "@/lib/core/extremes";
import type { OpenPage } from "@/lib/pdf/open-page";
import { PAGE_OBJECT, pageObjects } from "@/lib/pdf/page-objects";
import type { PdfLine } from "@/lib/pdf/pdf";

/** In points. */
type Mark = { right: number; middle: number };

/** Sides of a mark, in points; height by width, as of a dot, a ring, or a square. */
const SIDE = { min: 1.5, max: 7 };
const PROPORTION = { min: 0.7, max: 1.4 };
/** Between a mark and its text, in points. */
const GAP = { min: 2, max: 24 };
/** Where the middle of a mark is above the baseline, in multiples of the text size. */
const HEIGHT = { min: 0.05, max: 0.7 };
/** Charts and maps draw as many small shapes; lists have fewer on a page. */
const MAX_MARKS = 120;

/** Puts "• " before lines whose bullets are drawn as shapes, as browsers print those of lists. */
export function markDrawnBullets(page: OpenPage, lines: readonly PdfLine[]): void {
  const marks = readMarks(page);
  if (marks.length === 0 || marks.length > MAX_MARKS) return;
  for (const line of lines) {
    const isMarked = marks.some(({ right, middle }) => {
      const gap = line.x - right;
      const height = (line.y - middle) / line.size;
      return gap >= GAP.min && gap <= GAP.max && height >= HEIGHT.min && height <= HEIGHT.max;
    });
    if (!isMarked || !/^[\p{L}\p{N}"“(€$£]/u.test(line.text)) continue;
    line.text = `• ${line.text}`;
    if (line.gaps) line.gaps = line.gaps.map((gap) => gap + 2);
  }
}

/** Small shapes that are filled or outlined, outside of forms. */
function readMarks(page: OpenPage): Mark[] {
  const { call, scratch, floats } = page.pdfium;
  const marks: Mark[] = [];
  for (const { object, type, forms } of pageObjects(page)) {
    if (type !== PAGE_OBJECT.path || forms.length > 0) continue;
    const at = [0, 4, 8, 12].map((offset) => scratch + offset);
    const [left = 0, bottom = 0, right = 0, top = 0] = at;
    if (!call.FPDFPageObj_GetBounds(object, left, bottom, right, top)) continue;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = floats().slice(scratch / 4, scratch / 4 + 4);
    const [one, other] = [page.place(x0, y0), page.place(x1, y1)];
    const width = Math.abs(one.x - other.x);
    const height = Math.abs(one.y - other.y);
    if (smallest([width, height]) < SIDE.min || largest([width, height]) > SIDE.max) continue;
    const proportion = height / width;
    if (proportion < PROPORTION.min || proportion > PROPORTION.max) continue;
    marks.push({ right: Math.max(one.x, other.x), middle: (one.y + other.y) / 2 });
  }
  return marks;
}
