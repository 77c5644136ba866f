import { OPS, Util } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFPageProxy } from "unpdf/pdfjs";

import type { HiddenText } from "@/lib/pdf/pdf";

type Matrix = [number, number, number, number, number, number];
type Glyph = { unicode?: string };

const UNIT: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * Finds text drawn outside the page's visible area. pdf.js leaves it out of the text layer, so the
 * drawing operations are replayed to see where each string begins.
 */
export async function findOffPageText(page: PDFPageProxy): Promise<HiddenText[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const found: HiddenText[] = [];
  const pen = createTextPen();
  for (const [index, operation] of fnArray.entries()) {
    const drawn = pen.follow(operation, argsArray[index] ?? []);
    if (!drawn) continue;
    const { text, x, y } = drawn;
    const outside = x >= right || y >= top || x < left - 1 || y < bottom - 1;
    if (outside && /[\p{L}\p{N}]{2}/u.test(text)) found.push({ text, reason: "outside" });
  }
  return found;
}

/** Tracks the transformation matrices of a drawing. */
function createTextPen() {
  const saved: Matrix[] = [];
  let page: Matrix = UNIT;
  let text: Matrix = UNIT;
  let leading = 0;

  const move = (x: number, y: number) => {
    text = multiply(text, [1, 0, 0, 1, x, y]);
  };
  return {
    /**
     * Applies one operation; returns the text it draws and where it begins, or undefined when it
     * draws none.
     */
    follow(operation: number, args: unknown[]): { text: string; x: number; y: number } | undefined {
      // Safe: pdf.js passes each operation the arguments that the PDF format defines for it.
      const numbers = args as number[];
      if (operation === OPS.save) saved.push(page);
      else if (operation === OPS.restore) page = saved.pop() ?? UNIT;
      else if (operation === OPS.transform) page = multiply(page, numbers as Matrix);
      else if (operation === OPS.beginText) text = UNIT;
      else if (operation === OPS.setTextMatrix) text = toMatrix(args);
      else if (operation === OPS.setLeading) leading = -(numbers[0] ?? 0);
      else if (operation === OPS.moveText) move(numbers[0] ?? 0, numbers[1] ?? 0);
      else if (operation === OPS.setLeadingMoveText) {
        leading = numbers[1] ?? 0;
        move(numbers[0] ?? 0, leading);
      } else if (operation === OPS.nextLine) move(0, leading);
      else if (operation === OPS.showText) {
        const [, , , , x, y] = multiply(page, text);
        return { text: textOf(args[0]), x, y };
      }
      return undefined;
    },
  };
}

function multiply(one: Matrix, other: Matrix): Matrix {
  return Util.transform(one, other) as Matrix; // Safe: the product of two matrices is one.
}

/** Older pdf.js versions pass six numbers, newer ones an array of them. */
function toMatrix(args: unknown[]): Matrix {
  return (typeof args[0] === "number" ? args : Array.from(args[0] as ArrayLike<number>)) as Matrix;
}

function textOf(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return "";
  return glyphs
    .map((glyph: Glyph | number) => (typeof glyph === "number" ? "" : (glyph.unicode ?? "")))
    .join("")
    .trim();
}
