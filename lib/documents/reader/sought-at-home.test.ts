import { describe, expect, it } from "vitest";
import { findSought } from "@/lib/documents/reader/find-sought";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { readStructure } from "@/lib/documents/reader/structure";
import { usableUnits } from "@/lib/documents/reader/usable-units";

/** What an extract shows under each heading. */
async function extract(title: string, headings: readonly string[], ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const structure = await readStructure(title, parts, headings);
  const kind = recognizeKind(structure)?.kind;
  const groups = await findSought(kind, structure, await usableUnits(structure));
  const shown = groups.map((group) => [group.title, group.units.map(({ text }) => text)] as const);
  return { kind, groups: Object.fromEntries(shown) };
}

describe("an extract shows what readers look for", () => {
  it("on a payslip", async () => {
    const { kind, groups } = await extract(
      "Pay Statement",
      ["Earnings", "Deductions", "Leave balances"],
      "Employee\tDenise Kowalczyk\tPay date\tMarch 20, 2026",
      "Earnings",
      "Description\tHours\tCurrent\tYear to date",
      "Regular pay\t80.00\t$2,120.00\t$10,600.00",
      "Gross pay\t80.00\t$2,120.00\t$10,600.00",
      "Deductions",
      "Description\tCurrent\tYear to date",
      "Income tax\t$231.40\t$1,116.90",
      "Net pay\t$1,888.60",
      "Leave balances",
      "Type\tUsed\tRemaining",
      "Vacation\t24 hours\t56 hours",
    );

    expect(kind).toBe("payslip");
    expect(groups).toMatchObject({
      Pay: ["Gross pay 80.00 $2,120.00 $10,600.00", "Net pay $1,888.60"],
      "Person and period": ["Employee Denise Kowalczyk", "Pay date March 20, 2026"],
      Deductions: ["Income tax $231.40 $1,116.90"],
      Leave: ["Vacation 24 hours 56 hours"],
      Earnings: ["Regular pay 80.00 $2,120.00 $10,600.00"],
    });
  });

  it("in an insurance policy", async () => {
    const { kind, groups } = await extract(
      "Renters Insurance",
      ["What is covered", "What is not covered", "Cancellation"],
      "Policyholder\tAaron Castellano",
      "Annual premium\t$214.00",
      "What is covered",
      "We cover your belongings against fire, smoke, and theft.",
      "What is not covered",
      "• Damage by floods and earthquakes",
      "Cancellation",
      "You may cancel at any time by written notice to our office.",
    );

    expect(kind).toBe("insurance");
    expect(groups).toMatchObject({
      Policy: ["Policyholder Aaron Castellano", "Annual premium $214.00"],
      "Not covered": ["Damage by floods and earthquakes"],
      Covered: ["We cover your belongings against fire, smoke, and theft."],
      "Paying, changes, and cancellation": [
        "You may cancel at any time by written notice to our office.",
      ],
    });
  });

  it("in an abstract whose parts begin with their names", async () => {
    const { kind, groups } = await extract(
      "Evening Walks",
      ["Abstract"],
      "Abstract",
      "Background. We asked whether a daily walk improves sleep.",
      "Methods. We assigned 530 adults to a walk or to a talk for 16 weeks.",
      "Results. The score fell from 10.4 to 7.1 in the walking group.",
      "Conclusion. A daily walk improves the sleep of older adults.",
    );

    expect(kind).toBe("paper");
    expect(groups).toMatchObject({
      Method: ["We assigned 530 adults to a walk or to a talk for 16 weeks."],
      Results: ["The score fell from 10.4 to 7.1 in the walking group."],
      Conclusion: ["A daily walk improves the sleep of older adults."],
    });
  });

  it("in a paper whose numbered parts begin with their names", async () => {
    const { kind, groups } = await extract(
      "Rope Bridges for Dormice",
      [],
      "Rope Bridges for Dormice",
      "1 Introduction. The dormouse rarely crosses open ground.",
      "2 Methods. We hung 22 bridges at a height of 5.5 m. A third road served as the control.",
      "3 Results. The mean was 12 in the three years after.",
    );

    expect(kind).toBe("paper");
    expect(groups).toMatchObject({
      Method: ["We hung 22 bridges at a height of 5.5 m.", "A third road served as the control."],
      Results: ["The mean was 12 in the three years after."],
    });
  });
});
