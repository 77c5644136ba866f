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
    [["Infor-", "mation"], "Information"],
    [["In-", "correct"], "Incorrect"],
    [["Durch-", "schnitt"], "Durchschnitt"],
    [["Sign-", "up"], "Sign-up"],
    [["Check-", "in desk"], "Check-in desk"],
    [["Drop-", "off"], "Drop-off"],
    [["shift-", "working nurses"], "shift-working nurses"],
    [["Thursday –", "17 May"], "Thursday – 17 May"],
    [["Paid 4 May –", "in cash"], "Paid 4 May – in cash"],
  ])("joins the lines of a cell: %j", (lines, cell) => {
    expect(joinCellLines(lines)).toBe(cell);
  });
});
