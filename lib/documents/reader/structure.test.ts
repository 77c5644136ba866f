import { describe, expect, it } from "vitest";
import { readStructure } from "@/lib/documents/reader/structure";
import { announces, usableUnits } from "@/lib/documents/reader/usable-units";

const read = (...pages: string[]) =>
  readStructure(
    "Plan",
    pages.map((text, index) => ({ place: index + 1, text })),
  );

describe("readStructure", () => {
  it("joins a sentence that runs over a page, past the header and the page number", async () => {
    const { units } = await read(
      "Plan of the city\n\nThe fee may rise by no more than the index, up to a maximum of\n\nPage 1 of 2",
      "Plan of the city\n\ntwenty-five percent over the whole term.\n\nPage 2 of 2",
    );

    expect(units).toEqual([
      expect.objectContaining({
        text: "The fee may rise by no more than the index, up to a maximum of twenty-five percent over the whole term.",
        pieces: [
          { place: 1, quote: "The fee may rise by no more than the index, up to a maximum of" },
          { place: 2, quote: "twenty-five percent over the whole term." },
        ],
      }),
    ]);
  });

  it("keeps the hyphen of a compound at the end of a line", async () => {
    const { units } = await read(
      "Juggling and tightrope for 7- to 13-year-\n\nolds of all levels.",
    );

    expect(units.map(({ text }) => text)).toEqual([
      "Juggling and tightrope for 7- to 13-year-olds of all levels.",
    ]);
  });

  it("takes words in front of several paragraphs for their headings", async () => {
    const { units, sections } = await read(
      [
        "Fuel. The car must be returned with a full tank.",
        "Late return. Each hour costs $14. After four, a day is charged.",
        "Drivers. Only persons named here may drive.",
        "Signed at the desk by both sides.",
      ].join("\n\n"),
    );

    expect(sections.map(({ title }) => title)).toEqual(["Fuel", "Late return", "Drivers"]);
    expect(units.filter(({ section }) => section === 1).map(({ text }) => text)).toEqual([
      "Late return.",
      "Each hour costs $14.",
      "After four, a day is charged.",
    ]);
    expect(units.at(-1)).toMatchObject({ text: "Signed at the desk by both sides.", section: -1 });
  });

  it("takes one short sentence in front of a paragraph for no heading", async () => {
    const { sections } = await read("Good news. The road is open again.\n\nWe dug for days.");

    expect(sections).toEqual([]);
  });

  it("reads what marks divide in a line as one statement each", async () => {
    const { units } = await read("Serves 4 · Preparation 20 minutes | 520 calories per serving");

    expect(units.map(({ text }) => text)).toEqual([
      "Serves 4",
      "Preparation 20 minutes",
      "520 calories per serving",
    ]);
  });

  it("knows the columns of rows with empty cells, and of one table right below another", async () => {
    const { units } = await read(
      [
        "Visit\tDay\tHall",
        "V-118\t3\t2",
        "Day\tWhat\tOut\tIn",
        "1\tRent\t450.00",
        "2\tPay\t\t900.00",
      ].join("\n\n"),
    );

    expect(units.map(({ cells, head }) => [cells, head]).slice(3)).toEqual([
      [
        ["1", "Rent", "450.00", ""],
        ["Day", "What", "Out", "In"],
      ],
      [
        ["2", "Pay", "", "900.00"],
        ["Day", "What", "Out", "In"],
      ],
    ]);
  });

  it("reads numbers above their labels as rows, and a lone one as it stands", async () => {
    const { units } = await read(
      "€8.4M\n\nRevenue, +18%\n\nvs. Q3 2024\n\n31.5%\n\nGross margin",
      "2,310\n\nBikes were sold.",
    );

    expect(units.filter(({ kind }) => kind === "row")).toMatchObject([
      {
        cells: ["Revenue, +18% vs. Q3 2024", "€8.4M"],
        pieces: [{ place: 1, quote: "€8.4M Revenue, +18% vs. Q3 2024" }],
      },
      { cells: ["Gross margin", "31.5%"] },
    ]);
  });

  it("joins no more than a sentence could run over", async () => {
    const page = Array.from({ length: 40 }, () => "and so it goes on without an end").join("\n\n");
    const { units } = await read(...Array.from({ length: 30 }, () => page));

    expect(Math.max(...units.map(({ text }) => text.length))).toBeLessThan(4_200);
  });

  it("tells headings from steps, rows from sentences, and addresses from sections", async () => {
    const { units, sections } = await read(
      [
        "77 Birch Court",
        "1. Purpose",
        "The machine makes coffee for private households.",
        "2. Use",
        "1. Fill the tank with water.",
        "2. Press the button.",
        "Weight\t6.2 kg",
        "Name: Olive Green",
        "Warning: The wand becomes hot. Don't touch it.",
      ].join("\n\n"),
    );

    expect(sections.map(({ title }) => title)).toEqual(["1. Purpose", "2. Use"]);
    expect(units.filter(({ kind }) => kind === "item")).toHaveLength(2);
    expect(units.filter(({ kind }) => kind === "row").map(({ cells }) => cells)).toEqual([
      ["Weight", "6.2 kg"],
      ["Name", "Olive Green"],
    ]);
  });

  it("joins what a page divides within brackets", async () => {
    const { units } = await read(
      "Tenant may end this lease at any time on forty-five",
      "(45) days' written notice. Sleep was longer in the second group of the study (95% CI 9 to",
      "45). Nobody fell ill.",
    );

    expect(units.map(({ text }) => text)).toEqual([
      "Tenant may end this lease at any time on forty-five (45) days' written notice.",
      "Sleep was longer in the second group of the study (95% CI 9 to 45).",
      "Nobody fell ill.",
    ]);
  });

  it("divides a line that has several labels with their values", async () => {
    const { units } = await read(
      [
        "Invoice no. PS-204",
        "Invoice date: May 6, 2026 Due date: June 5, 2026 Terms: 30 days",
        "Member: Ida Lund\tAccount: 4471",
        "Tenant: Ann Okafor-Reyes For Ironleaf: Marlon Tietjen, Manager",
        "Signature: ____________ Date: ________",
      ].join("\n\n"),
    );

    expect(units.filter(({ kind }) => kind === "row").map(({ cells }) => cells)).toEqual([
      ["Invoice no.", "PS-204"],
      ["Invoice date", "May 6, 2026"],
      ["Due date", "June 5, 2026"],
      ["Terms", "30 days"],
      ["Member", "Ida Lund"],
      ["Account", "4471"],
      ["Tenant", "Ann Okafor-Reyes"],
      ["For Ironleaf", "Marlon Tietjen, Manager"],
    ]);
  });

  it("gives each row of a table the heads of its columns, and none the row above", async () => {
    const { units } = await read(
      [
        "Region\tQ1\tQ2",
        "North\t91%\t93%",
        "South\t90%\t95%",
        "Sign\tCause\tCure",
        "No light\tNo power\tPlug it in",
        "No heat\tLow level\tFill it",
      ].join("\n\n"),
    );

    expect(units.map(({ head }) => head[0])).toEqual([
      "Region",
      "Region",
      "Region",
      "Region",
      "Region",
      "Region",
    ]);
  });

  it("leaves out references and sentences that only announce", async () => {
    const structure = await read(
      [
        "1. Results",
        "The following section describes the sites of the study.",
        "Lamps reduce the visits of moths to flowers at night.",
        "References",
        "[1] Knop, E. Artificial light at night as a new threat to pollination. Nature 548, 2017.",
      ].join("\n\n"),
    );

    expect((await usableUnits(structure)).map(({ text }) => text)).toEqual([
      "Lamps reduce the visits of moths to flowers at night.",
    ]);
    expect(announces("The remainder of this paper is organized as follows.")).toBe(true);
  });
});
