import { describe, expect, it } from "vitest";
import { joinCellLines } from "@/lib/pdf/cell-lines";

describe("joinCellLines", () => {
  it.each([
    [["08:30–", "09:30"], "08:30–09:30"],
    [["2019–", "2024, each May"], "2019–2024, each May"],
    [
      ["Opening keynote: What readers want from a", "building"],
      "Opening keynote: What readers want from a building",
    ],
    [["Meter", "number"], "Meter number"],
    [["Instal-", "lation"], "Installation"],
    [["Thursday –", "17 May"], "Thursday – 17 May"],
    [["Paid 4 May –", "in cash"], "Paid 4 May – in cash"],
  ])("joins the lines of a cell: %j", (lines, cell) => {
    expect(joinCellLines(lines)).toBe(cell);
  });
});
