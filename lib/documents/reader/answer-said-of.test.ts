import { describe, expect, it } from "vitest";
import { answerSaidOf } from "@/lib/documents/reader/answer-said-of";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

/** The short answer and the statements quoted for a question about lines of a document; undefined for none. */
async function ask(question: string, lines: readonly string[], headings: string[] = []) {
  const parts = [{ place: 1, text: lines.join("\n\n") }];
  const index = await indexUnits(await readStructure("Paper", parts, headings));
  const answer = await answerSaidOf(index, question);
  return answer?.kind === "answer"
    ? { lead: answer.lead, texts: answer.units.map(({ text }) => text) }
    : undefined;
}

const BOOKLET = [
  "Leek bake",
  "Ready in 50 minutes. Vegetarian.",
  "Chowder",
  "Ready in 35 minutes. Contains nuts.",
];
const TRAILS = ["River walk", "Wheelchair accessible.", "Ridge", "Dogs allowed.", "Bog", "Steep."];

describe("answerSaidOf", () => {
  it.each([
    ["Which recipes are vegetarian?", BOOKLET, "Vegetarian."],
    ["What dishes are vegetarian?", BOOKLET, "Vegetarian."],
    ["Which of the recipes contain nuts?", BOOKLET, "Contains nuts."],
    ["Which trails are accessible?", TRAILS, "Wheelchair accessible."],
    ["Which walks are steep?", TRAILS, "Steep."],
    ["Which trails are wheelchair accessible?", TRAILS, "Wheelchair accessible."],
  ])("tells what a few words below a heading say: %s", async (question, lines, said) => {
    const headings = lines.filter((line) => !line.endsWith("."));

    expect((await ask(question, lines, headings))?.texts).toEqual([said]);
  });

  it.each([
    ["Which recipes contain nuts?", "Without nuts."],
    ["Which dishes are spicy?", "Without spicy sauce."],
    ["Which dishes are spicy?", "Less spicy."],
    ["Which dogs are friendly?", "Rarely friendly."],
    ["Which rooms are free?", "Free Wi-Fi."],
  ])("leaves what says otherwise: %s %s", async (question, said) => {
    expect(await ask(question, ["Soup", said], ["Soup"])).toBeUndefined();
  });

  it.each(["Which recipes are vegan?", "Which recipes are not vegetarian?"])(
    "leaves what they don't: %s",
    async (question) => {
      expect(await ask(question, BOOKLET, ["Leek bake", "Chowder"])).toBeUndefined();
    },
  );

  it.each([
    ["Which recipes contain nuts?", "Without nuts."],
    ["Which recipes contain nuts?", "Nut free."],
    ["Which recipes contain nuts?", "Free of nuts."],
    ["Which recipes contain nuts?", "Nuts optional."],
    ["Which dishes are spicy?", "Without spicy sauce."],
    ["Which dishes are spicy?", "Less spicy."],
    ["Which dogs are friendly?", "Rarely friendly."],
    ["Which rooms are free?", "Free Wi-Fi."],
  ])("takes no other words for what %s asks for: %s", async (question, said) => {
    expect(await ask(question, ["Soup", said], ["Soup"])).toBeUndefined();
  });

  it("leaves what stands below a line that may be a heading of its own", async () => {
    const menu = ["Menu", "Falafel", "Vegan.", "Burger", "Beef."];

    expect(await ask("Which dishes are vegan?", menu, ["Menu"])).toBeUndefined();
    expect(await ask("Which dishes are vegan?", menu, ["Menu", "Falafel", "Burger"])).toBeDefined();
  });
});
