import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { decodeTwoColorPng, encodeTwoColorPng } from "@/lib/tools/qr-generator/two-color-png";

const BLACK_ON_WHITE = { dark: [0, 0, 0], light: [255, 255, 255] } as const;
const PURPLE_ON_CREAM = { dark: [76, 29, 149], light: [255, 247, 237] } as const;

/** Square images, whose lines are often repeated. */
const images = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }).chain((first) =>
  fc
    .array(fc.option(fc.array(fc.boolean(), { minLength: 40, maxLength: 40 })), {
      minLength: first.length,
      maxLength: first.length,
    })
    .map((lines) => lines.map((line) => (line ?? first).slice(0, first.length))),
);

function pack(lines: readonly (readonly boolean[])[]): Buffer[] {
  const known = new Map<string, Buffer>();
  return lines.map((line) => {
    const packed = Buffer.alloc(Math.ceil(line.length / 8));
    for (const [x, dark] of line.entries())
      if (dark) packed[x >> 3] = (packed[x >> 3] ?? 0) | (0x80 >> (x & 7));
    const same = known.get(packed.toString("hex")) ?? packed;
    known.set(packed.toString("hex"), same);
    return same;
  });
}

describe("decodeTwoColorPng", () => {
  it.each([BLACK_ON_WHITE, PURPLE_ON_CREAM])(
    "sees what other decoders see, in %j",
    async (colors) => {
      await fc.assert(
        fc.asyncProperty(images, async (image) => {
          const png = encodeTwoColorPng(pack(image), colors);

          const { size, lines, colors: seen } = decodeTwoColorPng(png);

          const pixels = lines.flatMap((line) =>
            Array.from(
              { length: size },
              (_, x) => seen[((line[x >> 3] ?? 0) >> (7 - (x & 7))) & 1],
            ),
          );
          const others = await sharp(png).toColourspace("srgb").removeAlpha().raw().toBuffer();
          expect(Buffer.from(pixels.flatMap((channels) => [...(channels ?? [])]))).toEqual(others);
          expect(image.flat().map((dark) => (dark ? colors.dark : colors.light))).toEqual(pixels);
        }),
        { numRuns: 60 },
      );
    },
  );

  it("refuses a damaged file", () => {
    const png = encodeTwoColorPng(pack([[true]]), BLACK_ON_WHITE);
    for (const at of [0, 20, png.length - 14]) {
      const damaged = Buffer.from(png);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      expect(() => decodeTwoColorPng(damaged), `byte ${at}`).toThrow();
    }
    expect(() => decodeTwoColorPng(png.subarray(0, -15))).toThrow();
  });

  it("refuses the files of other encoders", async () => {
    const create = { width: 4, height: 4, channels: 3 as const, background: "#fff" };
    const png = await sharp({ create }).png().toBuffer();

    expect(() => decodeTwoColorPng(png)).toThrow("not a PNG of two colors");
  });
});
