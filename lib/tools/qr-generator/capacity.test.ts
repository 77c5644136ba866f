import fc from "fast-check";
import { create } from "qrcode";
import { describe, expect, it } from "vitest";

import { usageOf } from "@/lib/tools/qr-generator/capacity";
import { QR_LEVELS } from "@/lib/tools/qr-generator/options";
import { createSymbol } from "@/lib/tools/qr-generator/symbol";

const UNITS = { digits: "7", characters: "A", bytes: "a" } as const;

describe("usageOf", () => {
  for (const { value: level } of QR_LEVELS) {
    it.each(Object.entries(UNITS))(
      `counts %s at level ${level} as the encoder does`,
      (unit, one) => {
        const { room } = usageOf(one, level);

        expect(usageOf(one.repeat(room), level)).toEqual({ used: room, room, unit });
        expect(createSymbol(one.repeat(room), level).version).toBe(40);
        expect(usageOf(one.repeat(room + 1), level)).toEqual({ used: room + 1, room, unit });
        expect(() => create(one.repeat(room + 1), { errorCorrectionLevel: level })).toThrow();
      },
    );
  }

  it("lets nothing through that can't be encoded, and refuses nothing that can", () => {
    const parts = fc.array(
      fc.tuple(fc.constantFrom("1", "A", "a", "ü", "木", "🙂", "9B", "x0"), fc.nat({ max: 900 })),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(parts, fc.constantFrom("L", "M", "Q", "H"), (runs, level) => {
        const text = runs.map(([piece, times]) => piece.repeat(times + 1)).join("");
        const { used, room } = usageOf(text, level);
        if (used <= room) expect(createSymbol(text, level).version).toBeLessThanOrEqual(40);
        else expect(() => create(text, { errorCorrectionLevel: level })).toThrow();
      }),
      { numRuns: 60 },
    );
  });

  it("counts an empty text, and one that nothing holds", () => {
    expect(usageOf("", "M")).toEqual({ used: 0, room: 2_331, unit: "bytes" });
    expect(usageOf("é".repeat(1_000_000), "M").used).toBe(2_000_000);
  });
});
