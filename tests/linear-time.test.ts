import { expect, it } from "vitest";
import type { PdfFragment } from "@/lib/pdf/pdf";
import { splitCells } from "@/lib/pdf/split-cells";
import { documentOf } from "@/tests/support/analyzers/ask";
import { DISTINCT_ITEMS, distinctText } from "@/tests/support/analyzers/distinct";
import { ANALYZERS_OF_DOCUMENTS } from "@/tests/support/analyzers/documents";
import { ANALYZERS_OF_PAGES } from "@/tests/support/analyzers/pages";
import { ANALYZERS_OF_RESUMES, reviewLines } from "@/tests/support/analyzers/resumes";
import { ANALYZERS_OF_SHORT_TEXTS } from "@/tests/support/analyzers/short-texts";
import { ANALYZERS_OF_TALKS } from "@/tests/support/analyzers/talks";
import { UNITS, UNITS_OF_SHORT_TEXTS } from "@/tests/support/analyzers/units";
import { ANALYZERS_OF_WRITING } from "@/tests/support/analyzers/writing";
import { growsFaster, leastMilliseconds, NOISE_MS } from "@/tests/support/grows-faster";

/** Everything that reads untrusted text on the server. */
const ANALYZERS = {
  ...ANALYZERS_OF_DOCUMENTS,
  ...ANALYZERS_OF_TALKS,
  ...ANALYZERS_OF_WRITING,
  ...ANALYZERS_OF_PAGES,
};

/** What stands before and after what is repeated. */
const ENDS = [
  ["", "x"],
  ["x", ""],
] as const;
/** White space is cut off the ends of most texts. */
const ENDS_OF_SPACE = [...ENDS, ["x", "x"]] as const;

/** So many that what is done for each of them outweighs the rest. */
const LENGTHS_OF_DISTINCT = [48_000, 96_000];

function between([head, tail]: readonly [string, string], unit: string, length: number): string {
  return head + unit.repeat(Math.ceil(length / unit.length)) + tail;
}

it.each(Object.entries(ANALYZERS))(
  "%s takes time in proportion to the text, whatever it holds",
  async (_name, analyze) => {
    for (const unit of UNITS) {
      for (const ends of unit.trim() ? ENDS : ENDS_OF_SPACE) {
        const textOf = (length: number) => between(ends, unit, length);
        const slow = await growsFaster((length) => analyze(textOf(length)));
        expect(slow, `${JSON.stringify(unit)} repeated between ${JSON.stringify(ends)}`).toBe(
          false,
        );
      }
    }
  },
  120_000,
);

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

it.each(Object.entries(ANALYZERS_OF_RESUMES))(
  "a review takes time in proportion to a résumé's %s, however much of it differs",
  async (_name, analyze) => {
    for (const [name, item] of Object.entries(DISTINCT_ITEMS)) {
      const slow = await growsFaster(
        (length) => analyze(distinctText(item, length)),
        LENGTHS_OF_DISTINCT,
      );
      expect.soft(slow, name).toBe(false);
    }
  },
  120_000,
);

it("a review looks for what it quotes in time in proportion to the résumé", async () => {
  const linesOf = (length: number) => {
    const alike = "a".repeat(length);
    return ["Experience", alike, `• ${"a".repeat(100)}b${alike.slice(length / 2)}`];
  };
  const slow = await growsFaster((length) => reviewLines(linesOf(length)), [12_000, 24_000]);
  expect(slow).toBe(false);
}, 120_000);

it("splitCells takes time in proportion to the amounts in a line", async () => {
  expect(await growsFaster((length) => splitCells([lineOfAmounts(length / 4)]))).toBe(false);
}, 120_000);

it("createSearchIndex takes time in proportion to the different letters of a text", async () => {
  const index = (length: number) => documentOf("pdf", differentLetters(length));
  expect(await growsFaster(index, [5_000, 7_000, 9_000])).toBe(false);
}, 120_000);

/** Chinese letters of which none is there twice, as long as there are others. */
function differentLetters(count: number): string {
  return Array.from({ length: count }, (_, at) => String.fromCharCode(0x4e00 + at)).join("");
}

/** A line of a PDF with a gap between each of its amounts. */
function lineOfAmounts(count: number): PdfFragment {
  const [amount, width, step] = ["1.00", 8, 10];
  const texts = Array<string>(Math.ceil(count)).fill(amount);
  const inner = texts.slice(1).map((_, before) => ({
    at: (before + 1) * (amount.length + 1) - 1,
    from: before * step + width,
    to: (before + 1) * step,
  }));
  const place = { x: 0, y: 0, width: texts.length * step, size: 10, font: "", angle: 0 };
  return { text: texts.join(" "), ...place, inner };
}
