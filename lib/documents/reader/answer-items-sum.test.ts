import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const HEADINGS = ["For the dough", "For the filling", "Option 2"];

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Plait", parts, HEADINGS));
  return answerFromUnits(index, { question, turns: [] });
}

const DOUGH = ["For the dough", "• 600 g flour", "• 280 ml lukewarm milk", "• 1 egg and 1 yolk"];
const FILLING = ["For the filling", "• 120 ml milk", "• 60 g honey"];

describe("what several items of a list name together", () => {
  it("is added up, with the working", async () => {
    expect(await ask("How much milk in total?", ...DOUGH, ...FILLING)).toMatchObject({
      lead: "400 ml",
      working: "280 ml + 120 ml",
      units: [{ text: "280 ml lukewarm milk" }, { text: "120 ml milk" }],
    });
    const question = "How much milk do I need altogether?";
    expect(await ask(question, ...DOUGH, ...FILLING)).toMatchObject({ lead: "400 ml" });
  });

  it.each([
    ["is measured otherwise", "• 2 cups milk"],
    ["may be something else", "• 120 ml coconut milk"],
    ["may be left out", "• 120 ml milk or cream"],
  ])("is only quoted where one of them %s", async (_, item) => {
    const answer = await ask("How much milk in total?", ...DOUGH, "For the filling", item);

    expect(answer).not.toHaveProperty("lead");
    expect(answer).toMatchObject({ kind: "answer", units: [{}, {}] });
  });

  it("isn't added up over lists of which one is needed", async () => {
    const answer = await ask("How much milk in total?", ...DOUGH, "Option 2", "• 120 ml milk");

    expect(answer).not.toHaveProperty("lead");
  });

  it("leaves out what is only called by it", async () => {
    const answer = await ask(
      "How much milk in total?",
      ...DOUGH,
      ...FILLING,
      "• 50 g milk chocolate",
    );

    expect(answer).toMatchObject({ lead: "400 ml" });
  });

  it("isn't added up over several recipes", async () => {
    const steps = ["1. Boil the milk and stir.", "2. Bake it in the oven and serve."];
    const question = "How much milk in total?";
    const two = [...DOUGH, ...steps, ...FILLING, "• 3 eggs", "• 20 g butter", ...steps];

    expect(await ask(question, ...two)).not.toHaveProperty("lead");
  });
});
