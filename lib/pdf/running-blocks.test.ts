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

/** Pages with prose in the middle, and blocks at the given heights. */
function pagesWith(edges: (page: number) => readonly Partial<PdfBlock>[]): PdfPage[] {
  return [1, 2, 3, 4].map((page) => {
    const prose = `What page ${page} says is long enough to be most of what stands on it, as in a report.`;
    const blocks = [{ text: prose, y: 300 }, ...edges(page)]
      .map((block): PdfBlock => ({ kind: "paragraph", text: "", size: 10, x: 60, y: 0, ...block }))
      .toSorted((a, b) => a.y - b.y);
    return { page, width: 595, height: 842, blocks, source: "text", hidden: [] };
  });
}

async function runningIn(pages: PdfPage[]): Promise<string[]> {
  await markRunningBlocks(pages);
  return pages.flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind === "running").map(({ text }) => text),
  );
}

it.each([
  ["numbers of invoices", (page: number) => ({ text: `Invoice INV-100${page}` })],
  ["invoices whose numbers grow with the pages", (page: number) => ({ text: `Invoice ${page}` })],
  ["totals", (page: number) => ({ text: `Total due: £${page}20.00` })],
  ["equal totals", () => ({ text: "Rent: £450.00" })],
  ["days of a tour", (page: number) => ({ text: `Day ${page}`, size: 18 })],
  ["chapters", (page: number) => ({ text: `Chapter ${page}` })],
  ["names of things in large print", (page: number) => ({ text: `Garden ${page}`, size: 16 })],
  ["days of a month", (page: number) => ({ text: `${page} May`, gaps: [] })],
  ["percentages", (page: number) => ({ text: `${page}2%` })],
  ["prices", (page: number) => ({ text: `€${page}800` })],
  ["a word of Roman digits that is no number", () => ({ text: "civil", y: 60 })],
])("keeps %s, which say something else on each page", async (_, edge) => {
  const isWord = edge(1).text === "civil";
  const pages = pagesWith((page) => (isWord && page > 1 ? [] : [{ y: 50, ...edge(page) }]));

  expect(await runningIn(pages)).toEqual([]);
});

it("keeps the rows of a table that goes on over pages, and the names of its columns", async () => {
  const pages = pagesWith((page) => [
    { text: "No. Payment Balance", gaps: [3, 11], y: 50 },
    { text: `${page} 2,220.41 ${page}8,583.89`, gaps: [1, 10], y: 66 },
    { text: `${page + 40} 2,220.41 ${page}7,056.40`, gaps: [2, 11], y: 790 },
  ]);

  expect(await runningIn(pages)).toEqual([]);
});

it.each([
  ["a title", () => "Annual report"],
  ["a title with the page behind a gap", (page: number) => `Annual report\t${page + 4}`],
  ["a title with the page in front", (page: number) => `${page} | Annual report`],
  ["a name with the page", (page: number) => `Marsh ${page}`],
  ["page and pages", (page: number) => `Acme Ltd · Page ${page} of 4`],
  ["pages of many", (page: number) => `– ${page} / 4 –`],
  ["Seite", (page: number) => `Bericht, Seite ${page} von 4`],
  ["a year that isn't that of the page", (page: number) => `Budget 2024 – ${page}`],
])("removes %s in the same place", async (_, line) => {
  const pages = pagesWith((page) => {
    const text = line(page);
    const gaps = [...text.matchAll(/\t/g)].map(({ index }) => index);
    return [{ text: text.replaceAll("\t", " "), gaps, y: 30 }];
  });

  expect(await runningIn(pages)).toHaveLength(4);
});

it("keeps what repeats in other places of the margins", async () => {
  const pages = pagesWith((page) => [{ text: "Signed by both sides", y: 20 + 20 * page }]);

  expect(await runningIn(pages)).toEqual([]);
});

it("keeps a large title and the number of an account once", async () => {
  const pages = pagesWith(() => [
    { text: "Brightwater Plumbing", size: 18, y: 40 },
    { text: "Account 22-1847", y: 60 },
    { text: "IBAN DE12 3456 7890", y: 810 },
  ]);

  const running = await runningIn(pages);

  expect(pages[0]?.blocks.map(({ kind }) => kind)).toEqual([
    "paragraph",
    "paragraph",
    "paragraph",
    "running",
  ]);
  expect(pages[3]?.blocks.at(-1)?.kind).toBe("paragraph");
  expect(running).toHaveLength(9);
});
