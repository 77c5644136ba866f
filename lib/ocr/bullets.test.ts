import { describe, expect, it } from "vitest";

import { withBullets } from "@/lib/ocr/bullets";
import { pageWords } from "@/lib/ocr/recognized-page";
import { reflowText } from "@/lib/ocr/reflow-text";
import { joinPieces } from "@/lib/ocr/text-pieces";
import { type Placed, placedPage } from "@/tests/support/ocr/placed-page";

/** A page of lines, each with its mark in a word of its own, so far before the text. */
function listed(lines: readonly (readonly [mark: string, text: string])[], gap: number) {
  const texts = lines.flatMap(([mark, text], row): Placed[] => [
    [0, row, mark],
    [1 + gap, row, text],
  ]);
  const parts = placedPage(texts).paragraphs.flat();
  const joined = lines.map((_, row) => {
    const words = [...(parts[2 * row]?.words ?? []), ...(parts[2 * row + 1]?.words ?? [])];
    return {
      words,
      box: { x0: 0, y0: row * 30, x1: words.at(-1)?.box.x1 ?? 0, y1: row * 30 + 20 },
    };
  });
  return { paragraphs: [joined] };
}

const firsts = (page: ReturnType<typeof listed>) =>
  withBullets(page)
    .paragraphs.flat()
    .map(({ words: [first] }) => first?.text);

describe("withBullets", () => {
  const items = [
    ["e", "Churn fell from 4.1% to 2.9% of all who pay"],
    ["e", "Most of the new accounts come from referrals"],
    ["©", "Support answers in three hours and a quarter"],
  ] as const;

  it("marks the items of a list, which then begin lines of their own", () => {
    const page = listed(items, 2);

    expect(firsts(page)).toEqual(["•", "•", "•"]);
    expect(joinPieces(reflowText(withBullets(page), false)).split("\n")).toHaveLength(3);
  });

  it("keeps a letter that is a word, however many lines begin with it", () => {
    expect(firsts(listed(items, 1))).toEqual(["e", "e", "©"]);
  });

  it("takes a mark that is read unsurely for a bullet without a wide gap", () => {
    const page = listed(items, 1);
    for (const word of pageWords(page)) if (word.text.length === 1) word.confidence = 40;

    expect(firsts(page)).toEqual(["•", "•", "•"]);
  });

  it("keeps a mark that stands alone", () => {
    expect(firsts(listed([["©", "Northby Outdoor Supply, all rights"]], 3))).toEqual(["©"]);
  });
});
