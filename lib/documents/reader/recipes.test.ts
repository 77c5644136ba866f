import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { readStructure } from "@/lib/documents/reader/structure";

const PAGES = [
  "Winifred's Kitchen\n\nOven temperatures are for top and bottom heat; take 20 °C less for a fan oven.",
  "Plum crumble\n\nServes 6 · 50 minutes\n\nHeat the oven to 190 °C. Put the plums into a dish. Bake for 35 minutes until golden.",
  "Cucumber pickle\n\n3 jars · 30 minutes\n\nReady after two weeks; keeps for a year in a dark place.",
  "Almond shortbread\n\nAbout 30 pieces · 45 minutes\n\nKnead quickly. Chill the roll. Cut into slices and bake at 170 °C for 12 minutes.",
];
const HEADINGS = ["Winifred's Kitchen", "Plum crumble", "Cucumber pickle", "Almond shortbread"];

const read = () =>
  readStructure(
    "Kitchen",
    PAGES.map((text, at) => ({ place: at + 1, text })),
    HEADINGS,
  );

async function leadOf(question: string) {
  const answer = await answerFromUnits(await indexUnits(await read()), { question, turns: [] });
  return answer.kind === "answer" ? answer.lead : undefined;
}

describe("recipes", () => {
  it("are called by their names, not by how many they serve", async () => {
    const { sections } = await readStructure("Kitchen", [
      { place: 1, text: PAGES.slice(1).join("\n\n") },
    ]);

    expect(sections.map(({ title }) => title)).toEqual([
      "Plum crumble",
      "Cucumber pickle",
      "Almond shortbread",
    ]);
  });

  it("answer from the one that is asked about", async () => {
    expect(await leadOf("How long does the crumble bake?")).toBe("35 minutes");
    expect(await leadOf("How long does the shortbread bake?")).toBe("12 minutes");
    expect(await leadOf("How many people does the crumble serve?")).toBe("6");
  });

  it("aren't baked at what is to be taken off", async () => {
    expect(await leadOf("What temperature for the crumble in a fan oven?")).toBeUndefined();
  });

  it("aren't kept for as long as they take to be ready", async () => {
    expect(await leadOf("How long can the pickle be kept?")).toBeUndefined();
    expect(await leadOf("How long until the pickle is ready?")).toBe("two weeks");
  });

  it("are no slides, though each has a page with few words", async () => {
    expect(recognizeKind(await read())).toBeUndefined();
  });
});
