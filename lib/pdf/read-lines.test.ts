import { describe, expect, it } from "vitest";
import type { PdfText } from "@/tests/support/make-pdf";
import { blocksOf } from "@/tests/support/pdf-blocks";

const at = (x: number, y: number, text: string, size = 10): PdfText => ({ x, y, text, size });
const below = (x: number, y: number, pitch: number, texts: readonly string[], size = 10) =>
  texts.map((text, index) => at(x, y + index * pitch, text, size));

describe("reading the lines of a PDF", () => {
  it("takes a number in brackets inside a sentence for no list item", async () => {
    const blocks = await blocksOf({
      texts: below(60, 100, 14, [
        "4.2 The tenant may end this lease at the end of any calendar quarter on forty-five",
        "(45) days' notice in writing, and pays the rent until then, wherever the tenant may live.",
      ]),
    });

    expect(blocks).toEqual([expect.stringContaining("on forty-five (45) days' notice")]);
  });

  it("takes the day behind a month for no list item", async () => {
    const blocks = await blocksOf({
      texts: below(60, 100, 14, [
        "The parts that you sent us were checked and put together again by us on October",
        "7. They are with the carrier now, who will call you before the delivery to you.",
      ]),
    });

    expect(blocks).toEqual([expect.stringContaining("on October 7. They are")]);
  });

  it("keeps the steps of a list apart", async () => {
    const steps = ["(1) Open the valve.", "(2) Close the lid.", "(3) Wait for the light."];

    expect(await blocksOf({ texts: below(60, 100, 14, steps) })).toEqual(steps);
  });

  it("keeps labels with their values apart, one below the other", async () => {
    const lines = ["Order date: June 3, 2026", "Due date: July 3, 2026", "Terms: 30 days"];

    expect(await blocksOf({ texts: below(300, 100, 14, lines) })).toEqual(lines);
  });

  it("keeps amounts apart that stand in one column", async () => {
    const blocks = await blocksOf({
      texts: [
        at(60, 100, "Tax"),
        at(480, 100, "$12.40"),
        at(406, 114, "Paid in advance $50.00"),
        at(60, 128, "Still due"),
        at(480, 128, "$90.00"),
      ],
    });

    expect(blocks.map((line) => line.replaceAll("\t", " "))).toEqual([
      "Tax $12.40",
      "Paid in advance $50.00",
      "Still due $90.00",
    ]);
  });

  it("sets many fields behind their labels, and none as a heading", async () => {
    const names = ["Name", "Born", "Street", "Town", "Phone", "Email", "School"];
    const blocks = await blocksOf({
      texts: names.map((name, row) => at(60, 100 + row * 30, name)),
      fields: names.map((name, row) => ({
        name,
        value: `Value ${row}`,
        x: 220,
        y: 88 + row * 30,
      })),
    });

    expect(blocks).toEqual(names.map((name, row) => `${name}: Value ${row}`));
  });

  it("reads fields that were printed below their small labels", async () => {
    const names = ["Last name", "First name", "Class", "Teacher"];
    const blocks = await blocksOf({
      texts: [
        ...names.flatMap((name, row) => [
          at(60, 100 + row * 40, name, 7),
          { ...at(60, 111 + row * 40, `Value ${row}`, 12), bold: true },
        ]),
        at(60, 300, "Approved by", 7),
        at(300, 300, "Date", 7),
      ],
    });

    expect(blocks).toEqual([
      ...names.map((name, row) => `${name}: Value ${row}`),
      "Approved by",
      "Date",
    ]);
  });

  it("reads a row of a table whose cells run over as one", async () => {
    const blocks = await blocksOf({
      texts: [
        at(60, 100, "Code"),
        at(140, 100, "Cause"),
        at(300, 100, "What to do"),
        at(60, 124, "F2"),
        ...below(140, 119, 10, ["The tray is missing or", "not seated"]),
        ...below(300, 119, 10, ["Push the tray in until it", "clicks."]),
        at(60, 149, "F3"),
        at(140, 149, "Pump failed"),
        at(300, 149, "Call service."),
      ],
    });

    expect(blocks).toEqual([
      "Code\tCause\tWhat to do",
      "F2\tThe tray is missing or not seated\tPush the tray in until it clicks.",
      "F3\tPump failed\tCall service.",
    ]);
  });

  it("keeps the points of a slide apart that have no bullets", async () => {
    const points = [
      "Visits to the branch on the hill rose to 4,100 in May",
      "Two new story hours on Saturday",
      "The roof needs repair before winter",
    ];
    const blocks = await blocksOf({
      landscape: true,
      texts: [
        { text: "How the year went", x: 60, y: 90, size: 34, bold: true },
        ...below(80, 150, 32, points, 22),
      ],
    });

    expect(blocks).toEqual(["How the year went", ...points]);
  });

  it("keeps the empty cells of a row, by the columns of its table", async () => {
    const [date, text, paidOut, paidIn, balance] = [60, 130, 300, 380, 460];
    const blocks = await blocksOf({
      texts: [
        at(date, 100, "Date"),
        at(text, 100, "Description"),
        at(paidOut, 100, "Paid out"),
        at(paidIn, 100, "Paid in"),
        at(balance, 100, "Balance"),
        at(date, 116, "4 May"),
        at(text, 116, "Mill Lane Dairy"),
        at(paidOut, 116, "12.50"),
        at(balance, 116, "987.50"),
        at(date, 132, "6 May"),
        at(text, 132, "Wages"),
        at(paidIn, 132, "800.00"),
        at(balance, 132, "1,787.50"),
        at(date, 148, "Please tell us about errors in this statement within 60 days."),
      ],
    });

    expect(blocks).toEqual([
      "Date\tDescription\tPaid out\tPaid in\tBalance",
      "4 May\tMill Lane Dairy\t12.50\t\t987.50",
      "6 May\tWages\t\t800.00\t1,787.50",
      "Please tell us about errors in this statement within 60 days.",
    ]);
  });

  it("knows the columns of totals, and of a table that goes on over pages", async () => {
    const [date, text, paidOut, paidIn, balance] = [60, 130, 300, 380, 460];
    const cells = (y: number, ...own: [number, string][]) => own.map(([x, cell]) => at(x, y, cell));
    const first = cells(
      100,
      [date, "Date"],
      [text, "Description"],
      [paidOut, "Paid out"],
      [paidIn, "Paid in"],
      [balance, "Balance"],
    );
    const rows = [
      ...cells(60, [date, "6 May"], [text, "Wages"], [paidIn, "800.00"], [balance, "1,787.50"]),
      ...cells(76, [text, "Totals"], [paidOut, "12.50"], [paidIn, "800.00"]),
    ];

    expect(await blocksOf({ texts: first }, { texts: rows })).toEqual([
      "Date\tDescription\tPaid out\tPaid in\tBalance",
      "6 May\tWages\t\t800.00\t1,787.50",
      "Totals\t\t12.50\t800.00",
    ]);
  });

  it.each([
    ["a smaller one", { text: "Education", size: 11 }],
    ["one in other letters", { text: "EDUCATION", size: 10 }],
  ])("keeps a heading apart from %s right below it", async (_which, heading) => {
    const plain = [
      "University of Texas, 2019, with honors",
      "Thesis on prices and how people react",
    ];
    const blocks = await blocksOf({
      texts: [
        { ...heading, x: 60, y: 100, bold: true },
        { text: "Master of Statistics", x: 60, y: 115, bold: true, size: 10 },
        ...below(60, 129, 14, plain),
      ],
    });

    expect(blocks.slice(0, 2)).toEqual([heading.text, "Master of Statistics"]);
  });

  it("keeps a heading of two lines together", async () => {
    const blocks = await blocksOf({
      texts: [
        { text: "What the council decided about", x: 60, y: 100, bold: true, size: 14 },
        { text: "the bridge over the river", x: 60, y: 117, bold: true, size: 14 },
        ...below(60, 140, 14, ["The council met twice in the spring.", "It voted in May."]),
      ],
    });

    expect(blocks[0]).toBe("What the council decided about the bridge over the river");
  });

  it("keeps a caption apart from the paragraph right above it", async () => {
    const lines = [
      "Runoff from the plots with mulch fell by a fifth in the first year, and by less after that.",
      "Figure 2. Runoff of all plots by month, from the first storm of spring to the last of fall.",
    ];

    expect(await blocksOf({ texts: below(60, 100, 13, lines) })).toEqual(lines);
  });
});
