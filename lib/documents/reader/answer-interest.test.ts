import { describe, expect, it } from "vitest";
import { answerInterest } from "@/lib/documents/reader/answer-interest";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const PAPER = [
  "Abstract",
  "We fermented 96 jars of tea for 14 days. We conclude that stirring speeds souring.",
  "1 Introduction",
  "Brewers disagree on stirring [3].",
  "2 Methods",
  "Jars were assigned at random (n = 24).",
  "3 Results",
  "Schedules differed (p < 0.001).",
  "Acknowledgments",
  "The work was funded by the Northmoor Fund. Y. H. owns shares in a brewery.",
  "References",
  "[3] Ferreira, P. Oxygen at the pellicle. Food Lett. 31 (2020) 5–14.",
];

async function ask(question: string, lines: readonly string[]) {
  const parts = [{ place: 1, text: lines.join("\n\n") }];
  return answerInterest(await indexUnits(await readStructure("Stirring", parts)), question);
}

describe("the interests of a paper's authors", () => {
  it.each(["Is there a conflict of interest?", "Which author has a financial interest?"])(
    "are what they own, even where it isn't called so: %s",
    async (question) => {
      expect(await ask(question, PAPER)).toMatchObject({
        units: [{ text: "Y. H. owns shares in a brewery." }],
      });
    },
  );

  it("are no interests of others", async () => {
    const nurses = "Most nurses were employed by public hospitals.";
    const paid = "Participants received small cash payments.";
    const none = "The authors declare no conflict of interest.";
    const state = "The state held shares in both railways.";
    const plain = PAPER.map((line) =>
      line.replace("Y. H. owns shares in a brewery.", `${nurses} ${paid} ${state} ${none}`),
    );

    expect(await ask("Is there a conflict of interest?", plain)).toMatchObject({
      units: [{ text: none }],
    });
    const unsaid = plain.map((line) => line.replace(none, ""));
    expect(await ask("Is there a conflict of interest?", unsaid)).toBeUndefined();
  });

  it("aren't who paid for it, nor the interest of a bank", async () => {
    const others = PAPER.map((line) => line.replace(" Y. H. owns shares in a brewery.", ""));

    expect(await ask("Is there a conflict of interest?", others)).toBeUndefined();
    expect(await ask("What is the interest rate?", PAPER)).toBeUndefined();
  });
});
