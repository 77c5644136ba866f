import { expect, it } from "vitest";

import { toGray } from "@/lib/ocr/pixels/raster";
import { withRaisedFigures } from "@/lib/ocr/raised-figures";
import { pageWords, UNSURE_BELOW } from "@/lib/ocr/recognized-page";
import { drawText } from "@/tests/support/ocr/draw-text";
import { decodePicture } from "@/tests/support/ocr/node-reader";

/** How sure a word is that was drawn as one text and read as another. */
async function confidenceOf(drawn: string, read: string): Promise<number | undefined> {
  const texts = [{ x: 30, y: 60, text: drawn }];
  const file = await drawText({ width: 400, height: 100, font: "Geist", size: 30, texts });
  const level = toGray(await decodePicture(file));
  const box = { x0: 0, y0: 0, x1: level.width, y1: level.height };
  const words = [{ text: read, confidence: 95, box }];
  return pageWords(withRaisedFigures({ paragraphs: [[{ words, box }]] }, level))[0]?.confidence;
}

it.each([
  ["0.047″", "0.0477"],
  ["(0.047″)", "(0.0477)"],
  ["12″", "127"],
])("doubts what of %s was read as %s", async (drawn, read) => {
  expect(await confidenceOf(drawn, read)).toBeLessThan(UNSURE_BELOW);
});

it.each(["0.0477", "1,234,567.89", "$18.25", "(27.1)", "447"])("is as sure of %s", async (text) => {
  expect(await confidenceOf(text, text)).toBe(95);
});
