import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { ExtractTextFindings } from "@/components/tools/extract-text-findings";
import type { ExtractedPage } from "@/lib/client/ocr/extract-text";
import type { OcrLanguage } from "@/lib/ocr/languages";

const box = { x0: 0, y0: 0, x1: 40, y1: 20 };
const word = { text: "木", confidence: 90, box };

function said(language: OcrLanguage, words: ExtractedPage["words"]): string {
  // Safe: nothing else of a page is looked at.
  const page = { words, unread: [box, box], prices: null } as unknown as ExtractedPage;
  return renderToStaticMarkup(<ExtractTextFindings pages={[page]} language={language} />);
}

describe("ExtractTextFindings", () => {
  it("names the other way to read Japanese where nothing was read", () => {
    expect(said("jpn", [])).toContain("choose Japanese (vertical).");
    expect(said("jpn_vert", [])).toContain("choose Japanese.");
    expect(said("deu", [])).not.toContain("choose");
  });

  it("doesn't where something was", () => {
    expect(said("jpn", [word])).toContain("2 areas look like text");
    expect(said("jpn", [word])).not.toContain("choose");
  });

  it("says of which image the lines run another way than was chosen", () => {
    // Safe: nothing else of a page is looked at.
    const page = { name: "a.png", words: [word], unread: [], prices: null, otherWay: "jpn_vert" };
    const pages = [page as unknown as ExtractedPage];

    expect(renderToStaticMarkup(<ExtractTextFindings pages={pages} language="jpn" />)).toContain(
      "The lines in this image run from top to bottom, so it was read as Japanese (vertical).",
    );
  });

  it("says of which image the letters are too small to be sure", () => {
    const told = (...small: boolean[]) => {
      const pages = small.map((isSmall, at) => {
        // Safe: nothing else of a page is looked at.
        const page = { name: `${at}.png`, words: [word], unread: [], prices: null, isSmall };
        return page as unknown as ExtractedPage;
      });
      return renderToStaticMarkup(<ExtractTextFindings pages={pages} language="eng" />);
    };

    expect(told(true)).toContain(">The letters in this image are very small");
    expect(told(false, true)).toContain(">1.png: The letters in this image");
    expect(told(false, true)).not.toContain("0.png");
    expect(told(false)).toBe("");
  });

  it("says which of several images a sum is told of", () => {
    const told = (...names: string[]) => {
      const pages = names.map((name) => {
        // Safe: nothing else of a page is looked at.
        return { name, words: [word], unread: [], prices } as unknown as ExtractedPage;
      });
      return renderToStaticMarkup(<ExtractTextFindings pages={pages} language="eng" />);
    };
    const prices = { items: 470, total: 570 };

    expect(told("a.png")).toContain(">The prices read add up to 4.70");
    expect(told("a.png", "b.png")).toMatch(/a\.png: The prices read.*b\.png: The prices read/s);
    expect(told("a.png", "a.png")).toContain("a.png (2 of 2): The prices read");
  });
});
