import type { OpenPage } from "@/lib/pdf/open-page";
import { PAGE_OBJECT, pageObjects } from "@/lib/pdf/page-objects";

/** Text converted to outlines shows up as many paths. */
const MIN_OUTLINES = 150;

/** Whether a page draws images or many outlines, which may hold text the text layer lacks. */
export function isScannedPage(page: OpenPage): boolean {
  let outlines = 0;
  for (const { type } of pageObjects(page)) {
    if (type === PAGE_OBJECT.image) return true;
    if (type === PAGE_OBJECT.path) outlines += 1;
    if (outlines >= MIN_OUTLINES) return true;
  }
  return false;
}
