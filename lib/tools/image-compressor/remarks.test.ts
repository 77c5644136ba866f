import { describe, expect, it } from "vitest";

import { SIMILARITY_FLOOR } from "@/lib/tools/image-compressor/contract";
import { type Made, remarksOn } from "@/lib/tools/image-compressor/remarks";

const MADE: Made = {
  format: "jpeg",
  quality: 50,
  width: 640,
  height: 480,
  byteSize: 150 * 1024,
  before: { format: "png", width: 640, height: 480, byteSize: 900_000 },
  similarity: SIMILARITY_FLOOR,
  widthThatFits: 400,
  unchanged: false,
  hadAlpha: false,
};
const MISSED = { byteSize: 100 * 1024, isMet: false, widthThatFits: 400 };

describe("remarksOn", () => {
  it("has nothing to say when all is as asked", () => {
    expect(remarksOn(MADE, null)).toEqual([]);
    expect(remarksOn(MADE, { ...MISSED, isMet: true })).toEqual([]);
  });

  it("says that an image looks like the original only at the similarity floor or above", () => {
    const start = "100 KB isn't possible at 640 × 480 px without visible artifacts.";

    expect(remarksOn(MADE, MISSED)).toEqual([
      `${start} 150 KB is the smallest that still looks like the original.`,
    ]);
    expect(remarksOn({ ...MADE, similarity: SIMILARITY_FLOOR - 0.04 }, MISSED)).toEqual([
      `${start} This is the best we found: 150 KB, 86% similar to the original.`,
    ]);
  });
});
