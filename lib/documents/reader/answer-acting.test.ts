import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const LETTER = [
  "Director: Dr. Vera Lindholm",
  "On Friday, June 12, the club walks to Heron Lake.",
  "Ms. Hale and Mr. Ito lead the walk; four parents will help.",
  "Jonas Petrov will be teaching the drawing workshop afterwards.",
];

async function leadOf(question: string) {
  const parts = [{ place: 1, text: LETTER.join("\n\n") }];
  const index = await indexUnits(await readStructure("Letter", parts));
  const answer = await answerFromUnits(index, { question, turns: [] });
  return answer.kind === "answer" ? answer.lead : undefined;
}

describe("who does something", () => {
  it.each([
    ["Who leads the walk?", "Ms. Hale and Mr. Ito"],
    ["Who is leading the walk?", "Ms. Hale and Mr. Ito"],
    ["Who teaches the drawing workshop?", "Jonas Petrov"],
    ["Who is the director?", "Dr. Vera Lindholm"],
  ])("is whoever a sentence says it of: %s", async (question, names) => {
    expect(await leadOf(question)).toBe(names);
  });
});
