import { describe, expect, it } from "vitest";
import { continuesBlock } from "@/lib/pdf/line-breaks";
import type { PdfFragment, PdfLine } from "@/lib/pdf/pdf";
import { inReadingOrder } from "@/lib/pdf/reading-order";
import { growsFaster } from "@/tests/support/grows-faster";
import type { PdfText } from "@/tests/support/make-pdf";
import { blocksOf } from "@/tests/support/pdf-blocks";

const at = (x: number, y: number, text: string, size = 10): PdfText => ({ x, y, text, size });
const below = (x: number, y: number, texts: readonly string[]) =>
  texts.map((text, index) => at(x, y + index * 15, text));

const LEFT = [
  "Both of the measures lengthened the sleep of",
  "the nurses, and the curfew did so by more. That",
  "it worked although it was kept on only half of",
  "the evenings suggests that the content of the",
  "screens, and not only the light that comes of",
  "them, is what keeps people awake. All of those",
  "who took part were nurses, so that what was",
  "found may not hold for others who work shifts.",
  "It can't be said how long the gains would have",
  "lasted, since nobody was asked again after the",
  "three weeks of the study, and most of those who",
  "wore the glasses have returned them since then.",
];
const RIGHT = [
  "Hospitals that want their staff to sleep could",
  "recommend a curfew first, and offer glasses to",
  "those who can't keep to it. A longer trial should",
  "test whether the gains last beyond three weeks.",
  "The study was paid for by the Nordic Council of",
  "Working Life, under a grant that was given for",
  "two years. The glasses were bought, and those",
  "who made them had no part in the study or in",
  "how it was written down. The data can be had",
  "from the authors by anybody who asks for them",
  "and who says what they will be used for, as long",
  "as no single person could be told from them.",
];
const ROWS = [
  ["Outcome", "Baseline", "Curfew", "Glasses"],
  ["Total sleep time (min)", "362 (48)", "393 (45)", "374 (47)"],
  ["Sleepiness at noon", "5.1 (1.6)", "4.4 (1.5)", "4.6 (1.5)"],
  ["Adherence", "-", "54", "83"],
];

function table(y: number, edges: readonly number[]): PdfText[] {
  return ROWS.flatMap((row, index) =>
    row.map((text, column) => at(edges[column] ?? 0, y + index * 22, text)),
  );
}

describe("two columns of text", () => {
  it.each([
    ["begin in the gutter", [65, 289, 380, 462]],
    ["begin right of it", [65, 345, 410, 480]],
  ])("keep the rows of a table across them whole, whose figures %s", async (_, edges) => {
    const blocks = await blocksOf({
      texts: [...table(100, edges), ...below(60, 220, LEFT), ...below(308, 214, RIGHT)],
    });

    expect(blocks).toEqual([...ROWS.map((row) => row.join("\t")), LEFT.join(" "), RIGHT.join(" ")]);
  });

  it("keep the table that is in one of them there", async () => {
    const right = table(214, [312, 420, 465, 510]);
    const blocks = await blocksOf({
      texts: [...below(60, 220, LEFT), ...right, ...below(308, 320, RIGHT.slice(0, 6))],
    });

    expect(blocks).toEqual([
      LEFT.join(" "),
      ...ROWS.map((row) => row.join("\t")),
      RIGHT.slice(0, 6).join(" "),
    ]);
  });

  it("join what the cells of a list in one of them run over to", async () => {
    const list = [
      at(60, 190, "Readings of the meter of 61 Quarry Bend Road"),
      at(60, 220, "Reading of the meter in September"),
      at(240, 220, "41,207"),
      at(60, 240, "Days"),
      at(240, 240, "30"),
      at(60, 266, "Usage"),
      at(240, 260, "1,286"),
      at(240, 272, "kWh"),
      at(60, 292, "Usage of the same month of the"),
      at(60, 304, "last year"),
      at(240, 292, "1,102"),
      at(240, 304, "kWh"),
      at(60, 324, "Average daily use"),
      at(240, 324, "42.9 kWh"),
    ];
    const blocks = await blocksOf({ texts: [...list, ...below(308, 220, RIGHT)] });

    expect(blocks).toEqual([
      "Readings of the meter of 61 Quarry Bend Road",
      "Reading of the meter in September\t41,207",
      "Days\t30",
      "Usage\t1,286 kWh",
      "Usage of the same month of the last year\t1,102 kWh",
      "Average daily use\t42.9 kWh",
      RIGHT.join(" "),
    ]);
  });

  it("leave an address and a bill as they are drawn", async () => {
    const bill = [
      ["County Council, social care", "198.07", "2.0%"],
      ["Police and Crime Commissioner", "247.11", "5.4%"],
      ["Fire and Rescue", "78.90", "6.1%"],
      ["Charge for the whole of the year", "1,962.40"],
      ["Less single person discount", "490.60"],
    ];
    const rows = bill.flatMap((row, index) =>
      row.map((text, column) => at([60, 340, 500][column] ?? 0, 200 + index * 22, text)),
    );
    const blocks = await blocksOf({
      texts: [
        ...below(60, 72, ["District Council", "Civic Hall", "Market Street"]),
        ...below(340, 72, ["Council tax helpline: 01632 960 882", "Monday to Thursday 9am-5pm"]),
        ...rows,
      ],
    });

    expect(blocks.slice(-5)).toEqual(bill.map((row) => row.join("\t")));
  });

  it("have the margins of their own lines, and not those of a wide paragraph above", async () => {
    const abstract = Array<string>(10).fill(
      "A curfew lengthens sleep by more than tinted glasses do, but few of the nurses kept to it on all evenings",
    );
    const texts = [...below(60, 80, abstract), ...below(60, 260, LEFT), ...below(308, 260, RIGHT)];
    const blocks = await blocksOf({ texts });

    expect(blocks.slice(-2)).toEqual([LEFT.join(" "), RIGHT.join(" ")]);
  });

  it("are no sentence together where a line goes from one to the other", () => {
    const line = (column: string, x: number, y: number, text: string): PdfLine => ({
      ...{ x, y, text, column },
      ...{ width: 5 * text.length, size: 10, font: "Body" },
    });
    const lines = [
      line("r", 308, 100, "The study was paid for by the Nordic Council"),
      line("l", 60, 115, "suggests that the content of screens, and not"),
    ];

    expect(continuesBlock(lines, 1, { kind: "paragraph", lines: 1 }, "paragraph")).toBe(false);
  });

  it("do not join the next entry, with its date at the right, to the item of a list above it", () => {
    const line = (x: number, y: number, text: string, gaps?: number[]): PdfLine => ({
      ...{ x, y, text, ...(gaps && { gaps, tab: 450 }) },
      ...{ width: gaps ? 504 : 5 * text.length, size: 10, font: "Body" },
    });
    const above = line(
      84,
      100,
      `• Raised on-time delivery from 82% to 95% in ${"all ".repeat(12)}`,
    );
    const entry = line(54, 116, "Coordinator, Harbor Freightways Jul 2016 – May 2018", [31]);
    const rest = line(54, 116, "regions of the West");
    const inItem = { kind: "list", lines: 1 } as const;

    expect(continuesBlock([above, entry], 1, inItem, "paragraph")).toBe(false);
    expect(continuesBlock([above, rest], 1, inItem, "paragraph")).toBe(true);
  });

  it("are found in a page of very many cells in time that grows with their number alone", async () => {
    const order = (count: number) => {
      const cells = Array.from({ length: count }, (_, index): PdfFragment => {
        const [x, y] = [60 + (index % 8) * 60, 80 + Math.floor(index / 8)];
        return { x, y, text: "12.5", width: 20, size: 10, font: "Body", angle: 0 };
      });
      expect(inReadingOrder(cells)).toHaveLength(count);
    };

    expect(await growsFaster(order, [2_000, 5_000, 10_000])).toBe(false);
  });
});
