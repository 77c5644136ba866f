import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { withFractions } from "@/lib/ocr/fractions";
import { readPicture } from "@/lib/ocr/read-picture";
import { pageWords, UNSURE_BELOW } from "@/lib/ocr/recognized-page";
import { drawText } from "@/tests/support/ocr/draw-text";
import { createNodeReader, decodePicture } from "@/tests/support/ocr/node-reader";

let reader: Awaited<ReturnType<typeof createNodeReader>>;
beforeAll(async () => {
  reader = await createNodeReader();
});
afterAll(() => reader.close());

const LINES = [
  "Mix 1½ cups of flour with 3¾ pounds",
  "of rye, then let 11¼ ounces rest at 25%",
  "of its weight, or 50%, for 2½ hours.",
];

async function draw() {
  const texts = LINES.map((text, row) => ({ x: 30, y: 60 + 50 * row, text }));
  return decodePicture(await drawText({ width: 720, height: 220, font: "Geist", size: 28, texts }));
}

describe("withFractions", () => {
  it("reads fractions, and leaves percentages", { timeout: 120_000 }, async () => {
    const { page } = await readPicture(await draw(), reader);

    const figures = pageWords(page).filter(({ text }) => /[\p{N}%]/u.test(text));
    expect(figures.map(({ text }) => text)).toEqual(["1½", "3¾", "11¼", "25%", "50%,", "2½"]);
  });

  it("marks a fraction as uncertain when its figures can't be read", {
    timeout: 120_000,
  }, async () => {
    const picture = await draw();
    const { page } = await readPicture(picture, reader);
    const misread = {
      paragraphs: page.paragraphs.map((lines) =>
        lines.map((line) => ({
          ...line,
          words: line.words.map((word) =>
            word.text === "3¾" ? { ...word, text: "334", confidence: 96 } : word,
          ),
        })),
      ),
    };

    const { even } = (await reader.prepare(picture)).even;
    const late = await withFractions(misread, even, reader, () => false);

    const [word] = pageWords(late).filter(({ text }) => text === "334");
    expect(word?.confidence).toBeLessThan(UNSURE_BELOW);
  });
});
