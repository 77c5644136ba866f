import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const HEAD = "Date\tDescription\tWithdrawals\tDeposits\tBalance";
const ROWS = [
  "May 2\tHillcrest rent\t1,150.00\t\t690.22",
  "May 15\tPayroll Ostrander\t\t2,310.40\t3,000.62",
  "May 27\tCity Gas\t72.30\t\t2,928.32",
];

describe("answerFromUnits tells the balances of an account", () => {
  it("by the rows that are called so", async () => {
    const rows = [HEAD, "May 1\tBalance brought forward\t\t\t1,840.22", ...ROWS];

    expect(await ask("What was the opening balance?", ...rows)).toMatchObject({
      lead: "1,840.22",
      units: [{ text: expect.stringContaining("brought forward") }],
    });
  });

  it("computed, with the working, where no row is", async () => {
    expect(await ask("What was the opening balance?", HEAD, ...ROWS)).toMatchObject({
      lead: "1,840.22",
      working: "690.22 + 1,150.00",
    });
    expect(await ask("What is the closing balance?", HEAD, ...ROWS)).toMatchObject({
      lead: "2,928.32",
      working: "the balance after the last transaction",
      units: [{ text: expect.stringContaining("City Gas") }],
    });
    expect(
      await ask("How much money did I have at the end?", HEAD, ...ROWS.toReversed()),
    ).toMatchObject({ lead: "2,928.32" });
  });

  it("by adding up, where the rows have no balances", async () => {
    const rows = [
      "Opening balance\t500.00",
      "Date\tDescription\tPaid out\tPaid in",
      "1 June\tNorth Gym\t40.00\t",
      "3 June\tWages\t\t900.00",
      "9 June\tNorth Gym\t40.00\t",
    ].map((row) => row.replace(/\t$/, ""));

    expect(await ask("What is the closing balance?", ...rows)).toMatchObject({
      lead: "1,320.00",
      working: "500.00 − 40.00 + 900.00 − 40.00",
    });
  });

  it("or says that they aren't there", async () => {
    const rows = [
      "Date\tDescription\tPaid out\tPaid in",
      "1 June\tNorth Gym\t40.00\t",
      "3 June\tWages\t\t900.00",
    ];

    expect(await ask("What is the closing balance?", ...rows)).toEqual({
      kind: "absent",
      isSure: true,
    });
  });

  it("but not for a day within the statement", async () => {
    const rows = [...ROWS, "May 30\tGrocer\t28.32\t\t2,900.00"];

    expect(await ask("What was the balance at the end of May 15?", HEAD, ...rows)).toMatchObject({
      lead: "3,000.62",
    });
    expect(await ask("What was the balance at the end of May?", HEAD, ...rows)).toMatchObject({
      lead: "2,900.00",
    });
  });

  it("and adds up all that was spent", async () => {
    expect(await ask("How much did I spend in total?", HEAD, ...ROWS)).toMatchObject({
      lead: "1,222.30",
      working: "1,150.00 + 72.30",
    });
  });
});

describe("the balance on a day", () => {
  const days = [
    HEAD,
    "03/15\tMobile phone\t45.00\t\t1,924.50",
    "03/15\tGrocery Barn\t51.04\t\t1,873.46",
    "03/23\tHotel Seaview\t218.90\t\t1,654.56",
    "03/25\tInternet\t59.99\t\t1,594.57",
  ];

  it("is that after its last transaction, or the one before it", async () => {
    expect(await ask("What was the balance on March 15?", ...days)).toMatchObject({
      lead: "1,873.46",
    });
    expect(await ask("balance on 23 March?", ...days)).toMatchObject({ lead: "1,654.56" });
    expect(await ask("how much did I have on 20 March?", ...days)).toMatchObject({
      lead: "1,873.46",
      note: "After the last transaction before that day:",
    });
  });

  it("is the same where the latest stands first", async () => {
    const latest = [HEAD, ...days.slice(1).reverse()];

    expect(await ask("What was the balance on March 15?", ...latest)).toMatchObject({
      lead: "1,873.46",
    });
  });

  it("is sure where a row is named by its date, and unknown beyond the statement", async () => {
    const answer = await ask("What was the balance on March 23?", ...days);

    expect(answer).not.toMatchObject({ byWords: true });
    expect(await ask("What was the balance on April 2?", ...days)).not.toMatchObject({
      lead: expect.anything(),
    });
  });
});
