import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { answerPlainHit } from "@/lib/documents/reader/answer-plain-hit";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const DRYING = [
  "Food\tPreparation\tTemperature\tTime",
  "Apple rings\t5 mm, dip in lemon water\t60 °C\t6–9 h",
  "Tomatoes\thalved, cut side up\t65 °C\t9–12 h",
];
const HIVES = "Put it towards our beehives: a frame is £8, a queen £45, a whole hive £160.";
const TERM = [
  "Week\tDate\tTopic",
  "5\t23 Oct\tSpouts and handles",
  "–\t30 Oct\tNo class, reading week",
  "6\t6 Nov\tTeapots",
];
const CARE = ["Clean the trays after each use.", "Descaling is not required."];

describe("answerFromUnits tells what is plainly said", () => {
  it.each([
    ["How long do tomatoes take?", DRYING, "9–12 h"],
    ["What temperature for the apple rings?", DRYING, "60 °C"],
    ["How much is a whole hive?", [HIVES], "£160"],
    ["How much is a queen?", [HIVES], "£45"],
  ])("%s", async (question, text, lead) => {
    expect(await ask(question, ...text)).toMatchObject({ lead });
  });

  it.each([
    ["Is there a class on 30 October?", TERM, "No class"],
    ["Does it need descaling?", CARE, "not required"],
  ])("%s", async (question, text, said) => {
    expect(await ask(question, ...text)).toMatchObject({
      units: [{ text: expect.stringContaining(said) }],
    });
  });

  it("and takes no word for another one", async () => {
    const parts = [{ place: 1, text: "There is no class (reading week)." }];
    const index = await indexUnits(await readStructure("Papers", parts));
    expect(await answerPlainHit(index, "Do I have to buy the book?")).toBeUndefined();
    const petition = { place: 1, text: "Filing a petition doesn't suspend the obligation to pay." };
    const other = await indexUnits(await readStructure("Papers", [petition]));
    expect(await answerPlainHit(other, "Do I have to pay something now?")).toBeUndefined();
  });

  it("and nothing of what isn't there", async () => {
    expect(await ask("How much is a hive tool?", HIVES)).not.toMatchObject({
      lead: expect.anything(),
    });
    expect(await ask("How long do herbs take?", ...DRYING)).not.toMatchObject({
      lead: expect.anything(),
    });
  });
});
