import type { OpenPage } from "@/lib/pdf/open-page";

/** Types of page objects, from `fpdf_edit.h`. */
const [PATH, IMAGE, FORM] = [2, 3, 5];
/** Text converted to outlines shows up as many paths. */
const MIN_OUTLINES = 150;
/** A form may draw another one. */
const MAX_DEPTH = 4;
const MAX_OBJECTS = 5_000;

/** Whether a page draws images or many outlines, which may hold text the text layer lacks. */
export function isScannedPage({ pdfium: { call }, address }: OpenPage): boolean {
  let outlines = 0;
  let left = MAX_OBJECTS;

  function draws(count: number, objectAt: (index: number) => number, depth: number): boolean {
    for (let index = 0; index < count && left > 0; index += 1) {
      left -= 1;
      const object = objectAt(index);
      const type = call.FPDFPageObj_GetType(object);
      if (type === IMAGE) return true;
      if (type === PATH) outlines += 1;
      if (outlines >= MIN_OUTLINES) return true;
      if (type !== FORM || depth === MAX_DEPTH) continue;
      const inner = (at: number) => call.FPDFFormObj_GetObject(object, at);
      if (draws(call.FPDFFormObj_CountObjects(object), inner, depth + 1)) return true;
    }
    return false;
  }

  const count = call.FPDFPage_CountObjects(address);
  return draws(count, (index) => call.FPDFPage_GetObject(address, index), 0);
}
