import { describe, expect, it } from "vitest";
import { isOfOtherLabel, lacksLabel } from "@/lib/documents/reader/asked-label";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function lacks(question: string, ...paragraphs: string[]): Promise<boolean> {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  return lacksLabel(await indexUnits(await readStructure("Bill", parts)), question);
}

describe("lacksLabel", () => {
  it.each([
    ["How much is band D?", "Total for band C\t$1,962.40"],
    ["how much is band d", "Total for band C\t$1,962.40"],
    ["What does zone 4 cost?", "Zone 1\t$2.40\n\nZone 2\t$3.10"],
    ["Which bus stops at gate 12?", "Buses 7 and 9 leave from gates 3 and 4."],
    ["What's the excess under plan B?", "You have plan A. Its excess is $200."],
    ["Where is ward 7?", "You are on ward 3, second door on the left."],
    ["What do members of category C pay?", "Categories A and B pay $20."],
    ["How much is band D?", "Bands A, B, and C pay $20."],
    ["How much is zone 4?", "Zones 1-3\t$2.00"],
    ["How much is zone 7?", "Zones 4–6\t$2.00"],
    ["When does lot 18 close?", "Lots 10 through 15 close on May 4."],
    ["Where is gate 1?", "Gate 12 is upstairs."],
    ["What do bands like band G pay?", "Bands A to D pay $20."],
  ])("tells that a document has others than %j asks for", async (question, text) => {
    expect(await lacks(question, text)).toBe(true);
  });

  it.each([
    ["How much is band D?", "Total for band C\t$1,962.40\n\nTotal for band D\t$2,207.70"],
    ["How much is band D?", "Bands A to H pay the same."],
    ["How much is band D?", "You are in band C.\n\nC\t$1,962.40\n\nD\t$2,207.70"],
    ["What happens in phase 2?", "Phase 1 begins in May. The second phase takes longer."],
    ["What happens in phase 2?", "Phase I begins in May, Phase II in June."],
    ["What does the option I chose cost?", "Option A costs $20."],
    ["Is there a plan a child can follow?", "Plan B is for adults."],
    ["What does zone 4 cost?", "There are zones, and a fare."],
    ["What is stage 4 like?", "Stage 1 is small.\n\nStages 2, 3, and 4 have spread."],
    ["When does lot 12 close?", "Lot 3 is closed.\n\nLots 10 through 15 close on May 4."],
    ["What does zone 2 cost?", "Zones 1-3\t$2.00\n\nZone 5\t$4.00"],
    ["What does zone 6 cost?", "Zone 1 costs $2.00, zone 3 and above $4.00."],
    ["Do I have type 2 diabetes?", "Type 1 antibodies: negative.\n\nYou have type-2 diabetes."],
    ["Who is in group B?", "Group A: Ann, Ben / B: Carl, Dora"],
    ["Is level 3 accessible?", "Level 1 has a desk.\n\nAll floors are accessible."],
    ["Where is gate B12?", "Gate A1 is on the left.\n\nThe B gates are upstairs."],
    ["What do I get in class 1?", "Class 1a has wide seats.\n\nClass 2 has none."],
    ["How much is plan B?", "Plan A costs $5.\n\nBasic (B) costs $9."],
    ["What happens in phase 2?", "Phases I to III take a year.\n\nPhase I begins in May."],
  ])("doesn't for %j", async (question, text) => {
    expect(await lacks(question, text)).toBe(false);
  });
});

describe("isOfOtherLabel", () => {
  it("tells the row for another letter from that for the one that is asked for", () => {
    expect(isOfOtherLabel("Total for band C $1,962.40", "How much is band D?")).toBe(true);
    expect(isOfOtherLabel("Total for band D $2,207.70", "How much is band D?")).toBe(false);
    expect(isOfOtherLabel("Zones 1, 2 and 4 $3.10", "What does zone 4 cost?")).toBe(false);
    expect(isOfOtherLabel("Zones 1-3 $2.00", "What does zone 4 cost?")).toBe(true);
    expect(isOfOtherLabel("Zones 1-5 $2.00", "What does zone 4 cost?")).toBe(false);
    expect(isOfOtherLabel("The fare is $3.10", "What does zone 4 cost?")).toBe(false);
  });
});
