import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const PARTS = [
  "Part\tNo.\tPrice",
  "Extra tray\tVT-101\t€12.90",
  "Silicone mat\tVT-118\t€6.50",
  "Set of two lids\tVT-120\t€17.00",
];
const TOUR = [
  "Share\tPrice per person",
  "Twin room\t£895",
  "Single room supplement\t£140",
  "Thermal baths (optional)\t£17",
  "Sailing, per day\t£30",
];
const MARKS = ["Work\tShare of mark", "Set of four bowls\t20%", "Lidded jar\t15%", "Teapot\t30%"];

describe("answerFromUnits computes with the rows of a price list", () => {
  it.each([
    ["What would four extra trays cost?", PARTS, "€51.60", "4 × €12.90"],
    ["How much are 3 silicone mats?", PARTS, "€19.50", "3 × €6.50"],
    ["What does a twin room with the baths cost?", TOUR, "£912", "£895 + £17"],
    ["How much are the bowls and the jar worth together?", MARKS, "35%", "20% + 15%"],
  ])("%s", async (question, text, lead, working) => {
    expect(await ask(question, ...text)).toMatchObject({ lead, working });
  });

  it.each([
    ["What would four lids cost?", PARTS],
    ["What would four trays and lids cost?", PARTS],
    ["What would two sailings cost?", TOUR],
    ["What does a twin room with sailing cost?", TOUR],
    ["What does a twin room with breakfast cost?", TOUR],
  ])("not where that isn't plain: %s", async (question, text) => {
    expect(await ask(question, ...text)).not.toMatchObject({ working: expect.anything() });
  });
});
