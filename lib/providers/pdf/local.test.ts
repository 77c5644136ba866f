import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";

import { type PdfReading, textOfPage } from "@/lib/pdf/pdf";
import { createLocalPdfReader } from "@/lib/providers/pdf/local";
import { ORDINARY } from "@/lib/providers/pdf/long-documents";
import {
  annotatedPdf,
  damaged,
  endlessPdf,
  exponentialPdf,
  flateBombPdf,
  hugeImagesPdf,
  hugePagePdf,
  manyObjectsPdf,
  nestedPdf,
  scriptedPdf,
  selfDrawingPdf,
  sharedTextPdf,
  standardFontsPdf,
} from "@/tests/support/hostile-pdfs";
import { linesAt, makePdf } from "@/tests/support/make-pdf";

const folder = mkdtempSync(path.join(tmpdir(), "atelier-pdf-reader-"));
const SMALL = makePdf([{ texts: linesAt(["The garden was planted in the spring of 1984."]) }]);

const reader = createLocalPdfReader({ modelsDir: folder });
const impatient = createLocalPdfReader({ modelsDir: folder, textTimeoutMs: 2_500 });
afterAll(() => Promise.all([reader.close(), impatient.close()]));

function lend<Result>(
  bytes: Buffer,
  work: (reading: PdfReading) => Promise<Result>,
  { read } = reader,
) {
  const file = path.join(folder, `${Math.random()}.pdf`);
  writeFileSync(file, bytes);
  const upload = { path: file, name: "a.pdf", byteSize: bytes.length };
  return read(upload, { userId: "ann", signal: new AbortController().signal }, work);
}

async function read(bytes: Buffer, by = reader) {
  const reading = await lend(bytes, async (whole) => whole, by);
  return reading.pages.map(textOfPage).join("\n\n");
}

describe("the PDF reader", () => {
  it("reads a small PDF while another one of the same person never ends", async () => {
    let ended = false;
    const endless = read(endlessPdf(), impatient).finally(() => {
      ended = true;
    });
    const refused = expect(endless).rejects.toMatchObject({
      code: "unusable",
      message: expect.stringContaining("takes too long to read"),
    });

    expect(await read(SMALL, impatient)).toContain("planted in the spring of 1984");

    expect(ended).toBe(false);
    await refused;
  });

  it("works on one long PDF of a person at a time, and on a small one beside it", async () => {
    const rows = Array.from({ length: 80 }, (_, at) => `Row ${at}`);
    const long = sharedTextPdf(1 + ORDINARY.lines / rows.length, rows);
    const begun: string[] = [];
    let end = () => {};
    const isDone = new Promise<void>((resolve) => {
      end = resolve;
    });
    const work = (name: string) => () => {
      begun.push(name);
      return isDone;
    };

    const first = lend(long, work("first"));
    const second = lend(long, work("second"));
    await vi.waitFor(() => expect(begun).toHaveLength(1), 20_000);
    await vi.waitFor(() => expect(reader.queue()).toEqual({ running: 0, waiting: 1 }), 20_000);
    expect(await read(SMALL)).toContain("planted in the spring of 1984");

    expect(begun).toHaveLength(1);
    end();
    await Promise.all([first, second]);
    expect(begun).toHaveLength(2);
  });

  it.each([
    ["draws 10^12 lines", exponentialPdf, /^$/],
    ["draws itself", selfDrawingPdf, /around the form/],
    ["has scripts", scriptedPdf, /next to scripts[\s\S]*value of the field/],
    ["uses the standard fonts only", standardFontsPdf, /Set in Courier\.[\s\S]*Times-BoldItalic\./],
    ["has a huge page", hugePagePdf, /on a huge page/],
    ["is nested 100,000 deep", nestedPdf, /above the brackets/],
    ["has 100,000 objects", manyObjectsPdf, /beside many objects/],
    ["has 20,000 annotations", annotatedPdf, /under the notes/],
    ["unpacks to huge images", hugeImagesPdf, /^$/],
  ])("reads or refuses a PDF that %s, and reads the next one", async (_what, make, text) => {
    const outcome = await read(make()).catch((error: unknown) => error);

    if (typeof outcome === "string") expect(outcome).toMatch(text);
    else expect(outcome).toMatchObject({ code: "unusable", message: expect.stringMatching(/\.$/) });
    expect(await read(SMALL)).toContain("planted in the spring of 1984");
  });

  it("reads a manual of 3,000 pages", async () => {
    const line = (page: number, row: number) =>
      `Line ${row} of page ${page} says what the other lines of the manual leave out.`;
    const pages = Array.from({ length: 3_000 }, (_, page) => ({
      texts: linesAt(Array.from({ length: 6 }, (_, row) => line(page, row))),
    }));

    const text = await read(makePdf(pages));

    expect(text).toContain(line(0, 0));
    expect(text).toContain(line(2_999, 5));
  });

  it("reads on after a file that unpacks to 1 GiB and uses up all memory", async () => {
    await expect(read(flateBombPdf())).rejects.toMatchObject({
      code: "unusable",
      message: expect.stringContaining("takes too much memory"),
    });

    expect(await read(hugePagePdf())).toMatch(/on a huge page/);
  });

  it("reads or refuses 400 damaged PDFs", async () => {
    const page = {
      texts: linesAt(["The garden was planted in the spring of 1984."]),
      japanese: [{ text: "庭園は春に作られました。", x: 60, y: 200 }],
      fields: [{ name: "rent", value: "84 pounds" }],
    };
    const outline = [
      { title: "Beds", page: 1 },
      { title: "Sheds", page: 2 },
    ];
    const whole = [
      makePdf([page, page], { title: "The garden", outline }),
      scriptedPdf(),
      selfDrawingPdf(),
      standardFontsPdf(),
    ];

    for (let seed = 0; seed < 400; seed += 1) {
      const bytes = damaged(whole[seed % whole.length] ?? SMALL, seed);
      const outcome = await read(bytes).catch((error: unknown) => error);

      const told = { code: expect.stringMatching(/^(?:unusable|unsupported_media)$/) };
      if (typeof outcome !== "string") expect(outcome, `seed ${seed}`).toMatchObject(told);
    }
    expect(await read(SMALL)).toContain("planted in the spring of 1984");
  });
});
