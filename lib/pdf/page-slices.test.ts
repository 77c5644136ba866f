import { serialize } from "node:v8";
import { expect, it } from "vitest";

import { collectPages, slicesOf } from "@/lib/pdf/page-slices";
import type { PdfBlock, PdfPage } from "@/lib/pdf/pdf";

function pageOf(page: number, blocks: number, hidden = 0): PdfPage {
  const textOf = (_: unknown, at: number): PdfBlock => {
    return { kind: "paragraph", text: `Row ${at} of the ledger`, size: 9.5, x: 60.5, y: at };
  };
  return {
    page,
    width: 595,
    height: 842,
    blocks: Array.from({ length: blocks }, textOf),
    source: "text",
    hidden: Array.from({ length: hidden }, (_, at) => ({ text: `${at}`, reason: "tiny" })),
  };
}

const PAGES = [
  pageOf(1, 4_500),
  pageOf(2, 0),
  ...Array.from({ length: 300 }, (_, at) => pageOf(3 + at, 60)),
  pageOf(400, 10, 2_500),
];

/** As it arrives in another process. */
function received(slice: PdfPage[]): PdfPage[] {
  return structuredClone(slice);
}

it("divides pages into messages of some hundred KB, however much one of them has, and joins them again", () => {
  const slices = [...slicesOf(PAGES)];
  const pages = collectPages();
  for (const slice of slices) pages.add(received(slice));

  expect(Math.max(...slices.map((slice) => serialize(slice).length))).toBeLessThan(500_000);
  expect(slices.length).toBeGreaterThan(10);
  expect(pages.into({ title: "Ledger", pages: [] })).toEqual({ title: "Ledger", pages: PAGES });
});

it("leaves alone what isn't a reading", () => {
  const pages = collectPages();

  expect(pages.into(null)).toBeNull();
  expect(pages.into({ tooMany: "lines" })).toEqual({ tooMany: "lines" });
});
