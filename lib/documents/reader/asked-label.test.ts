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
    ["What is stage 4 like?", "Stage 1 is small. Stages 2, 3, and 4 have spread."],
    ["When does lot 12 close?", "Lots 10 through 15 close on May 4. Lot 9 is open."],
  ])("doesn't for %j", async (question, text) => {
    expect(await lacks(question, text)).toBe(false);
  });
});

describe("isOfOtherLabel", () => {
  it("tells the row for another letter from that for the one that is asked for", () => {
    expect(isOfOtherLabel("Total for band C $1,962.40", "How much is band D?")).toBe(true);
    expect(isOfOtherLabel("Total for band D $2,207.70", "How much is band D?")).toBe(false);
    expect(isOfOtherLabel("Zones 1, 2 and 4 $3.10", "What does zone 4 cost?")).toBe(false);
    expect(isOfOtherLabel("Zones 1-3 $2.00", "How much is zone 4?")).toBe(true);
    expect(isOfOtherLabel("Zones 4-6 $3.00", "How much is zone 5?")).toBe(false);
    expect(isOfOtherLabel("The fare is $3.10", "What does zone 4 cost?")).toBe(false);
  });
});
