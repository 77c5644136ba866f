import { expect, it } from "vitest";

import type { PdfBlock, PdfPage } from "@/lib/pdf/pdf";
import { markRunningBlocks } from "@/lib/pdf/running-blocks";

function pageOf(page: number, number: string): PdfPage {
  const block = (text: string, y: number): PdfBlock => ({
    kind: "paragraph",
    text,
    size: 10,
    x: 60,
    y,
  });
  const blocks = [block(`What page ${number} says stays.`, 300), block(number, 820)];
  return { page, width: 595, height: 842, blocks, source: "text", hidden: [] };
}

const kindsOf = (pages: PdfPage[]) => pages.map(({ blocks }) => blocks.map(({ kind }) => kind));

it("removes Roman page numbers, although they differ from page to page", async () => {
  const pages = ["vii", "viii", "ix", "x"].map((number, index) => pageOf(index + 1, number));

  await markRunningBlocks(pages);

  expect(kindsOf(pages)).toEqual(pages.map(() => ["paragraph", "running"]));
});

it("keeps a lone number in a two-page document", async () => {
  const pages = ["12", "13"].map((number, index) => pageOf(index + 1, number));

  await markRunningBlocks(pages);

  expect(kindsOf(pages)).toEqual(pages.map(() => ["paragraph", "paragraph"]));
});

it("keeps what repeats where a file has nothing else", async () => {
  const pages = ["1", "2", "3"].map((number, index) => {
    const page = pageOf(index + 1, number);
    return { ...page, blocks: page.blocks.slice(1) };
  });

  await markRunningBlocks(pages);

  expect(kindsOf(pages)).toEqual(pages.map(() => ["paragraph"]));
});
