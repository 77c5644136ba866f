import type { OpenPage } from "@/lib/pdf/open-page";

/** Types of page objects, from `fpdf_edit.h`. */
export const PAGE_OBJECT = { path: 2, image: 3, form: 5 } as const;
/** A form may draw another one. */
const MAX_DEPTH = 4;
const MAX_OBJECTS = 5_000;

/** An object that a page draws, and the addresses of the forms it is in, the outermost first. */
type PageObject = { object: number; type: number; forms: readonly number[] };

/** Lists what a page draws, up to 5,000 objects, those within forms included; the forms themselves aren't listed. */
export function* pageObjects({ pdfium: { call }, address }: OpenPage): Generator<PageObject> {
  let left = MAX_OBJECTS;

  function* within(
    count: number,
    objectAt: (index: number) => number,
    forms: readonly number[],
  ): Generator<PageObject> {
    for (let index = 0; index < count && left > 0; index += 1) {
      left -= 1;
      const object = objectAt(index);
      const type = call.FPDFPageObj_GetType(object);
      if (type !== PAGE_OBJECT.form) yield { object, type, forms };
      else if (forms.length < MAX_DEPTH)
        yield* within(
          call.FPDFFormObj_CountObjects(object),
          (at) => call.FPDFFormObj_GetObject(object, at),
          [...forms, object],
        );
    }
  }

  const count = call.FPDFPage_CountObjects(address);
  yield* within(count, (index) => call.FPDFPage_GetObject(address, index), []);
}
