import { expect, it } from "vitest";
import { ANALYZERS_OF_SHORT_TEXTS } from "@/tests/support/analyzers/short-texts";
import { between, UNITS, UNITS_OF_SHORT_TEXTS } from "@/tests/support/analyzers/units";
import { growsFaster, leastMilliseconds, NOISE_MS } from "@/tests/support/grows-faster";

/** What is typed is mostly read in one step, in which nobody else is served: several times what the slowest takes. */
const SHORT_TEXT_MS = 50;

it.each(Object.entries(ANALYZERS_OF_SHORT_TEXTS))(
  "%s takes little time, and in proportion to what is typed, whatever that is",
  async (_name, { analyze, maxCharacters, heads = [""], mostMs = SHORT_TEXT_MS, letsOthersIn }) => {
    for (const head of heads) {
      for (const unit of [...UNITS, ...UNITS_OF_SHORT_TEXTS]) {
        for (const tail of ["", "? x"]) {
          const room = maxCharacters - head.length - tail.length - unit.length;
          const textOf = (length: number) => between([head, tail], unit, length);
          if (!letsOthersIn) {
            const took = await leastMilliseconds(() => analyze(textOf(room)));
            expect(took, JSON.stringify([head, unit, tail])).toBeLessThan(mostMs);
            if (took < NOISE_MS) continue;
          }
          const slow = await growsFaster((length) => analyze(textOf(length)), [room / 4, room / 2]);
          expect(slow, JSON.stringify([head, unit, tail])).toBe(false);
        }
      }
    }
  },
  120_000,
);
