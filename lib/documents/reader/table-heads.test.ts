import { describe, expect, it } from "vitest";
import { readStructure } from "@/lib/documents/reader/structure";

async function rowsOf(...lines: string[]) {
  const { units } = await readStructure("Plan", [{ place: 1, text: lines.join("\n\n") }]);
  return units.filter(({ cells }) => cells.length > 0);
}

describe("heads of tables", () => {
  it("leaves the names of the rows without a head where nothing stands above them", async () => {
    const rows = await rowsOf(
      "In network\tOut of network",
      "Deductible, one person\t$1,750\t$3,500",
      "Urgent care\t$65\t$80",
    );

    expect(rows.map(({ head }) => head)).toEqual(
      Array(3).fill(["", "In network", "Out of network"]),
    );
  });

  it("takes the names of columns for heads where days stand below them", async () => {
    const rows = await rowsOf(
      "Place\tDate and time",
      "Pickup\tAirport, Counter 3\tFri, Jul 10, 2026, 2:30 PM",
      "Return\tAirport, Lot B\tWed, Jul 15, 2026, 2:30 PM",
    );

    expect(rows.map(({ head }) => head)).toEqual(Array(3).fill(["", "Place", "Date and time"]));
  });

  it("takes the first of several people for no head above another with a day", async () => {
    const rows = await rowsOf("Ann Lee\tChair", "Bo Hart\tTreasurer\tJuly 10, 2026");

    expect(rows.map(({ head }) => head)).toEqual([[], []]);
  });

  it("takes the names of models for heads, too", async () => {
    const rows = await rowsOf("DM-40\tDM-60", "Power\t245 W\t390 W", "Weight\t11.4 kg\t14.9 kg");

    expect(rows.map(({ head }) => head)).toEqual(Array(3).fill(["", "DM-40", "DM-60"]));
  });

  it("takes what was counted to date for a period, too", async () => {
    const rows = await rowsOf("2024\t2025 to date", "Dues\t$6,420\t$5,310");

    expect(rows.map(({ head }) => head)).toEqual(Array(2).fill(["", "2024", "2025 to date"]));
  });

  it("takes the day until which or from which figures hold for heads", async () => {
    const rows = await rowsOf(
      "Until 18 July 2025\tWith the new card",
      "Purchases abroad\t2.75%\t1.00%",
      "Lost card\t£6\tFree",
    );

    expect(rows.map(({ head }) => head)).toEqual(
      Array(3).fill(["", "Until 18 July 2025", "With the new card"]),
    );
  });

  it.each([
    [["DM 40 (2024)\tDM 60 (2024)", "Power\t245 W\t390 W"]],
    [["Power\t245 W\t390 W", "Weight\t11.4 kg\t14.9 kg"]],
  ])("aren't those of a table above another heading: %j", async (lines) => {
    const problems = ["Problem\tCause\tWhat to do", "It hums\tTank not seated\tPush it in."];
    const rows = await rowsOf("Troubleshooting", ...problems, "Technical data", ...lines);

    expect(rows.slice(2).map(({ head }) => head)).toEqual(lines.map(() => []));
  });

  it("are those of a table whose rows stand below headings", async () => {
    const head = "Item\tPlanned\tActual";
    const rows = await rowsOf("Income", head, "Fees\t$450\t$470", "Expenses", "Hall\t$90\t$95");

    expect(rows.at(-1)?.head).toEqual(["Item", "Planned", "Actual"]);
  });

  it.each([["Prices\tKasia\tnext meeting"], ["Obtain three prices for butts\tKasia\tSoon"]])(
    "aren't a row of words between rows with figures: %s",
    async (line) => {
      const rows = await rowsOf(
        "Action\tWho\tBy",
        "Write to the council\tStella\t17 October",
        line,
        "Notices on gates\tHugh\t31 October",
      );

      expect(rows.map(({ head }) => head)).toEqual(Array(4).fill(["Action", "Who", "By"]));
    },
  );

  it("are those of a second table right below the first", async () => {
    const rows = await rowsOf(
      "Item\tBudget\tSpent",
      "Hall\t$90\t$95",
      "Month\tVisitors\tIncome",
      "May\t410\t$820",
    );

    expect(rows.at(-1)?.head).toEqual(["Month", "Visitors", "Income"]);
  });

  it("joins heads that run over several lines, where they fit the row below", async () => {
    const rows = await rowsOf(
      "Unit type\tNo. of",
      "Units",
      "Amount per",
      "Unit",
      "If paid monthly",
      "(each)",
      "Two bedrooms\t40\t$1,860.00\t$465.00",
    );

    expect(rows).toHaveLength(1);
    expect(rows[0]?.head).toEqual([
      "Unit type",
      "No. of Units",
      "Amount per Unit",
      "If paid monthly (each)",
    ]);
  });

  it("leaves lines alone that make another number of columns", async () => {
    const rows = await rowsOf(
      "Unit type\tNo. of",
      "Units",
      "Remarks",
      "Two bedrooms\t40\t$1,860.00\t$465.00",
    );

    expect(rows.at(-1)?.head).toEqual([]);
  });

  it("parts the head of a column of numbers from the next one", async () => {
    const rows = await rowsOf(
      "# Rating\tItem\tCost",
      "1\tSafe\tDeck\t$450",
      "2\tRepair\tWall\t$600",
    );

    expect(rows[1]?.head).toEqual(["#", "Rating", "Item", "Cost"]);
  });

  it("gives rows no head of a table that a heading ended", async () => {
    const { units } = await readStructure(
      "Plan",
      [
        {
          place: 1,
          text: [
            "Who\tMedical\tDental\tVision",
            "Family\t$248.90\t\t$9.45",
            "How costs are shared",
            "Hearing aids\t$1,400 per ear\t10%",
          ].join("\n\n"),
        },
      ],
      ["How costs are shared"],
    );

    expect(units.find(({ text }) => text.startsWith("Hearing"))?.head).toEqual([]);
  });
});
