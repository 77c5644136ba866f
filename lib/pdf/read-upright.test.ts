import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { textOfPage } from "@/lib/pdf/pdf";
import { readDocument } from "@/lib/pdf/read-document";
import { makePdf, type PdfPageContent } from "@/tests/support/make-pdf";
import { runInProcess } from "@/tests/support/pdf-jobs";

const [WIDTH, HEIGHT] = [1190, 1684];
const LINES = [
  "The meeting begins at nine in the morning.",
  "Bring the blue folder and the keys of the shed.",
  "The annual fee is 85 euros for every member.",
];

/** A sheet that was put into the scanner turned by so many degrees, clockwise. */
async function scanTurned(degrees: number): Promise<PdfPageContent> {
  const text = LINES.map((line, at) => `<text x="80" y="${160 + at * 60}">${line}</text>`).join("");
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="white"/><g font-family="DejaVu Sans, sans-serif" font-size="34">${text}</g></svg>`;
  const upright = await sharp(Buffer.from(image)).png().toBuffer();
  const jpeg = await sharp(upright).rotate(degrees).jpeg({ quality: 92 }).toBuffer();
  const landscape = degrees % 180 !== 0;
  const [width, height] = landscape ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  return { scan: { jpeg, width, height }, landscape };
}

async function read(pages: readonly PdfPageContent[], maxOcrMs = 80_000) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "atelier-turned-")), "a.pdf");
  writeFileSync(file, makePdf(pages));
  const limits = { maxPages: 10, maxTextMs: 10_000, maxOcrPages: 10, maxOcrMs, findHidden: false };
  const tools = { run: runInProcess, languageFolder: async () => undefined };
  return (await readDocument(file, limits, tools)).pages;
}

describe("a scan", () => {
  it("is read whichever way up it was scanned", async () => {
    const turned = await Promise.all([0, 90, 180, 270].map(scanTurned));

    const pages = await read(turned);

    expect(pages.map(({ source }) => source)).toEqual(["ocr", "ocr", "ocr", "ocr"]);
    for (const page of pages) {
      const text = textOfPage(page).replace(/\s+/g, " ");
      for (const line of LINES) expect(text).toContain(line);
    }
  }, 120_000);

  it("is read whichever way its page is shown", async () => {
    const [upright, sideways] = [await scanTurned(0), await scanTurned(90)];
    const shown = ([90, 180, 270] as const).map((rotate) => ({ ...upright, rotate }));

    const pages = await read([...shown, { ...sideways, rotate: 270 }]);

    for (const page of pages) expect(textOfPage(page)).toContain("The annual fee is 85 euros");
  }, 120_000);
});
