import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Renters Insurance", parts));
  return answerFromUnits(index, { question, turns: [] });
}

describe("answerFromUnits tells who somebody is", () => {
  it("by a doctor's title", async () => {
    const letter = ["Dear Dr. Doyle,", "Dr. Amara Nwosu will tell you the first results."];

    expect(await ask("Who is the doctor?", ...letter)).toMatchObject({ lead: "Dr. Amara Nwosu" });
    const two = [...letter, "Dr. Ian Frost assists."];
    expect(await ask("Who is the doctor?", ...two)).not.toMatchObject({ lead: "Dr. Ian Frost" });
  });

  it("but not by a label that only names the subject of the document", async () => {
    const summary = ["Renters Insurance: Policy Summary", "Policyholder\tAaron Castellano"];

    expect(await ask("Who is my insurance agent?", ...summary)).toEqual({ kind: "absent" });
  });

  it.each([
    [
      "Noor Vandenberg¹, Elias Whitcombe², and Rafaela Sousa¹",
      "Noor Vandenberg, Elias Whitcombe, and Rafaela Sousa",
    ],
    [
      "Noor Vandenberg¹,², Elias Whitcombe¹* and Rafaela Sousa³",
      "Noor Vandenberg, Elias Whitcombe and Rafaela Sousa",
    ],
    ["Noor Vandenberg 1 , Elias Whitcombe 1,2", "Noor Vandenberg, Elias Whitcombe"],
  ])("or who wrote a paper, whatever points to where they work: %s", async (names, lead) => {
    const paper = ["Green Roofs and Summer Heat", names, "Abstract", "Cities warm fast."];

    expect(await ask("Who wrote the paper?", ...paper)).toMatchObject({ lead });
    expect(await ask("Who are the authors?", ...paper)).toMatchObject({ lead });
  });
});
