import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { searchablePdf } from "@/lib/export/searchable-pdf";

async function open(file: Blob): Promise<PDFDocumentProxy> {
  return getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0 }).promise;
}

/** What each page says. */
async function textsOf(document: PDFDocumentProxy): Promise<string[]> {
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? " " : ""}` : ""));
    texts.push(text.join("").trim());
  }
  return texts;
}

async function whiteJpeg(width: number, height: number): Promise<Uint8Array> {
  const background = "white";
  const image = sharp({ create: { width, height, channels: 3, background } }).jpeg();
  return new Uint8Array(await image.toBuffer());
}

async function pageOf(text: string) {
  const words = text.split(" ").map((word, index) => ({
    text: word,
    box: { x0: 10 + index * 60, y0: 40, x1: 60 + index * 60, y1: 60 },
  }));
  return { jpeg: await whiteJpeg(400, 200), width: 400, height: 200, words };
}

describe("searchablePdf", () => {
  it("makes each image a page with searchable text, in any script", async () => {
    const pages = [await pageOf("Fresh bread daily"), await pageOf("Größe 日本 привет")];

    const file = searchablePdf(pages, { title: "Größe & more", engine: "Tesseract" });
    const document = await open(file);

    expect(await textsOf(document)).toEqual(["Fresh bread daily", "Größe 日本 привет"]);
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({
      Title: "Größe & more",
      Creator: "Atelier",
      Subject: "Text by Tesseract",
    });
  });

  it("places each word where it is in the image, in points", async () => {
    const sheet = await pageOf("bread");
    const file = searchablePdf([sheet], { title: "Bread", engine: "Tesseract" });
    const document = await open(file);
    const page = await document.getPage(1);

    const { width, height } = page.getViewport({ scale: 1 });
    const [item] = (await page.getTextContent()).items;

    expect([width, height]).toEqual([842, 421]);
    const placed = item && "transform" in item ? item.transform.slice(4) : [];
    expect(placed).toEqual([21.05, 294.7]);
  });

  it("uses several fonts for a text with more characters than one can hold", async () => {
    const many = Array.from({ length: 600 }, (_, index) => String.fromCodePoint(0x4e00 + index));

    const page = { ...(await pageOf("")), words: (await pageOf(many.join(""))).words };
    const file = searchablePdf([page], { title: "Many", engine: "Tesseract" });
    const document = await open(file);

    expect((await textsOf(document)).join("")).toBe(many.join(""));
  });
});
