import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { sourceOfPdf } from "@/lib/documents/pdf-source";
import { textOfPage } from "@/lib/pdf/pdf";
import { readDocument } from "@/lib/pdf/read-document";
import { makePdf, type PdfPageContent, type PdfText } from "@/tests/support/make-pdf";
import { runInProcess } from "@/tests/support/pdf-jobs";

const folder = mkdtempSync(path.join(tmpdir(), "atelier-stamped-"));
const STAMP: PdfText = { text: "Scanned with ScanApp – page 1", x: 240, y: 826, size: 7 };
const LETTER = [
  "Your policy number is HB 2210 and starts on the first of May.",
  "The yearly premium is 184 pounds, paid in two parts.",
];

async function pictureOf(lines: readonly string[]): Promise<NonNullable<PdfPageContent["scan"]>> {
  const text = lines
    .map((line, index) => `<text x="80" y="${160 + index * 60}">${line}</text>`)
    .join("");
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="1190" height="1684"><rect width="100%" height="100%" fill="white"/><g font-family="DejaVu Sans, sans-serif" font-size="34">${text}</g></svg>`;
  const jpeg = await sharp(Buffer.from(image)).jpeg({ quality: 92 }).toBuffer();
  return { jpeg, width: 1190, height: 1684 };
}

async function read(page: PdfPageContent, maxOcrPages = 4) {
  const file = path.join(folder, "test.pdf");
  writeFileSync(file, makePdf([page]));
  const bounds = { maxPages: 9, maxTextMs: 60_000, maxOcrPages, maxOcrMs: 60_000 };
  return readDocument(
    file,
    { ...bounds, findHidden: false },
    { run: runInProcess, languageFolder: async () => undefined },
  );
}

describe("a scan with a stamp", () => {
  it("is read like one without", async () => {
    const { pages } = await read({ scan: await pictureOf(LETTER), texts: [STAMP] });

    expect(pages.map(({ source }) => source)).toEqual(["ocr"]);
    expect(pages.map(textOfPage).join()).toMatch(/policy number is HB 2210/);
  }, 90_000);

  it("has no readable text where it can't be recognized", async () => {
    const reading = await read({ scan: await pictureOf(LETTER), texts: [STAMP] }, 0);

    expect(reading.pages.map(({ source }) => source)).toEqual(["unread"]);
    await expect(sourceOfPdf(reading, "scan.pdf")).rejects.toThrow(/no readable text/);
  });

  it("keeps the text of the stamp where the picture says nothing", async () => {
    const { pages } = await read({ scan: await pictureOf([]), texts: [STAMP] });

    expect(pages.map(({ source }) => source)).toEqual(["text"]);
    expect(pages.map(textOfPage).join()).toContain("Scanned with ScanApp");
  }, 90_000);

  it("is told from a page with a text of its own on a picture", async () => {
    const title: PdfText = { text: "Results of the year 2025", x: 60, y: 200, size: 30 };
    const { pages } = await read({ scan: await pictureOf([]), texts: [title, STAMP] }, 0);

    expect(pages.map(({ source }) => source)).toEqual(["text"]);
  });
});

describe("a file of blank pages", () => {
  it("is told that it's blank, not that it's scanned badly", async () => {
    await expect(sourceOfPdf(await read({}), "blank.pdf")).rejects.toThrow(/its pages are blank/);
  });
});
