import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";

import { textOfPage } from "@/lib/pdf/pdf";
import { createLocalPdfReader } from "@/lib/providers/pdf/local";
import { exponentialPdf } from "@/tests/support/hostile-pdfs";
import { linesAt, makePdf } from "@/tests/support/make-pdf";

const folder = mkdtempSync(path.join(tmpdir(), "atelier-pdf-reader-"));
const SMALL = makePdf([{ texts: linesAt(["The garden was planted in the spring of 1984."]) }]);

const reader = createLocalPdfReader({ modelsDir: folder, textTimeoutMs: 4_000 });
afterAll(() => reader.close());

async function read(bytes: Buffer, userId = "ann") {
  const file = path.join(folder, `${Math.random()}.pdf`);
  writeFileSync(file, bytes);
  const upload = { path: file, name: "a.pdf", byteSize: bytes.length };
  const reading = await reader.read(upload, { userId, signal: new AbortController().signal });
  return reading.pages.map(textOfPage).join("\n\n");
}

describe("the PDF reader", () => {
  it("reads a small PDF while another one of the same person never ends", async () => {
    let ended = false;
    const endless = read(exponentialPdf()).finally(() => {
      ended = true;
    });
    const refused = expect(endless).rejects.toMatchObject({
      code: "unusable",
      message: expect.stringContaining("takes too long to read"),
    });

    expect(await read(SMALL)).toContain("planted in the spring of 1984");

    expect(ended).toBe(false);
    await refused;
  });
});
