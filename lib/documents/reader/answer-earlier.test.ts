import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Minutes", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const BALANCE =
  "Ahmed Saleh reported a balance of £4,872.30, which is £610 less than a year ago because of the new pump.";

describe("answerFromUnits tells what something was before", () => {
  it("by how much more or less it is now", async () => {
    for (const question of ["What was the balance a year ago?", "What was last year's balance?"])
      expect(await ask(question, BALANCE)).toMatchObject({
        lead: "£5,482.30",
        working: "£4,872.30 + £610",
      });
    expect(
      await ask(
        "How many visitors came last year?",
        "3,200 visitors came (450 more than last year).",
      ),
    ).toMatchObject({ lead: "2,750" });
    expect(
      await ask(
        "How many visitors came last year?",
        "Visitors came to 3,200 (450 more than last year).",
      ),
    ).toMatchObject({ lead: "2,750" });
  });

  it("and gives what is now where it is asked for", async () => {
    expect(await ask("What is the balance?", BALANCE)).toMatchObject({ lead: "£4,872.30" });
  });

  it("not for another time, nor from a percentage that is rounded", async () => {
    const revenue = "Revenue was $1.84 million, 12% more than last year.";

    expect(await ask("What was the balance a month ago?", BALANCE)).not.toMatchObject({
      lead: expect.anything(),
    });
    const answer = await ask("What was the revenue last year?", revenue);
    expect(answer).toMatchObject({ kind: "answer", units: [{ text: revenue }] });
    expect(answer).not.toMatchObject({ lead: expect.anything() });
  });
});
