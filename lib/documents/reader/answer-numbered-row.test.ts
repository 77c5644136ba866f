import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...rows: string[]) {
  const parts = [{ place: 1, text: rows.join("\n\n") }];
  const index = await indexUnits(await readStructure("Form", parts));
  const answer = await answerFromUnits(index, { question, turns: [] });
  return answer.kind === "answer" ? (answer.lead ?? "quoted") : answer.kind;
}

const FORM = [
  "Line\tDescription\tAmount",
  "1\tWages, salaries, tips\t58,420",
  "8\tStandard deduction\t8,000",
  "11\tTax\t2,389",
  "14\tTax withheld\t2,655",
  "16\tRefund (line 14 minus line 13)\t476",
  "17\tAmount you owe",
  "File by April 15, 2025.",
];

describe("the rows of a form whose lines are numbered", () => {
  it("are found by their names, whose whole amounts need neither cents nor a currency", async () => {
    expect(await ask("How much is the refund?", ...FORM)).toBe("476");
    expect(await ask("What are the wages?", ...FORM)).toBe("58,420");
    expect(await ask("What is the tax?", ...FORM)).toBe("2,389");
    expect(await ask("how much tax was withheld?", ...FORM)).toBe("2,655");
  });

  it("are found by their numbers", async () => {
    expect(await ask("What is on line 8?", ...FORM)).toBe("8,000");
    expect(await ask("what's line 17", ...FORM)).toBe("quoted");
    expect(await ask("What is on line 9?", ...FORM)).not.toBe("8,000");
  });

  it("aren't answered with the number of the line", async () => {
    expect(await ask("How much do I owe?", ...FORM)).toBe("absent");
    expect(await ask("What is the amount you owe?", ...FORM)).toBe("absent");
  });
});

describe("whole amounts below a head that names money", () => {
  it("answer how much something costs", async () => {
    const rows = ["Expense\tPaid on\tCost", "Tent\tMay 3\t1,250", "Stage\tMay 9\t900"];

    expect(await ask("How much did we spend on the tent?", ...rows)).toBe("1,250");
  });

  it("but none below a head that names something else", async () => {
    const rows = ["Room\tSeats\tPayment no.", "Aula\t120\t44", "Studio\t30\t45"];

    expect(await ask("How much does the studio cost?", ...rows)).not.toMatch(/\d/);
  });
});
