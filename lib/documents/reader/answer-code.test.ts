import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, headings: readonly string[], ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Manual", parts, headings));
  return answerFromUnits(index, { question, turns: [] });
}

const HEADINGS = ["Heater manual", "Use", "E2 Overheating", "E5 Sensor fault"];
const SECTIONS = [
  "Heater manual",
  "Use",
  "The panel shows E2 or E5 when something is wrong.",
  "E2 Overheating",
  "The heater got too hot.",
  "1. Unplug the heater and let it cool.",
  "2. Clear the air inlet of dust.",
  "E5 Sensor fault",
  "Have the sensor replaced by a technician.",
];
const PARAGRAPHS = [
  "Version 4.2 fixes a crash that showed error E14.",
  "E2: No connection. Unplug the modem for 30 seconds and plug it back in.",
  "E14: Too many devices. Remove one from the list.",
];
const LINES = [
  "F1 Low pressure, pump off",
  "Refill the system until the gauge shows 1.5 bar.",
  "F2 Ignition failed, lamp off",
  "Check that the gas valve is open. Then press the reset button.",
  "F3 Fan blocked, lamp on",
  "Call an installer.",
];

describe("answerFromUnits tells what to do about a code", () => {
  it("by the remedy of its row", async () => {
    const rows = [
      "Code\tProblem\tRemedy",
      "E1\tDoor open\tClose the door.",
      "E2\tWater does not drain\tClean the filter.",
    ];

    expect(await ask("How do I fix E2?", [], ...rows)).toMatchObject({
      lead: "Clean the filter.",
      units: [{ cells: ["E2", "Water does not drain", "Clean the filter."] }],
    });
  });

  it("by its section", async () => {
    expect(await ask("How do I fix error E2?", HEADINGS, ...SECTIONS)).toMatchObject({
      kind: "section",
      title: "E2 Overheating",
      units: [{}, {}, {}],
    });
  });

  it("by its paragraph, and by the one below the line that names it", async () => {
    const texts = async (question: string, lines: readonly string[]) => {
      const answer = await ask(question, [], ...lines);
      return "units" in answer ? answer.units.map(({ text }) => text) : [];
    };

    expect(await texts("How do I fix E14?", PARAGRAPHS)).toEqual([
      "E14: Too many devices.",
      "Remove one from the list.",
    ]);
    expect(await texts("What should I do about f2?", LINES)).toEqual([
      "F2 Ignition failed, lamp off",
      "Check that the gas valve is open.",
      "Then press the reset button.",
    ]);
  });

  it("and says nothing of one that the document never names", async () => {
    expect(await ask("How do I fix E9?", HEADINGS, ...SECTIONS)).toEqual({
      kind: "absent",
      isSure: true,
    });
  });
});
