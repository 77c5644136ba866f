import type { LayoutKind } from "@/lib/ocr/layout-kind";
import type { PageText } from "@/lib/ocr/page-text";
import { plain, type TextPiece } from "@/lib/ocr/text-pieces";

/** Whether a page of this kind is shown line by line unless its reader wants otherwise. */
export function keepsLines(kind: LayoutKind): boolean {
  return kind === "table" || kind === "receipt" || kind === "code";
}

/** Text of several pages, one after the other. @param lines whether to keep lines; null for what suits each page */
export function joinPages(pages: readonly PageText[], lines: boolean | null): TextPiece[] {
  const written = pages.filter((page) => page.lines.length > 0);
  return written.flatMap((page, index) => [
    ...(index > 0 ? [plain("\n\n")] : []),
    ...((lines ?? keepsLines(page.kind)) ? page.lines : page.flowing),
  ]);
}
