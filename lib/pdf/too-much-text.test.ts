import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";

import type { TextAmount } from "@/lib/pdf/pdf";
import { readDocument } from "@/lib/pdf/read-document";
import { readTextLayer } from "@/lib/pdf/read-text-layer";
import { MOST_TEXT } from "@/lib/pdf/too-much-text";
import { sharedTextPdf } from "@/tests/support/hostile-pdfs";
import { runInProcess } from "@/tests/support/pdf-jobs";

const folder = mkdtempSync(path.join(tmpdir(), "atelier-much-text-"));
const BOUNDS = { maxPages: 5_000, maxTextMs: 60_000, findHidden: false };
const ROWS = Array.from({ length: 80 }, (_, at) => `Row ${at} of the ledger`);

function fileOf(pages: number): string {
  const file = path.join(folder, `${pages}.pdf`);
  writeFileSync(file, sharedTextPdf(pages, ROWS));
  return file;
}

function read(pages: number, maxText: TextAmount) {
  const options = { ...BOUNDS, maxText, maxOcrPages: 0, maxOcrMs: 0 };
  const languageFolder = async () => undefined;
  return readDocument(fileOf(pages), options, { run: runInProcess, languageFolder });
}

it("stops reading a small file once its pages have more text than is kept of any", async () => {
  const done: number[] = [];
  const emit = ({ done: page }: { done: number }) => void done.push(page);
  const { signal } = new AbortController();
  const maxText = { characters: Number.POSITIVE_INFINITY, lines: 1_000 };

  const read = readTextLayer({ path: fileOf(300), ...BOUNDS, maxText }, { signal, emit });

  await expect(read).resolves.toEqual({ tooMany: "lines" });
  expect(done).toEqual([10]);
});

it("refuses too many lines, and too many characters", async () => {
  await expect(read(20, { ...MOST_TEXT, lines: 1_599 })).rejects.toMatchObject({
    code: "unusable",
    message:
      "This PDF has more text than the limit of 400,000 lines. Split it and upload one part.",
  });
  await expect(read(20, { ...MOST_TEXT, characters: 20_000 })).rejects.toMatchObject({
    code: "unusable",
    message:
      "This PDF has more text than the limit of 15,000,000 characters. Split it and upload one part.",
  });
});

it("reads what has as much as that", async () => {
  const { pages } = await read(20, { ...MOST_TEXT, lines: 1_600 });

  expect(pages).toHaveLength(20);
});
