import { describe, expect, it } from "vitest";

import { mapBoxes } from "@/lib/ocr/boxes";
import { uprightTurns } from "@/lib/ocr/upright-turns";
import { placedPage } from "@/tests/support/ocr/placed-page";

const HEIGHT = 400;
const RECEIPT = placedPage([
  [0, 0, "Slug wool 12.49"],
  [0, 1, "Watering can 18.50"],
  [0, 2, "x 2"],
]);

describe("uprightTurns", () => {
  it("is a quarter turn clockwise for lines that run upward", () => {
    const upward = mapBoxes(RECEIPT, ({ x0, y0, x1, y1 }) => {
      return { x0: y0, y0: HEIGHT - x1, x1: y1, y1: HEIGHT - x0 };
    });

    expect(uprightTurns(upward)).toBe(1);
  });

  it("is a quarter turn the other way for lines that run downward", () => {
    const downward = mapBoxes(RECEIPT, ({ x0, y0, x1, y1 }) => {
      return { x0: HEIGHT - y1, y0: x0, x1: HEIGHT - y0, y1: x1 };
    });

    expect(uprightTurns(downward)).toBe(3);
  });

  it("is none for lines that run across, nor for the label of an axis beside them", () => {
    const axis = mapBoxes(placedPage([[0, 12, "in millions"]]), ({ x0, y0, x1, y1 }) => {
      return { x0: y0, y0: x0, x1: y1, y1: x1 };
    });

    expect(uprightTurns({ paragraphs: [...RECEIPT.paragraphs, ...axis.paragraphs] })).toBe(0);
    expect(uprightTurns({ paragraphs: [] })).toBe(0);
  });
});
