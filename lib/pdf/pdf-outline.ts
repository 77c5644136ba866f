import type { PdfFile } from "@/lib/pdf/open-pdf";
import type { OutlineEntry, PdfPage } from "@/lib/pdf/pdf";
import { readText } from "@/lib/pdf/pdfium";

const MAX_ENTRIES = 200;
const MAX_TITLE_CHARACTERS = 160;
/** With fewer top-level entries, the second level is included. */
const MIN_ENTRIES = 3;

/**
 * Reads the file's table of contents: its top level, plus the second level where the top one is
 * little more than the title.
 *
 * @returns entries in file order, at most 200; empty when the file has none
 */
export function readOutline(file: PdfFile): OutlineEntry[] {
  const roots = childrenOf(file, 0);
  const nodes =
    roots.length < MIN_ENTRIES ? roots.flatMap((node) => [node, ...childrenOf(file, node)]) : roots;
  return nodes.slice(0, MAX_ENTRIES).flatMap((node) => {
    const title = cleanTitle(titleOf(file, node));
    const place = pageOf(file, node);
    return title && place > 0 ? [{ title, place }] : [];
  });
}

/** The bookmarks below one, or the top ones below 0. A damaged file may list them in a circle. */
function childrenOf({ pdfium: { call }, document }: PdfFile, parent: number): number[] {
  const nodes: number[] = [];
  let node = call.FPDFBookmark_GetFirstChild(document, parent);
  while (node && nodes.length < MAX_ENTRIES && !nodes.includes(node)) {
    nodes.push(node);
    node = call.FPDFBookmark_GetNextSibling(document, node);
  }
  return nodes;
}

function titleOf({ pdfium }: PdfFile, node: number): string {
  return readText(pdfium, (to, size) => pdfium.call.FPDFBookmark_GetTitle(node, to, size));
}

/** 1-based; 0 or less when the bookmark leads nowhere. */
function pageOf({ pdfium: { call }, document }: PdfFile, node: number): number {
  const action = call.FPDFBookmark_GetAction(node);
  const target =
    call.FPDFBookmark_GetDest(document, node) ||
    (action ? call.FPDFAction_GetDest(document, action) : 0);
  return target ? call.FPDFDest_GetDestPageIndex(document, target) + 1 : 0;
}

/**
 * Builds an outline from headings, for a file without a table of contents: the largest sizes that
 * yield enough entries.
 */
export function outlineOfHeadings(pages: readonly PdfPage[]): OutlineEntry[] {
  const headings = pages.flatMap(({ page, blocks }) =>
    blocks
      .filter((block) => block.kind === "heading")
      .map((block) => ({ title: cleanTitle(block.text), place: page, size: block.size })),
  );
  const sizes = [...new Set(headings.map(({ size }) => Math.round(size)))].sort((a, b) => b - a);
  const entries = (smallest: number) =>
    headings
      .filter(({ size }) => Math.round(size) >= smallest)
      .map(({ title, place }) => ({ title, place }));
  const enough = sizes.find((size) => entries(size).length > MIN_ENTRIES);
  return entries(enough ?? sizes.at(-1) ?? 0).slice(0, MAX_ENTRIES);
}

function cleanTitle(title: string): string {
  return title
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_TITLE_CHARACTERS);
}
