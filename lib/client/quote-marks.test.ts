import { describe, expect, it } from "vitest";

import { findMarks, type PageView, type TextRun } from "@/lib/client/quote-marks";

const WIDTH = 600;
const HEIGHT = 800;
const UPRIGHT: PageView = { width: WIDTH, height: HEIGHT, transform: [1, 0, 0, -1, 0, HEIGHT] };
/** The same page with `/Rotate 90`. */
const TURNED: PageView = { width: HEIGHT, height: WIDTH, transform: [0, 1, 1, 0, 0, 0] };
const LETTER = 6;

/** A line of text at a height from the bottom, each of whose letters is six points wide. */
function line(str: string, y: number): TextRun {
  return { str, width: LETTER * str.length, transform: [10, 0, 0, 10, 60, y] };
}

const LINES = [
  line("The rent is $900. The deposit is due on", 700),
  line("signing. Pets are allowed. The garden may", 686),
  line("be used by all tenants of the house.", 672),
];

function marksOf(quotes: readonly string[], view = UPRIGHT) {
  return findMarks(LINES, quotes, view, (text) => text.length).map(
    ({ left, width, top, first }) => ({
      from: Math.round((left * view.width - 60) / LETTER),
      letters: Math.round((width * view.width) / LETTER),
      top: Math.round(top * view.height),
      first,
    }),
  );
}

describe("findMarks", () => {
  it("marks the words of a quotation, and none of those beside it on its lines", () => {
    expect(marksOf(["The deposit is due on signing."])).toEqual([
      { from: 18, letters: 21, top: 90, first: true },
      { from: 0, letters: 7, top: 104, first: false },
    ]);
    expect(marksOf(["Pets are allowed."])).toEqual([
      { from: 9, letters: 16, top: 104, first: true },
    ]);
  });

  it("marks whole lines where a quotation runs through them", () => {
    expect(
      marksOf(["may be used by all tenants of the house"]).map(({ letters }) => letters),
    ).toEqual([3, 35]);
  });

  it("marks nothing that isn't on the page", () => {
    expect(marksOf(["Cats are allowed."])).toEqual([]);
  });

  it("follows the text of a page that is shown turned", () => {
    const [mark] = findMarks(LINES, ["Pets are allowed."], TURNED, (text) => text.length);

    expect(mark?.top).toBeCloseTo((60 + 9 * LETTER) / WIDTH, 6);
    expect(mark?.height).toBeCloseTo((16 * LETTER) / WIDTH, 6);
    expect(mark?.width).toBeCloseTo(12.5 / HEIGHT, 6);
  });
});
