import { describe, expect, it } from "vitest";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { isOfOtherThing, lacksAsked } from "@/lib/documents/reader/lacks-asked";
import { readStructure } from "@/lib/documents/reader/structure";

const HOUSE = [
  "The cottage has about 720 square feet.",
  "The cellar stays locked in winter.",
  "The insurance covers storms and hail.",
];

async function house() {
  return indexUnits(await readStructure("Rules", [{ place: 1, text: HOUSE.join("\n\n") }]));
}

describe("lacksAsked", () => {
  it.each([
    ["How old is the boiler?", "The boiler has a warranty of ten years."],
    ["Which brand of paint was used?", "Class A paint was used on all doors."],
    ["What is the address of Lake Farm?", "On May 4, the choir goes to Lake Farm."],
    ["How many boats were built since 2009?", "A crew has nine boats."],
    ["Which brush should I use for the pan?", "Never use the wire brush on the pan."],
    ["Are phones allowed in the hall?", "The office can be reached by telephone after noon."],
    ["Does the insurance pay for the cellar?", "The insurance covers storms and hail."],
  ])("is a statement without what is asked for: %s", async (question, text) => {
    expect(lacksAsked(await house(), text, text, question)).toBe(true);
  });

  it.each([
    ["How old is the boiler?", "The boiler was installed in 2011."],
    ["Which brand of paint was used?", "The doors were painted with Ostra enamel."],
    ["What is the address of Lake Farm?", "Lake Farm, 14 Mill Lane, Dorset."],
    ["How many boats were built since 2009?", "Since 2009, 31 boats were built."],
    ["Which brush should I use for the pan?", "Use the nylon brush for pans."],
    ["Are phones allowed in the hall?", "Phones stay in the lockers."],
    ["Does the insurance pay for hail?", "The insurance covers storms and hail."],
  ])("and not one with it: %s", async (question, text) => {
    expect(lacksAsked(await house(), text, text, question)).toBe(false);
  });

  it("is a figure of something else, where the document names what is asked for elsewhere", async () => {
    const index = await house();

    expect(isOfOtherThing(index, HOUSE[0] ?? "", "How many square feet is the cellar?")).toBe(true);
    expect(isOfOtherThing(index, HOUSE[0] ?? "", "How many square feet is the house?")).toBe(false);
    expect(isOfOtherThing(index, HOUSE[0] ?? "", "How much does the cellar cost?")).toBe(false);
  });
});
