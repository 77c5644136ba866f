import { describe, expect, it } from "vitest";
import { readStructure } from "@/lib/documents/reader/structure";

const BODY =
  "From 1 July they may be used only before nine and after seven, since the bill for water rose by much.";

async function kindsOf(line: string, below: string) {
  const lines = ["Garden Gazette", "Rents", BODY, line, below, "Committee", BODY];
  const headings = ["Garden Gazette", "Rents", "Committee", line];
  const { units } = await readStructure(
    "Gazette",
    [{ place: 1, text: lines.join("\n\n") }],
    headings,
  );
  return units.filter(({ text }) => text === line.replace("\t", " ")).map(({ kind }) => kind);
}

describe("headlines", () => {
  it.each([
    ["Hosepipes: new rule"],
    ["Seed swap: thank you all"],
    ["Open day raises £1,340"],
    ["Fair hits £2,000"],
  ])("are headings above a paragraph, where other headings are set so: %s", async (line) => {
    expect(await kindsOf(line, BODY)).toEqual(["heading"]);
  });

  it.each([
    ["Policy: comprehensive", "Renewal: by letter"],
    ["Date: 6 May", BODY],
    ["Tenant: Ada Lund", BODY],
    ["Total dues £1,340", BODY],
    ["Interest earned £4.20", BODY],
    ["Total spent £120", BODY],
    ["Money raised £1,340", BODY],
    ["Season passes £120", BODY],
    ["Pay raises £3,000", BODY],
    ["Cover\tcomprehensive", BODY],
  ])("are told from a label with its value: %s", async (line, below) => {
    expect(await kindsOf(line, below)).toEqual(["row"]);
  });
});
