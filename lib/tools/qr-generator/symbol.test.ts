import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { layoutSymbol, widerMargin } from "@/lib/tools/qr-generator/symbol";

/** Modules per side of version 1 to 40. */
const counts = fc.integer({ min: 1, max: 40 }).map((version) => 17 + 4 * version);

describe("widerMargin", () => {
  it("offers the nearest exact size for every margin off by more than half a module [QR-04, QR-05]", () => {
    const sizes = fc.integer({ min: 128, max: 1024 });
    fc.assert(
      fc.property(counts, sizes, fc.nat({ max: 10 }), (count, size, margin) => {
        fc.pre(count + 2 * margin <= size);
        const layout = layoutSymbol(count, { size, margin });
        const wider = widerMargin(layout, { count, margin });

        if (!wider) {
          const left = layout.offset / layout.modulePixels;
          expect(left).toBeGreaterThan(margin - 0.5);
          expect(left).toBeLessThanOrEqual(margin + 0.5);
          return;
        }
        expect(wider.modules).toBeGreaterThan(margin + 0.5);
        const exact = layoutSymbol(count, { size: wider.exactSize, margin });
        expect(exact.offset).toBe(margin * exact.modulePixels);
        expect(widerMargin(exact, { count, margin })).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  it("finds the size below when the one above is too large", () => {
    const layout = layoutSymbol(177, { size: 1024, margin: 2 });
    const wider = widerMargin(layout, { count: 177, margin: 2 });

    expect(wider).toEqual({ modules: expect.closeTo(13.9), exactSize: 905 });
  });
});
