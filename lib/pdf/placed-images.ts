import { largest, smallest } from "@/lib/core/extremes";
import type { OpenPage } from "@/lib/pdf/open-page";
import { PAGE_OBJECT, pageObjects } from "@/lib/pdf/page-objects";
import type { Pdfium } from "@/lib/pdf/pdfium";

/** Where an image is, in points from the top left of the page. */
type PlacedImage = { x: number; y: number; width: number; height: number };
/** `a`, `b`, `c`, `d`, `e`, `f` of a PDF's matrix. */
type Matrix = readonly [number, number, number, number, number, number];

const UNCHANGED: Matrix = [1, 0, 0, 1, 0, 0];

/** Where a page draws images, those within forms included. */
export function placedImages(page: OpenPage): PlacedImage[] {
  return [...pageObjects(page)]
    .filter(({ type }) => type === PAGE_OBJECT.image)
    .map(({ object, forms }) => {
      const matrices = [...forms, object].map((one) => matrixOf(page.pdfium, one));
      return boxOf(matrices.reduce(within, UNCHANGED), page.place);
    });
}

function matrixOf({ call, scratch, floats }: Pdfium, object: number): Matrix {
  if (!call.FPDFPageObj_GetMatrix(object, scratch)) return UNCHANGED;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = floats().slice(scratch / 4, scratch / 4 + 6);
  return [a, b, c, d, e, f];
}

/** The matrix of what is drawn with `inner` where `outer` holds. */
function within([A, B, C, D, E, F]: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  return [
    a * A + b * C,
    a * B + b * D,
    c * A + d * C,
    c * B + d * D,
    e * A + f * C + E,
    e * B + f * D + F,
  ];
}

/** An image fills the square from 0 to 1. */
function boxOf([a, b, c, d, e, f]: Matrix, place: OpenPage["place"]): PlacedImage {
  const corners = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(([x = 0, y = 0]) => place(a * x + c * y + e, b * x + d * y + f));
  const across = corners.map(({ x }) => x);
  const along = corners.map(({ y }) => y);
  const [x, y] = [smallest(across), smallest(along)];
  return { x, y, width: largest(across) - x, height: largest(along) - y };
}
