import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const WELL = ["What went well", "- Complaints down from 2.1% to 1.3%", "- Two new cafés"];
const BADLY = ["What didn't", "- Margin fell again", "- New roaster nine weeks late"];

async function ask(question: string, paragraphs: readonly string[]) {
  const parts = [{ place: 1, text: ["Business review", ...paragraphs].join("\n\n") }];
  const headings = ["Business review", "What went well", "What didn't"];
  const index = await indexUnits(await readStructure("Review", parts, headings));
  return answerFromUnits(index, { question, turns: [] });
}

describe("what went well, and what didn't", () => {
  it.each(["What went wrong?", "What didn't go well?", "and what went badly this quarter?"])(
    "%s",
    async (question) => {
      const answer = await ask(question, [...WELL, ...BADLY]);
      const texts = "units" in answer ? answer.units.map(({ text }) => text) : [];

      expect(texts).toEqual(["Margin fell again", "New roaster nine weeks late"]);
    },
  );

  it.each(["What went wrong with the payroll migration?", "What went wrong in Leeds?"])(
    "isn't told of one thing by all of it: %s",
    async (question) => {
      const answer = await ask(question, [...WELL, ...BADLY]);

      expect("units" in answer && answer.units.length > 1).toBe(false);
    },
  );

  it.each(["What went wrong so far?", "What went wrong during the quarter, and why?"])(
    "is told of some time: %s",
    async (question) => {
      expect(await ask(question, [...WELL, ...BADLY])).toMatchObject({ kind: "answer" });
    },
  );

  it("isn't told by the other", async () => {
    expect(await ask("What went wrong?", WELL)).toEqual({ kind: "absent", isSure: true });
    expect(await ask("What went well?", BADLY)).toEqual({ kind: "absent", isSure: true });
  });
});
