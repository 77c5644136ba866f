import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

describe("answerFromUnits reads how many of all there were", () => {
  const TRIAL = [
    "The trial was completed by 412 of 530 participants (78%).",
    "Six months after the end of the program, 37% of the walkers still walked.",
  ];

  it("as a number and as a share", async () => {
    expect(await ask("How many people finished the trial?", ...TRIAL)).toMatchObject({
      lead: "412 of 530",
      units: [{ text: TRIAL[0] }],
    });
    expect(await ask("What share of participants completed the trial?", ...TRIAL)).toMatchObject({
      lead: "78%",
    });
  });

  it("computed, where no share is given", async () => {
    const text = "Of the households asked, 150 out of 400 returned the survey.";

    expect(await ask("What percentage of households returned the survey?", text)).toMatchObject({
      lead: "37.5%",
      working: "150 ÷ 400 × 100",
    });
  });

  it("also with all of them first", async () => {
    const text = "Of 48 patients, 39 recovered within a week.";

    expect(await ask("How many of the patients recovered?", text)).toMatchObject({
      lead: "39 of 48",
    });
  });

  it("but not where a question only counts all of them", async () => {
    expect(await ask("How many participants were there?", ...TRIAL)).not.toMatchObject({
      lead: "412 of 530",
    });
  });
});
