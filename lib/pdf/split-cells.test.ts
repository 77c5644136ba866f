import { describe, expect, it } from "vitest";
import type { PdfFragment } from "@/lib/pdf/pdf";
import { splitCells } from "@/lib/pdf/split-cells";
import type { PdfText } from "@/tests/support/make-pdf";
import { blocksOf } from "@/tests/support/pdf-blocks";

const row = (y: number, cells: readonly (readonly [number, string])[]): PdfText[] =>
  cells.map(([x, text]) => ({ x, y, text, size: 10 }));

/** A line whose words stand wider apart than they would on any other. */
function stretched(x: number, y: number, text: string): PdfFragment {
  const inner = [...text.matchAll(/ /g)].map(({ index }, gaps) => {
    const from = x + 5 * (index - gaps) + 8 * gaps;
    return { at: index, from, to: from + 8 };
  });
  const width = 5 * (text.length - inner.length) + 8 * inner.length;
  return { x, y, text, width, size: 10, font: "Body", angle: 0, inner };
}

describe("reading cells that stand close together", () => {
  it("parts them by the columns of the rows above and below", async () => {
    const blocks = await blocksOf({
      texts: [
        ...row(100, [
          [60, "2 May"],
          [105, "Rent for the room"],
          [240, "Paid by transfer"],
        ]),
        ...row(116, [
          [60, "15 May"],
          [105, "Electricity until the summer"],
          [240, "Paid in cash"],
        ]),
        ...row(132, [
          [60, "9 May"],
          [105, "Tickets"],
          [240, "Paid by card"],
        ]),
      ],
    });

    expect(blocks).toEqual([
      "2 May\tRent for the room\tPaid by transfer",
      "15 May\tElectricity until the summer\tPaid in cash",
      "9 May\tTickets\tPaid by card",
    ]);
  });

  it("parts no words that only stand apart to fill a justified line", () => {
    const texts = [
      "stall alone took £586, and the tea",
      "money taken will go to a new shed,",
      "stall beside took £12, and the jam",
    ];
    const lines = texts.flatMap((text, index) => [
      stretched(60, 100 + index * 15, text),
      stretched(330, 100 + index * 15, "which the members hope to put up"),
    ]);

    expect(splitCells(lines).map((line) => line.text)).toEqual(lines.map((line) => line.text));
  });

  it("parts two amounts beside each other", async () => {
    const blocks = await blocksOf({
      texts: row(100, [
        [60, "Payroll"],
        [240, "2,310.40"],
        [290, "2,916.45"],
      ]),
    });

    expect(blocks).toEqual(["Payroll\t2,310.40\t2,916.45"]);
  });

  it("parts amounts from the words behind them where no row is parted yet", async () => {
    const blocks = await blocksOf({
      texts: [
        ...row(100, [
          [60, "Basic"],
          [150, "$29"],
          [178, "Weekdays"],
          [300, "None"],
        ]),
        ...row(116, [
          [60, "Plus"],
          [150, "$45"],
          [178, "At all times"],
          [300, "2 per month"],
        ]),
      ],
    });

    expect(blocks).toEqual(["Basic\t$29\tWeekdays\tNone", "Plus\t$45\tAt all times\t2 per month"]);
  });

  it("parts a narrow column from the words behind it by the rows with the same gap", async () => {
    const grades: [string, string, string][] = [
      ["Science", "A", "Excellent work"],
      ["History", "C", "Often late"],
      ["Spanish", "B", "Speaks up"],
      ["Drawing", "A", "A good eye"],
    ];
    const blocks = await blocksOf({
      texts: grades.flatMap(([subject, grade, comment], at) =>
        row(100 + 16 * at, [
          [60, subject],
          [240, grade],
          [258, comment],
        ]),
      ),
    });

    expect(blocks).toEqual(grades.map((cells) => cells.join("\t")));
  });

  it("leaves a stretched line whole that stands by no table", async () => {
    const blocks = await blocksOf({
      texts: [
        ...row(100, [
          [60, "The hall is"],
          [118, "heated by wood in the cold months of the year and"],
        ]),
        ...row(113, [[60, "needs no heating in the summer, as its walls are thick enough."]]),
      ],
    });

    expect(blocks).toEqual([
      "The hall is heated by wood in the cold months of the year and needs no heating in the summer, as its walls are thick enough.",
    ]);
  });
});
