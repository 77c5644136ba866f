import { describe, expect, it } from "vitest";
import { groupsBySection, groupsOfRest, joinSameTitles } from "@/lib/documents/reader/by-sections";
import { readStructure } from "@/lib/documents/reader/structure";

async function groups(paragraphs: readonly string[], headings: readonly string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const structure = await readStructure("Pool", parts, headings);
  const usable = structure.units.filter(({ kind }) => kind === "sentence");
  return groupsBySection(structure, usable).map(({ title, units }) => [title, units.length]);
}

describe("[PDF-03] what a document of no known kind says, by section", () => {
  it("stands under its own headings", async () => {
    const paragraphs = [
      "Hours",
      "The pool opens at nine.",
      "Prices",
      "It costs $5. Children pay $2.",
    ];
    expect(await groups(paragraphs, ["Hours", "Prices"])).toEqual(
      expect.arrayContaining([
        ["Hours", 1],
        ["Prices", 2],
      ]),
    );
  });

  it("is nothing without headings, or of a long document", async () => {
    expect(await groups(["The pool opens at nine.", "It costs $5."], [])).toEqual([]);
    const many = Array.from({ length: 201 }, (_, at) => `The pool number ${at} opens at nine.`);
    expect(await groups(["Hours", ...many, "Prices", "It costs $5."], ["Hours", "Prices"])).toEqual(
      [],
    );
  });
});

describe("groups with the same title", () => {
  it("are one, whatever their letters", () => {
    const unit = {
      kind: "sentence" as const,
      pieces: [],
      section: 0,
      isLead: true,
      cells: [],
      head: [],
    };
    const [paid, late] = [
      { ...unit, text: "Pay by card." },
      { ...unit, text: "Late payment costs $5." },
    ];
    const payment = { title: "Payment", units: [paid], left: 0 };
    const others = [
      { title: "PAYMENT", units: [late], left: 0 },
      { title: "Returns", units: [], left: 0 },
    ];

    expect(joinSameTitles([payment], others)).toEqual({
      groups: [{ ...payment, units: [paid, late] }],
      others: [others[1]],
    });
  });
});

describe("what is said besides what is looked for", () => {
  it("is told of the sections that say most, where there are many", async () => {
    const titles = Array.from(
      { length: 18 },
      (_, at) => `Care sheet part ${"abcdefghijklmnopqr"[at]}`,
    );
    const paragraphs = titles.flatMap((title, at) => [
      title,
      at < 2 ? "Let it rest for a while." : `Give it ${at} ml of water.`,
    ]);
    const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
    const structure = await readStructure("Invoice", parts, titles);
    const free = structure.units.filter(({ kind }) => kind === "sentence");

    expect(groupsOfRest(structure, free).map(({ title }) => title)).toEqual(titles.slice(2));
  });
});
