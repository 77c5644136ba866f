import { describe, expect, it } from "vitest";
import { numberCitations, quotesOfAnchor } from "@/lib/documents/citation";
import { readStructure } from "@/lib/documents/reader/structure";
import type { Unit } from "@/lib/documents/reader/unit";
import { citationsOfGroups, writeExtract } from "@/lib/documents/reader/write-extract";

const inFull = ({ text }: Unit) => text;

async function unitsOf(text: string): Promise<readonly Unit[]> {
  return (await readStructure("Pool", [{ place: 1, text }])).units;
}

describe("[PDF-03] an extract as it is written", () => {
  it("sets no figure apart that touches a letter, where asterisks would be shown", async () => {
    const figures = await unitsOf("It costs NZ$1,200, or C$40 on Sundays. Guests pay $5 here.");
    const written = writeExtract(undefined, {
      groups: [],
      figures,
      leftOut: "",
      writtenAs: inFull,
    });
    expect(written).toContain("It costs NZ$1,200, or C$40 on Sundays.");
    expect(written).toContain("**$5**");
  });

  it("says of a group that ends with a table of which kind more there is", async () => {
    const rows = ["Boat\tHour\tDay", "Kayak\t$12\t$48", "Canoe\t$15\t$60", "Dinghy\t$30\t$120"];
    const units = (await unitsOf(["• Oars are free of charge", ...rows].join("\n\n"))).filter(
      ({ cells, head }) => cells.join() !== head.join() || cells.length === 0,
    );
    const groups = [{ title: "Boats", units: [...units], left: 2 }];
    const written = writeExtract(undefined, {
      groups,
      figures: [],
      leftOut: "",
      writtenAs: inFull,
    });
    expect(written).toContain("| Kayak |");
    expect(written).not.toContain("more rows");
  });

  it("sets the rows of a timetable without heads below one another", async () => {
    const rows = [
      "Mill Street\t5:48\t6:18\t–",
      "Market\t5:55\t6:25\t6:40",
      "Pier\t6:07\t6:38\t6:52",
    ];
    const groups = [{ title: "Weekdays", units: [...(await unitsOf(rows.join("\n\n")))], left: 0 }];
    const parts = { groups, figures: [], leftOut: "", writtenAs: inFull };

    expect(writeExtract(undefined, parts)).toContain(
      "|  |  |  |  |\n| --- | --- | --- | --- |\n| Mill Street | 5:48 | 6:18 | –",
    );
  });

  it("says that sentences are cut only where one is", async () => {
    const units = [...(await unitsOf("The pool is open, and the water is blue."))];
    const groups = [{ title: "Pool", units, left: 0 }];
    const parts = { groups, figures: [], leftOut: "" };
    const cut = ({ text }: Unit) => text.replace(/, and.*/, " …");
    expect(writeExtract(undefined, { ...parts, writtenAs: inFull })).toContain("word for word.");
    expect(writeExtract(undefined, { ...parts, writtenAs: cut })).toContain(
      "word for word; “…” marks what is cut.",
    );
  });

  it("has all parts of a line opened by the link behind it", async () => {
    const lines = ["Harbor Insurance", "November 3, 2025", "Paula Grainger"];
    const units = await unitsOf(lines.join("\n\n"));
    const groups = [{ title: "From", units: [...units], left: 0, isLine: true }];
    const written = writeExtract(undefined, {
      groups,
      figures: [],
      leftOut: "",
      writtenAs: inFull,
    });
    const [, link = ""] = /\]\((#[^)]*)\)/.exec(numberCitations(written)) ?? [];

    expect(quotesOfAnchor(link, citationsOfGroups(groups))).toEqual(lines);
  });
});
