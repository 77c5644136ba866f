import { describe, expect, it } from "vitest";

import { pictureText } from "@/lib/ocr/page-text";
import { WHOLE_IMAGE } from "@/lib/ocr/pixels/projection";
import { readPicture } from "@/lib/ocr/read-picture";
import type { Layout, Read, Reader } from "@/lib/ocr/reader";
import { type PixelBox, pageWords, type RecognizedPage } from "@/lib/ocr/recognized-page";
import { joinPieces } from "@/lib/ocr/text-pieces";
import { fakeReader, NOTHING, PICTURE } from "@/tests/support/ocr/fake-reader";
import { type Placed, placedColumns, placedPage } from "@/tests/support/ocr/placed-page";

function scaled(box: PixelBox | undefined, scale: number): PixelBox {
  const { x0, y0, x1, y1 } = box ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
  return { x0: x0 * scale, y0: y0 * scale, x1: x1 * scale, y1: y1 * scale };
}

describe("readPicture, of lines that run the other way", () => {
  const lines: Placed[] = [
    [0, 0, "港は町 より早く 目を覚 ます。 四時に 最初の"],
    [0, 1, "船が入 り、カ モメは それを 知って いる。"],
  ];
  const columns = placedColumns(lines, 92, 4);
  const noise = placedColumns(lines, 20, 4);

  /** A reader that makes nothing of columns, and what it is given for them; null when that can't be had. */
  function readerOf(other: RecognizedPage | null, turned: RecognizedPage = noise) {
    const asked: [number, Layout][] = [];
    const { reader, calls } = fakeReader(({ height }) => (height === 600 ? turned : noise));
    const read: Read = async (image, layout) => {
      asked.push([image.width, layout]);
      return { page: other ?? NOTHING, radians: 0 };
    };
    const rotate: Reader["rotate"] = async ({ image }) => {
      const { width, height } = image;
      const view = { ...image, width: height, height: width };
      return { image: view, seen: view, even: view };
    };
    const otherWay = async () => (other ? read : null);
    return { reader: { ...reader, rotate, otherWay }, calls, asked };
  }

  it("reads them with what reads those, in the size that suits it", async () => {
    const { reader, calls, asked } = readerOf(columns);

    const found = await readPicture(PICTURE, reader, { corners: WHOLE_IMAGE });

    expect(found).toMatchObject({ isVertical: true, lacksOtherWay: false });
    expect(found.scale).toBeCloseTo(0.35);
    expect(found.image.width).toBeCloseTo(210);
    expect(pageWords(found.page)).toHaveLength(12);
    expect(calls.reads).toEqual([[600, "page"]]);
    expect(asked).toEqual([[expect.closeTo(210), "page"]]);
  });

  it("reads nothing when that can't be had, and says so", async () => {
    const { reader } = readerOf(null);

    const found = await readPicture(PICTURE, reader, { corners: WHOLE_IMAGE });

    expect(found).toMatchObject({ isVertical: false, lacksOtherWay: true, unread: [] });
    expect(found.page.paragraphs).toEqual([]);
  });

  it.each([
    ["makes nothing of them, either", noise],
    ["can't be had", null],
  ])("reads a page that lies on its side also where the other %s", async (_why, other) => {
    const { reader } = readerOf(other, placedPage(lines, 92));

    const found = await readPicture(PICTURE, reader, { corners: WHOLE_IMAGE });

    expect(found).toMatchObject({ isVertical: false, lacksOtherWay: false, scale: 1 });
    expect(pageWords(found.page)).toHaveLength(12);
  });

  it("keeps a headline that was read across the columns below it", async () => {
    const headline = placedPage([[0, -3, "港の朝 市場"]], 90);
    const reversed = placedColumns([[-9, 0, "場 市"]], 80, 4);
    const both = { paragraphs: [...reversed.paragraphs, ...columns.paragraphs] };
    const first = { paragraphs: [...headline.paragraphs, ...noise.paragraphs] };
    const { reader } = readerOf(both);
    const read: Read = async () => ({ page: first, radians: 0 });
    // Both readings have it in the same place.
    const [place] = headline.paragraphs.flat().map(({ box }) => box);
    for (const { words } of reversed.paragraphs.flat())
      for (const word of words) word.box = { ...word.box, ...scaled(place, 0.35) };

    const found = await readPicture(PICTURE, { ...reader, read }, { corners: WHOLE_IMAGE });

    expect(pageWords(found.across).map(({ text }) => text)).toEqual(["港の朝", "市場"]);
    expect(pageWords(found.page)).toHaveLength(12);
    expect(joinPieces(pictureText(found).flowing)).toMatch(/^港の朝市場\n\n港は町より/);
  });

  it("keeps to lines whose letters stand so far apart that they seem to be columns", async () => {
    const scrambled = placedColumns([...lines, [0, 2, "。それを"]], 92, 4);
    const { reader } = readerOf(scrambled);
    const read: Read = async (image, layout) =>
      layout === "block" ? { page: placedPage(lines, 85), radians: 0 } : reader.read(image, layout);

    const found = await readPicture(PICTURE, { ...reader, read }, { corners: WHOLE_IMAGE });

    expect(found).toMatchObject({ isVertical: false, scale: 1 });
    expect(pageWords(found.page)).toHaveLength(12);
  });
});
