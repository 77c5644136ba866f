import { describe, expect, it } from "vitest";
import { answerMark } from "@/lib/documents/reader/answer-mark";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function meaningOf(mark: string, ...paragraphs: string[]): Promise<string | undefined> {
  const structure = await readStructure("Paper", [{ place: 1, text: paragraphs.join("\n\n") }]);
  const answer = await answerMark(await indexUnits(structure), `What does ${mark} mean?`);
  return answer && "units" in answer ? answer.units[0]?.text : undefined;
}

describe("answerMark", () => {
  it.each([
    ["B", "B Runs on school days only."],
    ["A", "A = Runs on school days only."],
    ["A", "A: Runs on school days only."],
    ["A", "A - Runs on school days only."],
  ])("finds what %s stands for: %s", async (mark, text) => {
    expect(await meaningOf(mark, "The bus runs daily.", text)).toBe(text);
  });

  it.each([
    ["A", "A CT scan is planned on Tuesday."],
    ["A", "A-frame houses stand by the lake."],
    ["I", "I Agree with the terms of this contract."],
  ])("takes no other statement that begins with %s: %s", async (mark, text) => {
    expect(await meaningOf(mark, "The bus runs daily.", text)).toBeUndefined();
  });
});
