import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { joinPages } from "@/lib/ocr/join-pages";
import { pageRows } from "@/lib/ocr/page-rows";
import { pageText } from "@/lib/ocr/page-text";
import { readPicture } from "@/lib/ocr/read-picture";
import { pageWords } from "@/lib/ocr/recognized-page";
import { joinPieces } from "@/lib/ocr/text-pieces";
import { drawText } from "@/tests/support/ocr/draw-text";
import { LAYOUT_PICTURES } from "@/tests/support/ocr/layout-pictures";
import { createNodeReader, decodePicture } from "@/tests/support/ocr/node-reader";
import { characterError } from "@/tests/support/text-images";

let reader: Awaited<ReturnType<typeof createNodeReader>>;
beforeAll(async () => {
  reader = await createNodeReader();
});
afterAll(() => reader.close());

async function read(name: string) {
  const picture = LAYOUT_PICTURES.find((one) => one.name === name);
  if (!picture) throw new Error(`There is no picture ${name}.`);
  const found = await readPicture(await decodePicture(await picture.file()), reader);
  const text = joinPieces(joinPages([pageText(found.page)], null));
  return { ...found, text, error: characterError(text, picture.lines.join("\n")) };
}

describe("readPicture", () => {
  it("straightens a page photographed at an angle", { timeout: 120_000 }, async () => {
    const { preparation, error } = await read("page-tilted");

    expect(preparation).toBe("straightened");
    expect(error).toBeLessThan(0.01);
  });

  it("reads what lies in a shadow", { timeout: 120_000 }, async () => {
    const { preparation, error } = await read("page-shaded");

    expect(preparation).toBe("evened");
    expect(error).toBeLessThan(0.03);
  });

  it("leaves a clean page as it is", { timeout: 120_000 }, async () => {
    expect(await read("page")).toMatchObject({ preparation: "none", error: 0, unread: [] });
  });

  it("doesn't count a word that it shows as uncertain as unread", {
    timeout: 120_000,
  }, async () => {
    const { page, unread } = await read("code-ts");

    expect(pageWords(page).map(({ text }) => text)).toContain("number[])");
    expect(unread).toEqual([]);
  });

  it("keeps prices whole where the gaps at their points look like one between columns", {
    timeout: 120_000,
  }, async () => {
    const receipt = await decodePicture(await readFile("public/samples/receipt.jpg"));
    const { page, prices } = await readPicture(receipt, reader);

    expect(pageText(page).kind).toBe("receipt");
    expect(pageWords(page).map(({ text }) => text)).toEqual(
      expect.arrayContaining(["11.80", "13.20", "24.00", "3.40", "52.40"]),
    );
    expect(prices).toEqual({ items: 5240, total: 5240 });
  });

  it("reads the bubbles that one pass over a dark chat leaves out", {
    timeout: 120_000,
  }, async () => {
    const { text } = await read("chat-dark");

    expect(text).toMatch(/Left: Perfect, see you then!\n\nRight: See you/);
  });

  it("tells the messages of a chat by their bubbles, with the time of each", {
    timeout: 120_000,
  }, async () => {
    const { text } = await read("chat-timed");

    expect(text).toContain("Left (9:15 AM): She left a note on the door.");
    expect(text).toContain("Right (9:14 AM): Not yet. I will try again after lunch.");
  });

  it("adds up the prices of a photographed receipt", { timeout: 120_000 }, async () => {
    expect((await read("receipt")).prices).toEqual({ items: 3849, total: 3849 });
  });

  it.each([90, 270])(
    "adds up the prices of a receipt turned by %d degrees",
    {
      timeout: 120_000,
    },
    async (degrees) => {
      const file = await LAYOUT_PICTURES.find(({ name }) => name === "receipt")?.file();
      const turned = await sharp(file).rotate(degrees).jpeg({ quality: 60 }).toBuffer();

      const { page, prices, image } = await readPicture(await decodePicture(turned), reader);

      expect(pageRows(page).kind).toBe("receipt");
      expect(prices).toEqual({ items: 3849, total: 3849 });
      expect(image.height).toBeGreaterThan(image.width);
    },
  );

  it("names what looks like text and can't be read", { timeout: 120_000 }, async () => {
    const scribble = [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map(
        (x) =>
          `<path d="M${60 + x * 30} 250l8 -34l6 30l-10 -14h14" stroke="#111" stroke-width="5" fill="none"/>`,
      )
      .join("");
    const texts = [{ x: 60, y: 90, text: "The harbor wakes before the town does." }];
    const file = await drawText({
      width: 700,
      height: 320,
      font: "Geist",
      size: 32,
      texts,
      below: scribble,
    });

    const { page, unread } = await readPicture(await decodePicture(file), reader);

    expect(joinPieces(pageText(page).flowing)).toContain("The harbor wakes before the town does.");
    expect(unread.length).toBeGreaterThan(0);
  });

  it("finds nothing in an image without text", { timeout: 120_000 }, async () => {
    const file = await drawText({
      width: 400,
      height: 300,
      font: "Geist",
      size: 20,
      texts: [],
      paper: "#cdd",
    });

    const { page, unread } = await readPicture(await decodePicture(file), reader);

    expect([page.paragraphs, unread]).toEqual([[], []]);
  });
});
