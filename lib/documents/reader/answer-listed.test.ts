import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const structure = await readStructure("Paper", parts, [
    "What not to wash",
    "Loading",
    "Not covered",
    "What you may bring",
  ]);
  const answer = await answerFromUnits(await indexUnits(structure), { question, turns: [] });
  return answer.kind === "answer"
    ? answer.units.map(({ text, section }) => `${structure.sections[section]?.title}: ${text}`)
    : [];
}

const MANUAL = [
  "What not to wash",
  "- Cast iron",
  "- Wooden spoons and cutting boards",
  "Loading",
  "Place plates and pots in the lower rack.",
];

describe("what stands in a list that its heading governs", () => {
  it("answers whether one may, with the heading", async () => {
    expect(await ask("can i put cast iron in it", ...MANUAL)).toEqual([
      "What not to wash: Cast iron",
    ]);
    expect(await ask("are wooden spoons ok", ...MANUAL)).toEqual([
      "What not to wash: Wooden spoons and cutting boards",
    ]);
  });

  it("knows what is of a kind", async () => {
    const policy = ["Not covered", "- Damage by pets", "- Wear and insects"];

    expect(await ask("my dog chewed the couch, is that covered", ...policy)).toEqual([
      "Not covered: Damage by pets",
    ]);
    expect(await ask("does it pay for termites", ...policy)).toEqual([
      "Not covered: Wear and insects",
    ]);
  });

  it("quotes the line that ends with a colon", async () => {
    const lines = ["Loading", "Never put these into the machine:", "- Cast iron", "- Crystal"];

    expect(await ask("can crystal go in there", ...lines)).toEqual([
      "Loading: Never put these into the machine:",
      "Loading: Crystal",
    ]);
  });

  it("says nothing of what stands in two lists, or in none", async () => {
    const both = ["What you may bring", "- Tents", "- Knives", "What not to wash", "- Knives"];

    expect(await ask("can i bring knives", ...both)).toEqual([]);
    expect(await ask("can i put copper in it", ...MANUAL)).toEqual([]);
  });
});
