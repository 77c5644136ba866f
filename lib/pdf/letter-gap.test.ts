import { describe, expect, it } from "vitest";
import type { PdfText } from "@/tests/support/make-pdf";
import { blocksOf } from "@/tests/support/pdf-blocks";

const SIZE = 10;
/** Widths in Helvetica, in thousandths of the text size; 556 for the others. */
const WIDTHS: Record<string, number> = {
  " ": 278,
  A: 667,
  E: 667,
  F: 611,
  G: 778,
  H: 722,
  I: 278,
  M: 833,
  N: 722,
  O: 778,
  R: 722,
  S: 667,
  T: 611,
  U: 722,
  W: 944,
  Y: 667,
  i: 222,
  k: 500,
  m: 833,
  r: 333,
  s: 500,
  t: 278,
  w: 722,
  y: 500,
};

/** Draws each letter by itself, as browsers do. */
function lettersOf(text: string, gap: number): PdfText[] {
  let x = 60;
  return [...text].map((letter) => {
    const drawn = { text: letter, x, y: 80, size: SIZE };
    x += ((WIDTHS[letter] ?? 556) * SIZE) / 1000 + gap;
    return drawn;
  });
}

const lineOf = (text: string, gap: number) => blocksOf({ texts: lettersOf(text, gap) });

describe("reading letters that are set apart", () => {
  it.each([
    ["kWh used in your home", 1.8],
    ["USAGE SUMMARY OF THIS MONTH", 2.6],
    ["Amount due now", 2.6],
  ])("joins those of a word: %s", async (text, gap) => {
    expect(await lineOf(text, gap)).toEqual([text]);
  });

  it("leaves letters and numbers alone that stand for themselves", async () => {
    expect(await lineOf("A B C D E F", 0)).toEqual(["A B C D E F"]);
    expect(await lineOf("123456", 3)).not.toEqual(["123456"]);
  });
});
