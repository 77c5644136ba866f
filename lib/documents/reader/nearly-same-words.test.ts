import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { followUp } from "@/lib/documents/reader/focus";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(
    await readStructure("Papers", parts, ["Interval (20 minutes; wine)"]),
  );
  return answerFromUnits(index, { question, turns: [] });
}

describe("a discount for paying early", () => {
  const EARLY = "If you pay by 5 September, you may deduct a further 2%.";
  const OTHERS = [
    "Please pay within 30 days to the bank.",
    "A fee of 2% is added to late payments.",
  ];

  it.each([
    "Is there a discount for paying early?",
    "Can I deduct anything if I pay early?",
    "Is there an early payment discount?",
  ])("is found by what it says: %s", async (question) => {
    expect(await ask(question, EARLY, ...OTHERS)).toEqual({
      kind: "answer",
      units: [expect.objectContaining({ text: EARLY })],
    });
    expect(await ask(question, ...OTHERS)).not.toMatchObject({ units: [{}] });
  });
});

it("is told by itself where a question asks how much it is", async () => {
  const text = "For payment within one week we grant a 2% discount.";

  expect(await ask("What is the discount if I pay quickly?", text)).toMatchObject({ lead: "2%" });
});

describe("how long something of a program takes", () => {
  const PROGRAM = [
    "Orlo Vance\tThree Harbour Psalms\t12'",
    "Beatrix Holm\tMissa brevis in D\t18'",
    "Interval (20 minutes; wine)",
    "Audience and choir\tTwo carols\t7'",
  ];

  it.each([
    ["How long does the Missa brevis last?", "18'"],
    ["How long are the two carols?", "7'"],
    ["How long is the interval?", "20 minutes"],
  ])("stands behind its name: %s", async (question, lead) => {
    expect(await ask(question, ...PROGRAM)).toMatchObject({ lead });
  });

  it("isn't that of something else", async () => {
    expect(await ask("How long does the requiem last?", ...PROGRAM)).not.toHaveProperty("lead");
    expect(await ask("How long does the wine last?", ...PROGRAM)).not.toHaveProperty("lead");
  });
});

describe("an order", () => {
  it("is found where just one statement says one", async () => {
    const step = "Fill the baskets from bottom to top: coarse sponge, ceramic rings, fine pad.";
    const question = "In what order do the media go in?";

    expect(await ask(question, step, "Rinse the rings.")).toMatchObject({
      units: [{ text: step }],
    });
    const two = "Wash it from top to bottom with a soft cloth.";
    expect(await ask(question, step, two)).not.toMatchObject({ units: [{}] });
  });
});

describe("a question with an it that means nothing", () => {
  it("isn't about what was asked before", () => {
    const turns = [{ role: "user" as const, text: "Are dogs allowed?" }];
    const optional = (question: string) => followUp({ question, turns }).focus.optional;

    expect(optional("What does it cost to take my car over?")).toEqual([]);
    expect(optional("Does it cost anything on the ferry?")).not.toEqual([]);
  });
});
