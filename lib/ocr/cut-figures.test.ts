import { expect, it } from "vitest";

import { countCutFigures } from "@/lib/ocr/cut-figures";
import type { RecognizedLine } from "@/lib/ocr/recognized-page";

const LETTER = 60;

/** A line of words, each of which begins so many letters from the left. */
function line(y: number, ...words: [left: number, text: string][]): RecognizedLine {
  const read = words.map(([left, text]) => ({
    text,
    confidence: 95,
    box: { x0: left * LETTER, x1: (left + text.length) * LETTER, y0: y, y1: y + 64 },
  }));
  const [first, last] = [read[0], read.at(-1)];
  const box = { x0: first?.box.x0 ?? 0, x1: last?.box.x1 ?? 0, y0: y, y1: y + 64 };
  return { words: read, box };
}

it.each<[string, RecognizedLine[][], number]>([
  [
    "numbers that a column's edge divides at their points",
    [
      [line(0, [0, "Croissant"], [12, "13."]), line(130, [0, "Coffee"], [14, "3"])],
      [line(0, [15.4, "20"]), line(130, [15.2, ".40"])],
    ],
    2,
  ],
  [
    "figures in columns of their own",
    [
      [line(0, [0, "Chairs"], [12, "13"]), line(130, [0, "Tables"], [13, "3"])],
      [line(0, [16, "20"]), line(130, [16, "40"])],
    ],
    0,
  ],
  ["what one line has close together", [[line(0, [0, "Total"], [12, "13."], [15.4, "20"])]], 0],
  [
    "words at the edge of a column",
    [[line(0, [0, "Open"], [5, "till"])], [line(0, [9.4, "two"])]],
    0,
  ],
  ["nothing", [], 0],
])("countCutFigures counts %s", (_what, paragraphs, count) => {
  expect(countCutFigures({ paragraphs })).toBe(count);
});
