import { expect, it } from "vitest";
import { answerMinutes } from "@/lib/documents/reader/answer-minutes";
import { indexUnits, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";
import type { PdfFragment } from "@/lib/pdf/pdf";
import { splitCells } from "@/lib/pdf/split-cells";
import { documentOf } from "@/tests/support/analyzers/ask";
import { ANALYZERS_OF_DOCUMENTS } from "@/tests/support/analyzers/documents";
import { ANALYZERS_OF_PAGES } from "@/tests/support/analyzers/pages";
import { ANALYZERS_OF_TALKS } from "@/tests/support/analyzers/talks";
import { between, UNITS } from "@/tests/support/analyzers/units";
import { ANALYZERS_OF_WRITING } from "@/tests/support/analyzers/writing";
import { growsFaster } from "@/tests/support/grows-faster";

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

/** Each test takes some of the units: all of them take minutes on a busy machine. */
const GROUPS = 4;
const CASES = Object.entries(ANALYZERS).flatMap(([name, analyze]) =>
  Array.from({ length: GROUPS }, (_, group) => ({
    name,
    analyze,
    group: `${group + 1} of ${GROUPS}`,
    units: UNITS.filter((_, at) => at % GROUPS === group),
  })),
);

it.each(CASES)(
  "$name takes time in proportion to the text, whatever it holds ($group)",
  async ({ analyze, units }) => {
    for (const unit of units) {
      for (const ends of unit.trim() ? ENDS : ENDS_OF_SPACE) {
        const slow = await growsFaster((length) => analyze(between(ends, unit, length)));
        expect(slow, `${JSON.stringify(unit)} repeated between ${JSON.stringify(ends)}`).toBe(
          false,
        );
      }
    }
  },
  120_000,
);

it("splitCells takes time in proportion to the amounts in a line", async () => {
  expect(await growsFaster((length) => splitCells([lineOfAmounts(length / 4)]))).toBe(false);
}, 120_000);

it("createSearchIndex takes time in proportion to the different letters of a text", async () => {
  const index = (length: number) => documentOf("pdf", differentLetters(length));
  expect(await growsFaster(index, [5_000, 7_000, 9_000])).toBe(false);
}, 120_000);

it.each(["Which offer was chosen?", "What was decided?"])(
  "minutes take time in proportion to what they decide, whatever is asked: %s",
  async (question) => {
    const lengths = [5_000, 10_000, 20_000];
    const indexes = new Map<number, UnitIndex>();
    for (const length of lengths.flatMap((one) => [one, 2 * one])) {
      const opening = `${MINUTES.join("\n\n")}\n\n`;
      const text = between([opening, ""], "The second offer was chosen by four votes. ", length);
      const structure = await readStructure(
        "Minutes",
        [{ place: 1, text }],
        [MINUTES.at(-1) ?? ""],
      );
      indexes.set(length, await indexUnits(structure));
    }
    const asked = (length: number) => {
      const index = indexes.get(length);
      return index && answerMinutes(index, question);
    };

    expect(await growsFaster(asked, lengths)).toBe(false);
  },
  120_000,
);

const MINUTES = [
  "Minutes of the committee meeting of Tuesday 4 March 2025",
  "Present: Ada Byron",
  "Apologies: Rupert Haldane",
  "1. Offers",
];

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
