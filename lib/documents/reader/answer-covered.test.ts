import { describe, expect, it } from "vitest";
import { answerCovered } from "@/lib/documents/reader/answer-covered";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

/** The short answer and the statements quoted for a question about lines of a document; undefined for none. */
async function ask(question: string, lines: readonly string[], headings: string[] = []) {
  const parts = [{ place: 1, text: lines.join("\n\n") }];
  const index = await indexUnits(await readStructure("Paper", parts, headings));
  const answer = await answerCovered(index, question);
  return answer?.kind === "answer"
    ? { lead: answer.lead, texts: answer.units.map(({ text }) => text) }
    : undefined;
}

const GUARANTEE = [
  "What the guarantee covers",
  "• Parts and labor for two years",
  "What it doesn't cover",
  "• Scratches and dents",
  "• Use in a business",
];
const HEADINGS = ["What the guarantee covers", "What it doesn't cover"];

describe("answerCovered", () => {
  it.each([
    "What is not covered?",
    "What isn't covered by the guarantee?",
    "what does the guarantee not cover?",
    "What doesn't it cover?",
    "What's excluded?",
    "What exclusions are there?",
  ])("lists what stands below the heading that says so: %s", async (question) => {
    expect((await ask(question, GUARANTEE, HEADINGS))?.texts).toEqual([
      "Scratches and dents",
      "Use in a business",
    ]);
  });

  it("lists what is, and nothing of what isn't", async () => {
    expect((await ask("What is covered?", GUARANTEE, HEADINGS))?.texts).toEqual([
      "Parts and labor for two years",
    ]);
  });

  it("lists neither the other side nor a duty below the heading of what is included", async () => {
    const tour = ["The package includes", "• Hotel", "• Not included: flights", "• Breakfast"];
    const policy = [
      "What is covered",
      "Fire and theft at home.",
      "You must call us within 30 days.",
    ];

    expect((await ask("What is included?", tour, [tour[0] ?? ""]))?.texts).toEqual([
      "Hotel",
      "Breakfast",
    ]);
    expect((await ask("What is covered?", policy, [policy[0] ?? ""]))?.texts).toEqual([policy[1]]);
  });

  it.each([
    ["What is not covered?", "We will not pay for theft while nobody lives there."],
    ["What isn't included in the price?", "Flights and visas are not included."],
    ["What's not included?", "The price excludes the cleaning fee."],
    ["Which things aren't insured?", "Bicycles are not automatically insured."],
    ["What isn't part of the price?", "Lunch is not included."],
    ["What isn't covered?", "There is no cover for damage by moths."],
    ["What is excluded from the rent?", "Heating isn't included."],
    ["What isn't covered?", "Theft is not covered if the door was open."],
    ["What isn't included?", "Towels are not part of the price."],
    ["What isn't covered?", "We pay up to $500 for theft, excluding bicycles."],
    ["What's excluded?", "The quotation is $400, excluding tax."],
  ])("tells what a sentence leaves out: %s", async (question, said) => {
    const lines = ["Breakfast and parking are included and covered.", said, "Call us at any time."];

    expect((await ask(question, lines))?.texts).toEqual([said]);
  });

  it.each([
    ["What is not covered?", "Period of cover\t3 March to 2 March"],
    ["What isn't covered?", "The premium is $400, excluding tax."],
    ["What isn't covered?", "Excluding sales tax, you pay $400."],
    ["What is not included?", "Dogs are not part of the family rate."],
    ["What is not included?", "Ann is not part of the team."],
    ["What is not covered?", "Theft is covered if it is not excluded below."],
    ["What is not covered?", "If your claim is not covered, you may appeal to Ann Lee."],
    ["What is not covered?", "A move does not affect your cover."],
    ["Is flood covered?", "Flood isn't covered."],
    ["What is not covered by the neighbor's fence?", "Flood isn't covered."],
  ])("says nothing else: %s", async (question, said) => {
    expect(await ask(question, [said])).toBeUndefined();
  });
});
