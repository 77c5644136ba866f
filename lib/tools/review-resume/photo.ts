import type { PdfPage } from "@/lib/pdf/pdf";
import { placeOnPage } from "@/lib/tools/review-resume/place-on-page";
import type { Remark } from "@/lib/tools/review-resume/remarks";

/** Why a photo is better left out. */
export const NO_PHOTO =
  "unless it's usual in your country. It invites bias, and parsers can't read it.";

/** A remark on a picture of the first page that may be a photo of its owner. It has a place, and no words to quote. */
export function photoRemarks(pages: readonly PdfPage[]): Remark[] {
  const [first] = pages;
  const [photo] = first?.photos ?? [];
  if (!first || !photo) return [];
  const text = `${placeOnPage(first, photo)}: A picture, perhaps a photo of you. Leave out photos, ${NO_PHOTO}`;
  return [{ text, quotes: [] }];
}
