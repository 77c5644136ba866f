import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { goesOtherWay } from "@/lib/documents/reader/goes-other-way";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { isOthersUnit, othersWork } from "@/lib/documents/reader/others-work";
import { readStructure } from "@/lib/documents/reader/structure";

const PAPER = [
  "Mulch and Runoff from Maize Fields",
  "Abstract",
  "In a field trial we tested whether mulch lowers runoff. Runoff was 23% lower on plots with mulch than on bare plots. Yields did not fall.",
  "1. Introduction",
  "Fields cause about 60% of all runoff. In a laboratory, mulch reduced runoff by 73% (Lin and Moss, 2018). A review reported that mulch reduced runoff by 38% [7].",
  "2. Methods",
  "The trial had 18 plots.",
  "3. Results",
  "Yields increased by 4% in the first year.",
  "4. Discussion",
  "The effect is smaller than the 73% of Lin and Moss (2018), whose soils were wet.",
  "References",
  "Lin, C. and Moss, P. (2018). Mulch on wet soils. Soil Letters 4.",
].join("\n\n");

const read = () => readStructure("Mulch", [{ place: 1, text: PAPER }]);

async function ask(question: string) {
  return answerFromUnits(await indexUnits(await read()), { question, turns: [] });
}

describe("what a paper found itself", () => {
  it.each(["How much did mulch reduce runoff?", "By how much did mulch reduce runoff?"])(
    "comes before what others found: %s",
    async (question) => {
      expect(await ask(question)).toMatchObject({ lead: "23%" });
    },
  );

  it("is left out where a question asks for the others", async () => {
    const structure = await read();
    const texts = (question: string) => {
      const isOthers = othersWork(structure, question);
      return structure.units.filter((unit) => isOthersUnit(isOthers, unit, structure)).length;
    };

    expect(texts("How much did mulch reduce runoff?")).toBeGreaterThan(4);
    expect(texts("What did earlier studies find?")).toBe(0);
  });

  it("isn't what fell where a question asks what rose", () => {
    const text = "Mulch reduced runoff by 23%, while yields rose by 4%.";
    const figure = (part: string) =>
      ({ type: "percent", text: part, at: text.indexOf(part), value: 0, unit: "%" }) as const;

    expect(goesOtherWay(figure("23%"), text, "How much did mulch increase yields?")).toBe(true);
    expect(goesOtherWay(figure("4%"), text, "How much did mulch increase yields?")).toBe(false);
    expect(goesOtherWay(figure("23%"), text, "How much did mulch reduce runoff?")).toBe(false);
  });
});
