import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function leadOf(question: string, lines: readonly string[]) {
  const structure = await readStructure("Review", [{ place: 1, text: lines.join("\n\n") }]);
  const answer = await answerFromUnits(await indexUnits(structure), { question, turns: [] });
  return answer.kind === "answer" ? answer.lead : undefined;
}

const QUARTERS = [
  "Key figures",
  "Q3 2026\tQ2 2026\tQ3 2025",
  "Revenue\t€4.82 m\t€4.51 m\t€4.07 m",
  "Gross margin\t38.2%\t39.6%\t41.0%",
  "Employees\t87\t84\t76",
];

describe("a table with a column for each quarter", () => {
  it.each([
    ["What is the revenue?", "€4.82 m (Q3 2026)"],
    ["How many employees are there?", "87 (Q3 2026)"],
    ["What was the revenue in Q3?", "€4.82 m (Q3 2026)"],
    ["What was the gross margin in the second quarter?", "39.6% (Q2 2026)"],
    ["What was the revenue in the same quarter last year?", "€4.07 m (Q3 2025)"],
    ["What was the gross margin in Q3 2025?", "41.0%"],
    ["What is the difference in revenue between Q3 2026 and Q3 2025?", "€0.75 m"],
  ])("has what is asked for: %s", async (question, lead) => {
    expect(await leadOf(question, QUARTERS)).toBe(lead);
  });

  it.each([
    ["By how much did revenue grow compared with last year?", "€0.75 m"],
    ["How much did the revenue grow since Q2 2026?", "€0.31 m"],
    ["By how much did revenue fall compared with last year?", undefined],
  ])("tells by how much something changed: %s", async (question, lead) => {
    expect(await leadOf(question, QUARTERS)).toBe(lead);
  });

  it.each([
    "What was the revenue in Q1 2026?",
    "What was the revenue in 2025?",
    "What was the revenue in March?",
    "What was the revenue last year?",
  ])("says nothing of another time: %s", async (question) => {
    expect(await leadOf(question, QUARTERS)).toBeUndefined();
  });

  it("may be one of months or halves", async () => {
    const months = ["Sales", "Mar 2026\tFeb 2026", "Tickets\t410\t380", "Guests\t390\t371"];
    const halves = ["Sales", "€ m\tH1 26\tH1 25", "Turnover\t12.4\t11.9", "Profit\t1.1\t0.8"];

    expect(await leadOf("How many tickets were there in February?", months)).toBe("380 (Feb 2026)");
    expect(await leadOf("How many guests were there?", months)).toBe("390 (Mar 2026)");
    expect(await leadOf("What is the turnover?", halves)).toBe("12.4 (H1 26)");
  });
});
