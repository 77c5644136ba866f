import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { finestFitting } from "@/lib/images/finest-fitting";

const QUALITIES = Array.from({ length: 86 }, (_, index) => 95 - index);

/** Finds the quality for files whose size is given by a function of it, and how many were made. */
async function find(sizeOf: (quality: number) => number, targetBytes: number) {
  let made = 0;
  const quality = await finestFitting(QUALITIES, targetBytes, async (tried) => {
    made += 1;
    return sizeOf(tried);
  });
  return { quality, made };
}

describe("finestFitting", () => {
  it("finds the best quality that fits, however sizes grow, in few encodings", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 96, maxLength: 96 }),
        fc.integer({ min: 1, max: 2_000_000 }),
        async (steps, targetBytes) => {
          const sizeOf = (quality: number) =>
            1_000 + steps.slice(0, quality).reduce((sum, step) => sum + step, 0);

          const { quality, made } = await find(sizeOf, targetBytes);

          const best = QUALITIES.find((one) => sizeOf(one) <= targetBytes) ?? null;
          expect(quality).toBe(best);
          expect(made).toBeLessThanOrEqual(12);
        },
      ),
    );
  });

  it("takes about as many encodings as steps of 5 would", async () => {
    const targets = Array.from({ length: 80 }, (_, index) => 21_000 * 1.03 ** index);

    const all = await Promise.all(
      targets.map((target) => find((quality) => 20_000 * Math.exp(quality * 0.03), target)),
    );

    const mean = all.reduce((sum, { made }) => sum + made, 0) / all.length;
    expect(mean).toBeLessThan(5);
  });

  it("finds none when even the lowest is too large, and the best when all fit", async () => {
    expect((await find(() => 500, 499)).quality).toBeNull();
    expect((await find(() => 500, 500)).quality).toBe(95);
  });
});
