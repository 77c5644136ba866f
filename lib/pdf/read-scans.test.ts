import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";

import type { PdfPage, PdfReading } from "@/lib/pdf/pdf";
import { readScans } from "@/lib/pdf/read-scans";
import { linesAt, makePdf } from "@/tests/support/make-pdf";
import { runInProcess } from "@/tests/support/pdf-jobs";

function scannedPage(page: number): PdfPage {
  return { page, width: 595, height: 842, blocks: [], source: "unread", hidden: [] };
}

const ENGLISH =
  "The committee met in the town hall and the minutes were read to all who were there.";

/** Reads this many scans and returns which pages were passed to OCR. */
async function recognizedOf(count: number, bounds: { maxOcrPages: number; maxOcrMs: number }) {
  const asked: number[] = [];
  const pages = Array.from({ length: count }, (_, index) => scannedPage(index + 1));
  const reading: PdfReading = { title: "", language: "en", pages, outline: [] };
  await readScans(reading, bounds, {
    languageFolder: async () => undefined,
    recognize: async ({ pages: wanted }) => {
      asked.push(...wanted);
      return wanted.map((page) => ({
        page,
        blocks: [{ kind: "paragraph", text: ENGLISH, size: 0, x: 0, y: 0 }],
        confidence: 95,
        letters: 70,
      }));
    },
  });
  return { asked, sources: pages.map(({ source }) => source) };
}

describe("the limits of OCR", () => {
  it("apply to pages: the rest is reported as unread", async () => {
    const { asked, sources } = await recognizedOf(5, { maxOcrPages: 3, maxOcrMs: 60_000 });

    expect(asked).toEqual([1, 2, 3]);
    expect(sources).toEqual(["ocr", "ocr", "ocr", "unread", "unread"]);
  });

  it("apply to time: nothing starts once it is up", async () => {
    const { asked, sources } = await recognizedOf(2, { maxOcrPages: 9, maxOcrMs: 0 });

    expect(asked).toEqual([]);
    expect(sources).toEqual(["unread", "unread"]);
  });

  it("apply to time inside the worker, too", async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "atelier-scans-")), "a.pdf");
    writeFileSync(file, makePdf([{ texts: linesAt([ENGLISH]) }]));
    const job = { path: file, pages: [1], before: 0, total: 1, languageFolder: undefined };

    expect(await runInProcess("recognize", { ...job, language: "eng", maxMs: 0 })).toEqual([]);
  }, 60_000);
});
