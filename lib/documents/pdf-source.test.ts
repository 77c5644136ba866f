import { describe, expect, it } from "vitest";

import { sourceOfPdf } from "@/lib/documents/pdf-source";
import type { PdfReading } from "@/lib/pdf/pdf";

/** A PDF whose pages share their text, as those of a small file can. */
function readingOf(count: number, characters: number): PdfReading {
  const text = "Bees ".repeat(characters / 5);
  const blocks = [{ kind: "paragraph" as const, text, size: 10, x: 0, y: 0 }];
  const pages = Array.from({ length: count }, (_, index) => ({
    page: index + 1,
    width: 600,
    height: 800,
    blocks,
    source: "text" as const,
    hidden: [],
  }));
  return { title: "Bees", language: "", pages, outline: [] };
}

describe("sourceOfPdf", () => {
  it("takes a manual of 3,000 full pages, whole", async () => {
    const { parts } = await sourceOfPdf(readingOf(3_000, 4_500), "bees.pdf");

    expect(parts).toHaveLength(3_000);
  });

  it("refuses far more text than any manual has, and cuts nothing off", async () => {
    await expect(sourceOfPdf(readingOf(2_000, 10_000), "bees.pdf")).rejects.toMatchObject({
      code: "unusable",
      message:
        "This PDF has more text than the limit of 15,000,000 characters. Split it and upload one part.",
    });
  });
});
