import { createYielder } from "@/lib/core/yield-to-event-loop";
import { type PdfBlock, type PdfPage, textWithTabs } from "@/lib/pdf/pdf";
import { hasReference, isAboveRow, isPageNumber, runningKeys } from "@/lib/pdf/running-key";

/** Repeated on at least this many pages and this share of them, near the page edge. */
const MIN_PAGES = 3;
const MIN_SHARE = 0.04;
/** Pages that have a number in the same place, where nothing else stands on its line. */
const MIN_NUMBERS = 2;
/** Number of blocks from the top and bottom that can be headers and footers. */
const EDGE_BLOCKS = 2;
/** A longer block is text that happens to repeat, such as a form's. */
const MAX_CHARACTERS = 200;
/** Share of the page height from its edge. */
const EDGE_SHARE = 0.12;
/** Lines are in the same place when they are about this close, in shares of the page height. */
const SAME_PLACE = 0.015;
/** In multiples of the size that most of the text has. */
const LARGE = 1.2;
/** Share of a file's text that repeats at most. */
const MOST_LETTERS = 0.5;

/** A block that may be a header or a footer. */
type Edge = {
  block: PdfBlock;
  page: number;
  isTop: boolean;
  /** Share of the page height from its nearer edge, below zero from the bottom. */
  place: number;
  isLarge: boolean;
};
/** An edge by what must repeat on other pages. */
type Keyed = { edge: Edge; key: string; least: number; place: number };

/**
 * Marks headers, footers and page numbers as `running`: what stands in the same place on several pages, and differs by
 * the number of the page only. What names a column, a chapter, or an account is kept. Changes the pages in place.
 */
export async function markRunningBlocks(pages: readonly PdfPage[]): Promise<void> {
  if (pages.length < MIN_PAGES) return;
  const pause = createYielder();
  const enough = Math.max(MIN_PAGES, Math.ceil(pages.length * MIN_SHARE));
  const size = await usualSize(pages);
  const byKey = new Map<string, Keyed[]>();
  for (const page of pages) {
    await pause();
    for (const keyed of edgesOf(page, size).flatMap((edge) => keysOf(edge, enough))) {
      const known = byKey.get(keyed.key);
      if (known) known.push(keyed);
      else byKey.set(keyed.key, [keyed]);
    }
  }
  const repeated = new Set<PdfBlock>();
  const kept = new Set<PdfBlock>();
  for (const alike of byKey.values()) {
    await pause();
    for (const [index, edge] of repeatedOf(alike).entries()) {
      repeated.add(edge.block);
      if (staysOnce(edge, index, pages)) kept.add(edge.block);
    }
  }
  let letters = 0;
  for (const { blocks } of pages) {
    await pause();
    letters += lettersOf(blocks);
  }
  // A file of little else, such as a stack of labels, keeps what it says.
  if (lettersOf(repeated) > MOST_LETTERS * letters) return;
  for (const block of repeated) if (!kept.has(block)) block.kind = "running";
}

/** Whether what repeats is shown where it divides no sentence: a title, or the number of an account. */
function staysOnce(
  { block, page, isTop, isLarge }: Edge,
  index: number,
  pages: readonly PdfPage[],
): boolean {
  const end = isTop ? pages[0] : pages.at(-1);
  return (isLarge && index === 0) || (page === end?.page && hasReference(textWithTabs(block)));
}

function lettersOf(blocks: Iterable<PdfBlock>): number {
  let letters = 0;
  for (const { text } of blocks) letters += text.length;
  return letters;
}

function edgesOf({ page, blocks, height }: PdfPage, size: number): Edge[] {
  return blocks.flatMap((block, index) => {
    const isFirst = index < EDGE_BLOCKS || index >= blocks.length - EDGE_BLOCKS;
    const isTop = block.y < height * EDGE_SHARE;
    const isAtEdge = isTop || block.y > height * (1 - EDGE_SHARE);
    if (!isFirst || !isAtEdge || block.text.length > MAX_CHARACTERS) return [];
    const below = blocks[index + 1];
    if (below && isAboveRow(textWithTabs(block), textWithTabs(below))) return [];
    const place = isTop ? block.y / height : block.y / height - 1;
    return [{ block, page, isTop, place, isLarge: block.size >= LARGE * size }];
  });
}

function keysOf(edge: Edge, enough: number): Keyed[] {
  const { block, page, place, isLarge } = edge;
  const line = textWithTabs(block);
  if (!isPageNumber(line)) {
    const keys = runningKeys(line, page);
    // "Chapter 2", in large print, is another heading than "Chapter 1".
    return keys
      .slice(0, isLarge ? 1 : keys.length)
      .map(({ key }) => ({ edge, key: isLarge ? `${key}\n` : key, least: enough, place }));
  }
  const off = Number.parseInt(line.replace(/^\D+/, ""), 10) - page;
  const numbered = { edge, key: "#", least: MIN_NUMBERS, place };
  // On the first page of a chapter, the number may stand at the bottom.
  return Number.isNaN(off) ? [numbered] : [numbered, { ...numbered, key: `#${off}`, place: 0 }];
}

/** Those that stand in the same place on enough pages. */
function repeatedOf(alike: readonly Keyed[]): Edge[] {
  const bands = new Map<number, Set<number>>();
  const bandOf = ({ place }: Keyed) => Math.round(place / SAME_PLACE);
  for (const keyed of alike) {
    const band = bandOf(keyed);
    bands.set(band, (bands.get(band) ?? new Set()).add(keyed.edge.page));
  }
  const counts = new Map<number, number>();
  for (const [band, pages] of bands) {
    const beside = [band - 1, band + 1].flatMap((near) => [...(bands.get(near) ?? [])]);
    counts.set(band, new Set([...pages, ...beside]).size);
  }
  return alike
    .filter((keyed) => (counts.get(bandOf(keyed)) ?? 0) >= keyed.least)
    .map(({ edge }) => edge);
}

/** The size that most letters have. */
async function usualSize(pages: readonly PdfPage[]): Promise<number> {
  const pause = createYielder();
  const letters = new Map<number, number>();
  for (const { blocks } of pages) {
    await pause();
    for (const { text, size } of blocks) {
      const rounded = Math.round(size);
      letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
    }
  }
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}
