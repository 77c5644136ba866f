import { describe, expect, it } from "vitest";

import { impossibleLines, runsOtherWay, scaleForOtherWay } from "@/lib/ocr/line-direction";
import { type Placed, placedColumns, placedPage } from "@/tests/support/ocr/placed-page";

/** Pages read with the wrong engine come out like this. */
const NOISE: Placed[] = [
  [0, 0, "拘 夫 双 6い 叫ン 中 選手 地"],
  [0, 1, "回 リコ 軸 尽 避 宮くい 玉"],
  [0, 2, "出 Xu で 均 選いし 2能"],
];
const CHANCE = 20;

describe("runsOtherWay", () => {
  it("tells columns of which nothing can be read as lines from those that are read", () => {
    expect(runsOtherWay(placedColumns(NOISE, CHANCE), false)).toBe(true);
    expect(runsOtherWay(placedColumns(NOISE, 92), false)).toBe(false);
    expect(runsOtherWay(placedColumns(NOISE, CHANCE), true)).toBe(false);
  });

  it("tells lines of which nothing can be read as columns", () => {
    expect(runsOtherWay(placedPage(NOISE, CHANCE), true)).toBe(true);
    expect(runsOtherWay(placedPage(NOISE, 92), true)).toBe(false);
    expect(runsOtherWay(placedPage(NOISE, CHANCE), false)).toBe(false);
  });

  it("goes by most of the letters, and by no few of them", () => {
    const [columns, title] = [placedColumns(NOISE, CHANCE), placedPage([[0, 0, "港の朝"]])];
    const half = placedPage(NOISE, CHANCE);

    const paragraphs = [...title.paragraphs, ...columns.paragraphs];
    expect(runsOtherWay({ paragraphs }, false)).toBe(true);
    const mixed = { paragraphs: [...half.paragraphs, ...columns.paragraphs] };
    expect(runsOtherWay(mixed, false)).toBe(false);
    expect(runsOtherWay(placedColumns([[0, 0, "拘 夫"]], CHANCE), false)).toBe(false);
    expect(runsOtherWay({ paragraphs: [] }, false)).toBe(false);
  });
});

describe("scaleForOtherWay", () => {
  const size = { width: 2_400, height: 1_800 };

  it("makes wide columns smaller, and leaves narrow ones as they are", () => {
    const narrow = placedColumns(NOISE, CHANCE);
    const wide = placedColumns(NOISE, CHANCE, 4);

    expect(scaleForOtherWay(narrow, { ...size, isVertical: false })).toBe(1);
    expect(scaleForOtherWay(wide, { ...size, isVertical: false })).toBeCloseTo(0.35);
  });

  it("enlarges small pictures for lines", () => {
    const page = placedPage(NOISE, CHANCE);

    expect(scaleForOtherWay(page, { width: 600, height: 400, isVertical: true })).toBe(3);
    expect(scaleForOtherWay(page, { ...size, isVertical: true })).toBe(1);
  });
});

it("counts lines that begin with the end of a sentence", () => {
  const lines: Placed[] = [
    [0, 0, "港 は 。"],
    [0, 1, "。 町 より"],
    [0, 2, "、早く"],
  ];

  expect(impossibleLines(placedColumns(lines))).toBe(2);
  expect(impossibleLines({ paragraphs: [] })).toBe(0);
});
