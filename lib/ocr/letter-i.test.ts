import { describe, expect, it } from "vitest";

import { withLetterI } from "@/lib/ocr/letter-i";
import { pageWords } from "@/lib/ocr/recognized-page";
import { placedPage } from "@/tests/support/ocr/placed-page";

const textOf = (line: string, confidence = 90) =>
  pageWords(withLetterI(placedPage([[0, 0, line]], confidence)))
    .map(({ text }) => text)
    .join(" ");

describe("withLetterI", () => {
  it.each([
    ["| have the big one", "I have the big one"],
    ["that | am not going", "that I am not going"],
    ["|'ll call, and |’m late", "I'll call, and I’m late"],
  ])("reads %s as %s", (read, meant) => {
    expect(textOf(read)).toBe(meant);
  });

  it("reads it at the end of a line that goes on below", () => {
    const [first = [], second = []] = placedPage([
      [0, 0, "within the hour. |"],
      [0, 1, "repeated this"],
    ]).paragraphs;
    const { paragraphs } = withLetterI({ paragraphs: [[...first, ...second]] });

    expect(paragraphs.flat()[0]?.words.at(-1)?.text).toBe("I");
  });

  it("keeps a pipe before anything but a word that goes on", () => {
    expect(textOf("Home | About | 12")).toBe("Home | About | 12");
  });

  it("keeps what is unsure, or taller than a letter", () => {
    const page = placedPage([[0, 0, "that | am not going"]]);
    const stroke = pageWords(page)[1];
    if (stroke) stroke.box.y1 += 20;

    expect(textOf("that | am not going", 50)).toContain("|");
    expect(pageWords(withLetterI(page))[1]?.text).toBe("|");
  });
});
