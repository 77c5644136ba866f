import { createYielder, filterInTurns } from "@/lib/core/yield-to-event-loop";
import type { PdfBlock, PdfPage } from "@/lib/pdf/pdf";

/** Repeated on at least this many pages and this share of them, near the page edge. */
const MIN_PAGES = 3;
const MIN_SHARE = 0.04;
/** Number of blocks from the top and bottom that can be headers and footers. */
const EDGE_BLOCKS = 2;
/** A longer block is text that happens to repeat, such as a form's. */
const MAX_CHARACTERS = 200;
/** Share of the page height from its edge. */
const EDGE_SHARE = 0.12;

/** Marks headers, footers and page numbers as `running`. Changes the pages in place. */
export async function markRunningBlocks(pages: readonly PdfPage[]): Promise<void> {
  const pause = createYielder();
  const counts = new Map<string, number>();
  const atEdges: PdfBlock[] = [];
  let blockCount = 0;
  for (const page of pages) {
    await pause();
    const blocks = edgeBlocks(page);
    for (const key of new Set(blocks.map((block) => keyOf(block.text)))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    atEdges.push(...blocks);
    blockCount += page.blocks.length;
  }
  const enough = Math.max(MIN_PAGES, Math.ceil(pages.length * MIN_SHARE));
  const running = await filterInTurns(atEdges, ({ text }) => {
    const lone = /^\W*(?:page\s+)?\d{1,4}\W*$/i.test(text) || /^[ivxlc]{1,7}$/i.test(text);
    return (lone && pages.length >= MIN_PAGES) || (counts.get(keyOf(text)) ?? 0) >= enough;
  });
  // A file of nothing else, such as a stack of labels, keeps what it says.
  if (new Set(running).size < blockCount) for (const block of running) block.kind = "running";
}

function edgeBlocks({ blocks, height }: PdfPage) {
  return blocks.filter((block, index) => {
    const first = index < EDGE_BLOCKS || index >= blocks.length - EDGE_BLOCKS;
    const short = block.text.length <= MAX_CHARACTERS;
    return first && short && (block.y < height * EDGE_SHARE || block.y > height * (1 - EDGE_SHARE));
  });
}

/** Numbers differ from page to page. */
function keyOf(text: string): string {
  return text.replace(/\d+/g, "#").replace(/\s+/g, " ").trim().toLowerCase().slice(0, 120);
}
