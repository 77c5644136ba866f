import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Statement", parts));
  return answerFromUnits(index, { question, turns: [] });
}

describe("answerFromUnits adds up what somebody was paid", () => {
  const IN_COLUMNS = [
    "Total paid out\t1,021.63",
    "Date\tDescription\tPaid out\tPaid in\tBalance",
    "2 May\tBrightwater Energy\t86.40\t\t1,117.78",
    "7 May\tSalary Halden Ltd\t\t3,240.00\t4,357.78",
    "14 May\tBrightwater Energy\t91.75\t\t4,266.03",
    "16 May\tBrightwater Energy refund\t\t42.10\t4,308.13",
  ];
  const WITH_SIGNS = [
    "Date\tDescription\tAmount\tBalance",
    "06/02\tBrightwater Pools\t-$120.00\t$1,930.00",
    "06/10\tPayroll Orrin Labs\t+$1,150.00\t$3,080.00",
    "06/16\tBrightwater Pools\t-$80.50\t$2,999.50",
  ];
  const UNSIGNED = [
    "Opening balance\t500.00",
    "Date\tDescription\tAmount\tBalance",
    "1 June\tNorth Gym\t40.00\t460.00",
    "3 June\tNorth Gym refund\t15.00\t475.00",
    "9 June\tNorth Gym\t40.00\t435.00",
  ];

  it("by the columns of its rows", async () => {
    expect(await ask("How much did I pay Brightwater in total?", ...IN_COLUMNS)).toMatchObject({
      lead: "178.15",
      working: "86.40 + 91.75",
      units: [{}, {}],
    });
    expect(await ask("How much did I get from Brightwater?", ...IN_COLUMNS)).toMatchObject({
      lead: "42.10",
    });
    expect(await ask("What did I pay Brightwater on 14 May?", ...IN_COLUMNS)).toMatchObject({
      lead: "91.75",
    });
  });

  it("where only the sum is asked for, if all of its rows went the same way", async () => {
    const rows = [...IN_COLUMNS, "30 May\tSalary Halden Ltd\t\t3,240.00\t7,548.13"];

    expect(await ask("What's the total of my salary?", ...rows)).toMatchObject({
      lead: "6,480.00",
      working: "3,240.00 + 3,240.00",
    });
    expect(await ask("How much salary did I get in total?", ...rows)).toMatchObject({
      lead: "6,480.00",
    });
    expect(await ask("What's the total of Brightwater?", ...rows)).toMatchObject({ kind: "open" });
  });

  it("by their signs", async () => {
    expect(await ask("How much did we spend on Brightwater?", ...WITH_SIGNS)).toMatchObject({
      lead: "$200.50",
      working: "$120.00 + $80.50",
    });
    expect(await ask("How much did Orrin Labs pay me?", ...WITH_SIGNS)).toMatchObject({
      lead: "$1,150.00",
    });
  });

  it("by the balances before and after them, and not at all where nothing tells", async () => {
    const question = "How much did I pay North Gym in total?";

    expect(await ask(question, ...UNSIGNED)).toMatchObject({
      lead: "80.00",
      working: "40.00 + 40.00",
    });
    const without = UNSIGNED.map((row) => row.replace(/\t[^\t]*$/, ""));
    expect(await ask(question, ...without)).not.toMatchObject({ working: expect.anything() });
  });

  it("and has no sum for somebody whom no row names", async () => {
    const answer = await ask("How much did I pay Eastgate in total?", ...IN_COLUMNS);

    expect(answer.kind).not.toBe("answer");
  });
});
