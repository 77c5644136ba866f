import { describe, expect, it } from "vitest";

import { WHOLE_IMAGE } from "@/lib/ocr/pixels/projection";
import { readPicture } from "@/lib/ocr/read-picture";
import { legibleLetters, pageWords } from "@/lib/ocr/recognized-page";
import { fakeReader, NOTHING, PICTURE, SHEET } from "@/tests/support/ocr/fake-reader";
import { type Placed, placedPage } from "@/tests/support/ocr/placed-page";

describe("readPicture", () => {
  const page: Placed[] = [[0, 0, "The harbor wakes before the"]];
  const plain = placedPage([...page, [40, 2, "Beside it"]], 80);

  it("keeps what was read beside the page that it straightens", async () => {
    const { reader } = fakeReader(({ width }) =>
      width === 600
        ? plain
        : placedPage([[0, 0, "The harbor wakes before the town does and more"]]),
    );

    const { preparation, outside } = await readPicture(PICTURE, reader);

    expect(preparation).toBe("straightened");
    expect(pageWords(outside).map(({ text }) => text)).toEqual(["Beside", "it"]);
  });

  it("looks for no page when a person wants the whole image", async () => {
    const { reader, calls } = fakeReader(() => plain);

    const { preparation } = await readPicture(PICTURE, reader, { corners: WHOLE_IMAGE });

    expect(preparation).toBe("none");
    expect(calls.corners).toBe(WHOLE_IMAGE);
  });

  it("stays between the edges that a person set when nothing is legible there", async () => {
    const { reader, calls } = fakeReader(() => NOTHING);

    const { preparation, image } = await readPicture(PICTURE, reader, { corners: SHEET });

    expect(preparation).toBe("straightened");
    expect(image.width).toBe(300);
    expect(calls.reads.every(([width]) => width === 300)).toBe(true);
  });

  it("keeps single digits that are sure and stand together", async () => {
    const grid: Placed[] = [
      [0, 0, "5"],
      [6, 0, "3"],
      [12, 0, "7"],
      [0, 2, "6"],
      [6, 2, "1"],
      [12, 2, "9"],
    ];
    const { reader } = fakeReader(() => placedPage(grid));

    const found = await readPicture(PICTURE, reader, { corners: WHOLE_IMAGE });

    expect(pageWords(found.page)).toHaveLength(6);
    expect(legibleLetters(placedPage(grid.slice(0, 1)))).toBe(0);
  });

  it.each<[string, [text: string, confidence: number][], boolean]>([
    [
      "a drawing",
      [
        ["AN", 67],
        ["Fh", 41],
        ["A", 87],
        ["mm", 46],
        ["Li", 58],
      ],
      false,
    ],
    [
      "a texture",
      [
        ["wir", 68],
        ["pall", 49],
        ["ho", 64],
        ["ill", 49],
        ["asl", 56],
      ],
      false,
    ],
    ["a sign that is hard to read", [["9:47", 67]], true],
    ["a sign", [["EXIT", 95]], true],
    [
      "a price among leaves",
      [
        ["wir", 48],
        ["$4.99", 91],
        ["ary", 44],
        ["LA", 38],
      ],
      true,
    ],
  ])("tells writing from what looks like it: %s", async (_name, words, isWriting) => {
    const lines = words.map(([text, confidence], row) =>
      placedPage([[0, 2 * row, text]], confidence).paragraphs.flat(),
    );
    const { reader } = fakeReader(() => ({ paragraphs: lines }));

    const { page: found } = await readPicture(PICTURE, reader, { corners: WHOLE_IMAGE });

    expect(pageWords(found)).toHaveLength(isWriting ? words.length : 0);
  });
});
