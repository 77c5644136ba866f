import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { type Encoder, lumaOf } from "@/lib/images/encode";
import { fitTarget } from "@/lib/images/fit-target";
import { photo } from "@/tests/support/test-images";

const FLOOR = 0.9;
const BYTES_PER_QUALITY = 1_000;
const SIZE = { width: 40, height: 30 };

/**
 * An encoder whose files take exactly 1,000 bytes per step of quality, in every format, and are
 * plain gray below `damagedBelow`.
 */
async function linearEncoder(damagedBelow: number): Promise<Encoder> {
  const whole = await photo(SIZE.width, SIZE.height).png().toBuffer();
  const gray = { create: { ...SIZE, channels: 3, background: "#767676" } } as const;
  const damaged = await sharp(gray).png().toBuffer();
  return {
    pixels: SIZE.width * SIZE.height,
    luma: () => lumaOf(sharp(whole)),
    encode: async (format, quality) => {
      // Bytes after an image's end aren't part of it.
      const bytes = Buffer.alloc(quality * BYTES_PER_QUALITY);
      (quality < damagedBelow ? damaged : whole).copy(bytes);
      return { bytes, facts: { format, quality, ...SIZE, frames: 1, byteSize: bytes.byteLength } };
    },
  };
}

async function qualityFor(targetBytes: number, damagedBelow = 0, byteSize = Infinity) {
  const encoder = await linearEncoder(damagedBelow);
  const found = await fitTarget(encoder, {
    ...{ targetBytes, floor: FLOOR, formats: ["jpeg", "webp"] },
    upload: { format: "png", byteSize, isSameSize: true },
  });
  return found.facts.quality;
}

describe("fitTarget", () => {
  it.each([
    ["takes the finest quality that fits", 54_999, 54],
    ["takes one at the lower end", 18_200, 18],
    ["takes one that fits to the byte", 55_000, 55],
    ["has no finer quality than 95", 900_000, 95],
  ])("%s", async (_what, targetBytes, quality) => {
    expect(await qualityFor(targetBytes)).toBe(quality);
  });

  it("makes nothing larger than the upload, unless that would go below the similarity floor", async () => {
    expect(await qualityFor(90_000, 0, 30_000)).toBe(30);
    expect(await qualityFor(90_000, 50, 30_000)).toBe(90);
  });

  it("never goes below the similarity floor to reach a target", async () => {
    expect(await qualityFor(30_000, 50)).toBe(50);
  });

  it("takes the most similar file that fits where any similarity will do, not the smallest", async () => {
    const [poor, fine] = [await linearEncoder(60), await linearEncoder(0)];
    const encoder: Encoder = {
      ...fine,
      encode: async (format, quality) => {
        if (format === "jpeg") return poor.encode(format, quality);
        const { bytes, facts } = await fine.encode(format, quality);
        return { bytes: Buffer.concat([bytes, Buffer.alloc(100)]), facts };
      },
    };

    const found = await fitTarget(encoder, {
      ...{ targetBytes: 50_500, floor: 0, formats: ["jpeg", "webp"] },
      upload: { format: "png", byteSize: Infinity, isSameSize: true },
    });

    expect(found.facts).toMatchObject({ format: "webp", quality: 50 });
  });

  it("returns the smallest file that is similar enough when no quality fits", async () => {
    expect(await qualityFor(1_000, 50)).toBe(50);
  });
});
