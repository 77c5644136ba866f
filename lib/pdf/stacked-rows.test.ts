import { describe, expect, it } from "vitest";
import type { PdfFragment } from "@/lib/pdf/pdf";
import { joinStackedRows } from "@/lib/pdf/stacked-rows";

/** Text in a font whose letters are half as wide as high. */
function at(x: number, y: number, text: string): PdfFragment {
  return { x, y, text, width: 5 * text.length, size: 10, font: "Body", angle: 0 };
}

function rowsOf(fragments: readonly PdfFragment[]): string[] {
  const rows = new Map<number, string[]>();
  for (const { y, text } of joinStackedRows(fragments)) rows.set(y, [...(rows.get(y) ?? []), text]);
  return [...rows.values()].map((cells) => cells.join(" | "));
}

describe("joinStackedRows", () => {
  it("joins a name and what it stands for where both run over, told by their fonts", () => {
    const bold = (y: number, text: string) => ({ ...at(60, y, text), font: "Bold" });
    const fragments = [
      bold(100, "Start date"),
      at(150, 100, "Monday 2 June"),
      bold(124, "Place of"),
      bold(140, "work"),
      at(150, 124, "Business Park; one day a week"),
      at(150, 140, "may be worked from home"),
      bold(164, "Salary"),
      at(150, 164, "By agreement"),
    ];

    expect(rowsOf(fragments)).toEqual([
      "Start date | Monday 2 June",
      "Place of work | Business Park; one day a week may be worked from home",
      "Salary | By agreement",
    ]);
  });

  it("joins the lines of the heads of columns", () => {
    const fragments = [
      at(60, 100, "Meter"),
      at(60, 112, "number"),
      at(160, 100, "Previous"),
      at(160, 112, "reading"),
      at(260, 106, "Usage"),
      at(60, 128, "E-558213"),
      at(160, 128, "48,210"),
      at(260, 128, "1,132 kWh"),
    ];

    expect(rowsOf(fragments)).toEqual([
      "Meter number | Previous reading | Usage",
      "E-558213 | 48,210 | 1,132 kWh",
    ]);
  });

  it("joins the lines of heads that are centered over columns set from the left", () => {
    const fragments = [
      at(80, 106, "Schedule"),
      at(180, 100, "Days to pH"),
      at(195, 112, "3.2"),
      at(245, 100, "Acidity,"),
      at(255, 112, "g/L"),
      at(300, 106, "Liking"),
      at(60, 132, "Never"),
      at(175, 132, "10.4"),
      at(240, 132, "5.8"),
      at(290, 132, "5.9"),
    ];

    expect(rowsOf(fragments)).toEqual([
      "Schedule | Days to pH 3.2 | Acidity, g/L | Liking",
      "Never | 10.4 | 5.8 | 5.9",
    ]);
  });

  it("joins a name whose lines are one and a half times as high as its letters", () => {
    const row = (y: number, name: string) => [
      at(60, y, name),
      at(380, y, "84"),
      at(430, y, "$68.50"),
      at(500, y, "$575.40"),
    ];
    const [name = [], ...amounts] = row(100, "Hire of the house and gardens (11am to");
    const fragments = [name, at(60, 115.001, "midnight)"), ...amounts, ...row(137, "Breakfast")];

    expect(rowsOf(fragments.flat())).toEqual([
      "Hire of the house and gardens (11am to midnight) | 84 | $68.50 | $575.40",
      "Breakfast | 84 | $68.50 | $575.40",
    ]);
  });

  it("joins what is charged for where it runs over above its amount", () => {
    const fragments = [
      at(60, 100, "Energy charge,"),
      at(60, 112, "1,132 kWh"),
      at(300, 100, "$140.93"),
      at(60, 128, "Fuel adjustment"),
      at(310, 128, "$9.62"),
    ];

    expect(rowsOf(fragments)).toEqual([
      "Energy charge, 1,132 kWh | $140.93",
      "Fuel adjustment | $9.62",
    ]);
  });

  it("joins the lines of a label, and those of its value, in a list of two columns", () => {
    const fragments = [
      at(60, 100, "Electricity used in"),
      at(60, 112, "this period"),
      at(200, 106, "1,027 kWh"),
      at(60, 128, "Days"),
      at(200, 128, "28"),
      at(60, 150, "Insured"),
      at(200, 144, "Leonard and Ruth Abbey,"),
      at(200, 156, "joint owners"),
      at(60, 172, "Agent"),
      at(200, 172, "Sylvia Torres"),
    ];

    expect(rowsOf(fragments)).toEqual([
      "Electricity used in this period | 1,027 kWh",
      "Days | 28",
      "Insured | Leonard and Ruth Abbey, joint owners",
      "Agent | Sylvia Torres",
    ]);
  });

  it("joins a row of two cells that both run over, below rows of its table", () => {
    const fragments = [
      at(60, 100, "Very common (more than"),
      at(60, 112, "1 in 10)"),
      at(190, 106, "dry mouth"),
      at(60, 130, "Uncommon (up to 1 in"),
      at(60, 142, "100)"),
      at(190, 130, "sleepiness, bladder"),
      at(190, 142, "infection"),
      at(60, 166, "Rare (up to 1 in 1,000)"),
      at(190, 160, "confusion, irregular"),
      at(190, 172, "heartbeat, rash"),
    ];

    expect(rowsOf(fragments)).toEqual([
      "Very common (more than 1 in 10) | dry mouth",
      "Uncommon (up to 1 in 100) | sleepiness, bladder infection",
      "Rare (up to 1 in 1,000) | confusion, irregular heartbeat, rash",
    ]);
  });

  it("keeps a line above a row apart, and two addresses beside each other", () => {
    const titled = [
      at(60, 100, "Electricity"),
      at(60, 112, "Basic charge"),
      at(300, 112, "$12.50"),
      at(60, 124, "Fuel adjustment"),
      at(305, 124, "$9.62"),
    ];
    const addresses = [
      at(60, 100, "Harlow Glass"),
      at(60, 112, "2 Mill Lane"),
      at(300, 100, "Bill to"),
      at(300, 112, "Rosewood Theater"),
    ];

    expect(joinStackedRows(titled)).toEqual(titled);
    expect(joinStackedRows(addresses)).toEqual(addresses);
  });
});
