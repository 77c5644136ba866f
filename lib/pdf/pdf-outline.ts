import type { PDFDocumentProxy } from "unpdf/pdfjs";
import type { OutlineEntry, PdfPage } from "@/lib/pdf/pdf";

const MAX_ENTRIES = 200;
const MAX_TITLE_CHARACTERS = 160;
/** With fewer top-level entries, the second level is included. */
const MIN_ENTRIES = 3;

type Node = Awaited<ReturnType<PDFDocumentProxy["getOutline"]>>[number];

/**
 * Reads the file's table of contents: its top level, plus the second level where the top one is
 * little more than the title.
 *
 * @returns entries in file order, at most 200; empty when the file has none
 */
export async function readOutline(document: PDFDocumentProxy): Promise<OutlineEntry[]> {
  const roots: Node[] = (await document.getOutline().catch(() => null)) ?? [];
  const nodes = roots.length < MIN_ENTRIES ? roots.flatMap((node) => [node, ...node.items]) : roots;
  const entries: OutlineEntry[] = [];
  for (const node of nodes.slice(0, MAX_ENTRIES)) {
    const place = await pageOf(document, node).catch(() => undefined);
    const title = cleanTitle(node.title);
    if (place !== undefined && title) entries.push({ title, place });
  }
  return entries;
}

async function pageOf(document: PDFDocumentProxy, node: Node): Promise<number | undefined> {
  const target =
    typeof node.dest === "string" ? await document.getDestination(node.dest) : node.dest;
  const reference: unknown = target?.[0];
  if (typeof reference === "number") return reference + 1;
  if (!reference || typeof reference !== "object") return undefined;
  // Safe: a destination that is an object is a reference to its page.
  return (await document.getPageIndex(reference as { num: number; gen: number })) + 1;
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
