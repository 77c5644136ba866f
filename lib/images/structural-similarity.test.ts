import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { lumaOf } from "@/lib/images/encode";
import { structuralSimilarity } from "@/lib/images/structural-similarity";
import { photo } from "@/tests/support/test-images";

describe("similarity", () => {
  it("is 1 for identical images and falls with quality", async () => {
    const original = await lumaOf(photo(160, 120));
    const measure = async (quality: number) => {
      const bytes = await photo(160, 120).jpeg({ quality }).toBuffer();
      return structuralSimilarity(original, await lumaOf(sharp(bytes)));
    };

    expect(structuralSimilarity(original, original)).toBeCloseTo(1, 10);
    const [fine, middle, coarse] = [await measure(95), await measure(50), await measure(5)];
    expect(fine).toBeGreaterThan(middle);
    expect(middle).toBeGreaterThan(coarse);
    expect(coarse).toBeLessThan(0.9);
  });
});
