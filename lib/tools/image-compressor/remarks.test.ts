import { describe, expect, it } from "vitest";

import { SIMILARITY_FLOOR } from "@/lib/tools/image-compressor/contract";
import { QUALITY } from "@/lib/tools/image-compressor/options";
import { type Made, remarksOn } from "@/lib/tools/image-compressor/remarks";

const MADE: Made = {
  format: "jpeg",
  quality: 50,
  width: 640,
  height: 480,
  byteSize: 150 * 1024,
  before: { format: "png", width: 640, height: 480, byteSize: 900_000, frames: 1, pages: 1 },
  frames: 1,
  similarity: SIMILARITY_FLOOR,
  widthThatFits: 400,
  similarityThatFits: null,
  unchanged: false,
  hadAlpha: false,
};
const MISSED = { byteSize: 100 * 1024, isMet: false, widthThatFits: 400 };

const ASKED = { quality: 50, format: "jpeg" as const, keepAnimation: true, anySimilarity: false };

describe("remarksOn", () => {
  it("has nothing to say when all is as asked", () => {
    expect(remarksOn(MADE, null, { ...ASKED, width: 640 })).toEqual([]);
    expect(remarksOn(MADE, { ...MISSED, isMet: true }, ASKED)).toEqual([]);
  });

  it("tells how similar the best image is, and never that it looks like the original", () => {
    const start =
      "100 KB isn't possible at 640 × 480 px with at least 90% similarity to the original.";

    expect(remarksOn({ ...MADE, similarity: 0.97 }, MISSED, ASKED)).toEqual([
      `${start} The smallest we found is 150 KB, 97% similar.`,
    ]);
    expect(remarksOn({ ...MADE, similarity: SIMILARITY_FLOOR - 0.04 }, MISSED, ASKED)).toEqual([
      `${start} The most similar we found is 150 KB, 86% similar.`,
    ]);
  });

  it("tells at which similarity a missed target is met, and when none meets it", () => {
    const start =
      "100 KB isn't possible at 640 × 480 px with at least 90% similarity to the original.";

    expect(remarksOn(MADE, { ...MISSED, similarityThatFits: 0.842 }, ASKED)).toEqual([
      `${start} The smallest we found is 150 KB, 90% similar. With lower quality, 100 KB is possible, but then it's only 84% similar.`,
    ]);
    const kept = { ...MADE, quality: null, unchanged: true, similarity: 1 };
    expect(remarksOn(kept, { ...MISSED, similarityThatFits: 0.62 }, ASKED)).toEqual([
      `${start} The smallest we found is your original (150 KB). With lower quality, 100 KB is possible, but then it's only 62% similar.`,
    ]);
    expect(remarksOn({ ...kept, unchanged: false }, MISSED, ASKED)).toEqual([
      `${start} The smallest we found is your original without its metadata (150 KB).`,
    ]);
    const coarsest = { ...MADE, quality: QUALITY.min, similarity: 0.998 };
    expect(remarksOn({ ...coarsest, format: "png" }, MISSED, ASKED)).toEqual([
      "100 KB isn't possible at 640 × 480 px as a PNG, even at the lowest quality. The smallest we found is 150 KB, 100% similar. A WebP or JPEG can be smaller.",
    ]);
    expect(remarksOn({ ...coarsest, format: "png", hadAlpha: true }, MISSED, ASKED)).toEqual([
      "100 KB isn't possible at 640 × 480 px as a PNG, even at the lowest quality. The smallest we found is 150 KB, 100% similar. A WebP can be smaller.",
    ]);
    expect(remarksOn(coarsest, MISSED, ASKED)).toEqual([
      "100 KB isn't possible at 640 × 480 px as a JPEG, even at the lowest quality. The smallest we found is 150 KB, 100% similar.",
    ]);
    const poorest = { ...MADE, similarity: 0.5 };
    expect(remarksOn(poorest, MISSED, { ...ASKED, anySimilarity: true })).toEqual([
      "100 KB isn't possible at 640 × 480 px as a JPEG, even at the lowest quality. The smallest we found is 150 KB, 50% similar.",
    ]);
  });

  it("says that a lower quality was taken, or that the file is larger than the upload", () => {
    const small = { ...MADE, before: { ...MADE.before, byteSize: 140 * 1024 } };

    expect(remarksOn({ ...MADE, quality: 40 }, null, ASKED)).toEqual([
      "At quality 50, it wouldn't be smaller than your original (879 KB), so it has quality 40.",
    ]);
    expect(remarksOn({ ...MADE, quality: 40 }, { ...MISSED, isMet: true }, ASKED)).toEqual([]);
    expect(remarksOn(small, null, ASKED)).toEqual([
      "This JPEG is larger than your original (140 KB).",
    ]);
  });

  it("says that an image isn't enlarged", () => {
    const remark =
      "Your image is only 640 × 480 px, and enlarging wouldn't add detail, so it keeps that size.";

    expect(remarksOn(MADE, null, { ...ASKED, width: 1920 })).toEqual([remark]);
    expect(remarksOn(MADE, null, { ...ASKED, height: 481 })).toEqual([remark]);
    expect(remarksOn(MADE, null, { ...ASKED, width: 1920, height: 100 })).toEqual([]);
  });

  it("says so, too, when the upload is kept as it is", () => {
    const kept = { ...MADE, quality: null, unchanged: true, similarity: 1 };
    const asked = { ...ASKED, width: 1920 };

    expect(remarksOn(kept, null, asked)).toEqual([
      expect.stringMatching(/^Your image is only 640 × 480 px, /),
      "This quality wouldn't make the file smaller, so here's your original (150 KB).",
    ]);
    expect(remarksOn(kept, { ...MISSED, byteSize: 200 * 1024, isMet: true }, asked)).toEqual([
      expect.stringMatching(/^Your image is only 640 × 480 px, /),
      "Your image is already smaller than 200 KB, so here's your original (150 KB).",
    ]);
    expect(remarksOn(kept, null, { ...asked, width: 640 })).toHaveLength(1);
  });

  it("says that the other pages of a TIFF were left out", () => {
    const before = { ...MADE.before, format: "tiff" as const, pages: 3 };

    expect(remarksOn({ ...MADE, before }, null, ASKED)).toEqual([
      "Only the first of the TIFF's 3 pages was compressed.",
    ]);
  });

  it("says that frames were lost, unless that was the wish", () => {
    const made = { ...MADE, before: { ...MADE.before, frames: 12 } };

    expect(remarksOn(made, null, ASKED)).toEqual([
      "JPEG images can't be animated, so only the first frame is left. Choose WebP to keep all 12.",
    ]);
    expect(remarksOn(made, null, { ...ASKED, keepAnimation: false })).toEqual([]);
  });
});
