import { describe, expect, it } from "vitest";
import {
  legibleLetters,
  pageConfidence,
  type RecognizedLine,
  type RecognizedPage,
  withoutNoise,
} from "@/lib/ocr/recognized-page";
import { reflowText } from "@/lib/ocr/reflow-text";
import { joinPieces } from "@/lib/ocr/text-pieces";

const LETTER = 10;

/** A line whose letters are 10 px wide, under the ones before it. */
function line(text: string, row: number, confidence = 95): RecognizedLine {
  let x = 0;
  const words = text.split(" ").map((word) => {
    const box = { x0: x, y0: row * 30, x1: x + word.length * LETTER, y1: row * 30 + 20 };
    x = box.x1 + LETTER;
    return { text: word, confidence, box };
  });
  return { words, box: { x0: 0, y0: row * 30, x1: x - LETTER, y1: row * 30 + 20 } };
}

function pageOf(...paragraphs: string[][]): RecognizedPage {
  return { paragraphs: paragraphs.map((lines) => lines.map((text, row) => line(text, row))) };
}

const read = (page: RecognizedPage, keepLines = false) => joinPieces(reflowText(page, keepLines));

describe("flowText", () => {
  it("joins a paragraph's lines and hyphenated words", () => {
    const page = pageOf(
      ["The harbor wakes before the", "town does, and the gulls are aw-", "ake as well."],
      ["Next paragraph."],
    );

    expect(read(page)).toBe(
      "The harbor wakes before the town does, and the gulls are awake as well.\n\nNext paragraph.",
    );
  });

  it("keeps hyphens that words have of their own, or that stand for a part of one", () => {
    const lines = (...texts: string[]) => read(pageOf(texts));

    expect(lines("Wir besprechen heute alle Vor-", "und Nachteile der Methode gut")).toBe(
      "Wir besprechen heute alle Vor- und Nachteile der Methode gut",
    );
    expect(lines("We all bought one state-of-the-", "art oven with a new and built-in")).toBe(
      "We all bought one state-of-the-art oven with a new and built-in",
    );
    expect(lines("See the page at example.com/how-", "to-bake and then you may go on")).toBe(
      "See the page at example.com/how-to-bake and then you may go on",
    );
  });

  it.each([
    [["The last train leaves at", "10.05 pm from the east side."]],
    [["Doors close at", "9 every evening"]],
    [["A room costs about", "$120."]],
  ])("goes on with a number where the line plainly does: %j", (lines) => {
    expect(read(pageOf(lines))).toBe(lines.join(" "));
  });

  it("goes on with a number where one paragraph was read as two", () => {
    const page = pageOf(["On weekdays the last ferry leaves at"], ["10.05 pm from the east side."]);

    expect(read(page)).toBe("On weekdays the last ferry leaves at 10.05 pm from the east side.");
  });

  it.each([
    [["What to look at", "1. The harbor"]],
    [["Bread", "9.80"]],
    [["Corner Bakery", "12 Mill Lane"]],
  ])("begins a line with a number of its own: %j", (lines) => {
    expect(read(pageOf(lines))).toBe(lines.join("\n"));
  });

  it("keeps lines that end early: addresses, receipts, lists", () => {
    const page = pageOf(
      ["Corner Bakery and Coffee Shop", "12 Mill Lane", "York"],
      ["• one thing that fills the line", "• another"],
    );

    expect(read(page)).toBe(
      "Corner Bakery and Coffee Shop\n12 Mill Lane\nYork\n\n• one thing that fills the line\n• another",
    );
  });

  it("joins the hanging lines of a list item", () => {
    const page = pageOf(["+ the rope that holds the boat to", "the quay of the harbor"]);
    const [, second] = page.paragraphs[0] ?? [];
    for (const { box } of [...(second ? [second] : []), ...(second?.words ?? [])]) box.x0 += 20;
    for (const { box } of [...(second ? [second] : []), ...(second?.words ?? [])]) box.x1 += 20;

    expect(read(page)).toBe("+ the rope that holds the boat to the quay of the harbor");
  });

  it("inserts no spaces into Japanese, not even at long vowels and punctuation", () => {
    expect(read(pageOf(["フォルダ ー を 開き 、 「 設定 」 を 選ぶ 。"]))).toBe(
      "フォルダーを開き、「設定」を選ぶ。",
    );
  });

  it("keeps the lines of a narrow receipt and of code", () => {
    const code = pageOf(["function area(width, height, depth) {", "return"]);
    const [, second] = code.paragraphs[0] ?? [];
    for (const { box } of [...(second ? [second] : []), ...(second?.words ?? [])]) box.x0 += 40;

    expect(read(code)).toBe("function area(width, height, depth) {\nreturn");
    expect(read(pageOf(["12 Mill Lane, York", "Order 44712"]))).toBe(
      "12 Mill Lane, York\nOrder 44712",
    );
  });

  it("joins a sentence split by a column break or by OCR", () => {
    const page = pageOf(["lose some of it with every turn of the"], ["blade. Where roots stay."]);

    expect(read(page)).toBe("lose some of it with every turn of the blade. Where roots stay.");
  });

  it("keeps every line break when asked to", () => {
    expect(read(pageOf(["a line that is long, and aw-", "ake"]), true)).toBe(
      "a line that is long, and aw-\nake",
    );
  });

  it("inserts no spaces in scripts without them", () => {
    expect(read(pageOf(["日本 語 の 文", "章 です"]))).toBe("日本語の文章です");
  });

  it("marks words with low confidence", () => {
    const page = { paragraphs: [[line("sure", 0), line("perhaps", 1, 40)]] };

    expect(reflowText(page, true).filter(({ unsure }) => unsure)).toEqual([
      { text: "perhaps", unsure: true },
    ]);
  });
});

describe("a recognized page", () => {
  const noise = [line("~ . | i", 0, 12)];

  it("counts legible letters and weights confidence by length", () => {
    const page = { paragraphs: [[line("legible words", 0, 90)], [line("zz", 0, 20)]] };

    expect(legibleLetters(page)).toBe(12);
    expect(pageConfidence(page)).toBeCloseTo((12 * 90 + 2 * 20) / 14);
    expect(pageConfidence({ paragraphs: [] })).toBe(0);
  });

  it("drops textures that only resemble letters", () => {
    const text = [line("Fresh bread", 0)];

    expect(withoutNoise({ paragraphs: [noise, text] })).toEqual({ paragraphs: [text] });
  });
});
