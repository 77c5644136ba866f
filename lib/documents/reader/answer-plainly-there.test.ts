import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { cannotAnswer } from "@/lib/documents/reader/cannot-answer";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { withCertainLead } from "@/lib/documents/reader/lead-in-doubt";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const TRIP = [
  "Time\tWhat",
  "8.30 am\tCoaches leave",
  "10.45 am\tRock pools (5B) / dam building (5K)",
  "1.15 pm\tRock pools (5K) / dam building (5B)",
  "4.45 pm\tBack at school",
  "Please bring: boots, a packed lunch without nuts, and a full water bottle.",
  "Please don't bring: phones, glass bottles, sweets.",
  "Tell us by 15 May if your child gets travel sick.",
];
const REPORT = [
  "\t2024\t2025",
  "Membership fees\t£2,360\t£2,920",
  "Juice sales\t£3,105\t£4,480",
  "Total income\t£5,465\t£7,400",
  "Press hire\t£620\t£780",
];

describe("what is plainly there", () => {
  it.each([
    ["Can my child take a phone?", "Please don't bring"],
    ["Are phones allowed?", "Please don't bring"],
    ["Can we bring candy?", "Please don't bring"],
    ["Are peanut butter sandwiches okay?", "without nuts"],
    ["What does 5K do in the morning?", "10.45 am"],
    ["What is 5B doing in the afternoon?", "1.15 pm"],
  ])("is found: %s", async (question, said) => {
    expect(await ask(question, ...TRIP)).toMatchObject({
      units: [{ text: expect.stringContaining(said) }],
    });
  });

  it("and nothing of what isn't", async () => {
    const answer = await ask("Can my child take a camera?", ...TRIP);
    expect("units" in answer ? answer.units.map(({ text }) => text) : []).not.toContain(TRIP[6]);
  });

  it.each([
    ["How much did they earn from juice in 2025?", "£4,480"],
    ["How much did juice bring in in 2024?", "£3,105"],
  ])("is found: %s", async (question, lead) => {
    expect(await ask(question, ...REPORT)).toMatchObject({ lead });
  });

  it("isn't told by the whole", () => {
    const asked = "How much did they earn from honey in 2025?";
    expect(cannotAnswer("Total income £5,465 £7,400", asked)).toBe(true);
    expect(cannotAnswer("Honey sales £120 £140", asked)).toBe(false);
  });

  it("isn't led by the figure of another clause", async () => {
    const parts = [
      { place: 1, text: "No sport for three days; you may go back to work after one or two." },
    ];
    const structure = await readStructure("Leaflet", parts);
    const found = { kind: "answer" as const, lead: "three days", units: structure.units };
    const { answer } = withCertainLead(found, "When can I go back to work?", structure);
    expect(answer).not.toHaveProperty("lead");
  });
});
