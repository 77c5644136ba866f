import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const BICYCLES = [
  "Bicycles for hire",
  "Model\tWeight\tPrice per day",
  "City\t16 kg\t£14",
  "Trail\t13 kg\t£22",
  "Cargo\t38 kg\t£35",
  "Tandem\t21 kg\t£30",
  "Junior\t9 kg\t£9",
  "Racer\t8 kg\t£28",
  "Helmets are free.",
];
const LAKES = [
  "Lakes of the district",
  "Lake\tArea\tDepth",
  "Orm\t12 km²\t40 m",
  "Selby\t31 km²\t18 m",
  "Tarn\t4 km²\t77 m",
  "Wold\t22 km²\t9 m",
];
const ROOMS = [
  "Guest house Alder",
  "Our rooms:",
  "- Garden room: 18 m², £64 per night",
  "- Tower room: 24 m², £92 per night",
  "- Attic: 15 m², £49 per night",
  "- Suite: 41 m², £140 per night",
  "Breakfast is £9 per person.",
];
const CAKES = ["Cakes", "Lemon\t£18", "Walnut\t£24", "Poppy\t£18"];

describe("answerFromUnits compares all rows of a table or a list", () => {
  it.each([
    ["Which is the cheapest?", BICYCLES, "Junior (£9)", "the smallest of 6"],
    ["Which one is the most expensive?", BICYCLES, "Cargo (£35)", "the largest of 6"],
    ["What's the most expensive one?", BICYCLES, "Cargo (£35)", "the largest of 6"],
    ["Which bicycle is the lightest?", BICYCLES, "Racer (8 kg)", "the smallest of 6"],
    ["Which is the heaviest?", BICYCLES, "Cargo (38 kg)", "the largest of 6"],
    ["Which is the largest?", LAKES, "Selby (31 km²)", "the largest of 4"],
    ["Which lake is the smallest?", LAKES, "Tarn (4 km²)", "the smallest of 4"],
    ["What is the deepest lake?", LAKES, "Tarn (77 m)", "the largest of 4"],
    ["Which is the cheapest?", ROOMS, "Attic (£49)", "the smallest of 4"],
    ["Which room is the largest?", ROOMS, "Suite (41 m²)", "the largest of 4"],
    ["What's the smallest room?", ROOMS, "Attic (15 m²)", "the smallest of 4"],
    ["Which one costs the most?", ROOMS, "Suite (£140)", "the largest of 4"],
    ["Which cake is the most expensive?", CAKES, "Walnut (£24)", "the largest of 3"],
    ["Which is the cheapest?", CAKES, "Lemon and Poppy (£18)", "the smallest of 3"],
  ])("%s", async (question, text, lead, working) => {
    expect(await ask(question, ...text)).toMatchObject({ lead, working });
  });

  it.each([
    ["Which is the largest?", BICYCLES],
    ["Which is the largest?", [...LAKES, "Mere\t900 ha\t4 m"]],
    ["Which hotel is the cheapest?", ROOMS],
    ["Which is the cheapest?", [...ROOMS, "Extras", ...CAKES.slice(1)]],
    [
      "Which is the cheapest?",
      [...ROOMS.slice(0, 3), "- Loft: price on request", ...ROOMS.slice(3)],
    ],
  ])("and nothing that isn't in all of them, or in two: %s", async (question, text) => {
    expect(await ask(question, ...text)).not.toHaveProperty("lead");
  });

  it.each([
    ["- Monthly plan: $12", "- Annual plan: $120"],
    ["- Basic plan: $12 per month", "- Large plan: $120 per year"],
  ])("compares no prices for different times: %s", async (...plans) => {
    const answer = await ask("Which plan is the cheapest?", "Plans", ...plans);
    expect(answer).not.toHaveProperty("working");
  });

  it("knows what is lowest-priced, and names no long list of what costs the same", async () => {
    const question = "Which is the lowest-priced?";
    expect(await ask(question, ...BICYCLES)).toMatchObject({ lead: "Junior (£9)" });
    const same = Array.from({ length: 8 }, (_, at) => `Cake ${"ABCDEFGH"[at]}\t£18`);
    expect(await ask(question, "Cakes", ...same, "Walnut\t£24")).not.toHaveProperty("working");
  });
});

describe("answerFromUnits never takes a time of another kind for how fast something is", () => {
  it.each([
    [
      "Which is the fastest?",
      [
        "E-bikes",
        "Model\tTop speed\tCharging time",
        "Aro\t25 km/h\t3 h",
        "Bex\t32 km/h\t6 h",
        "Cyn\t28 km/h\t4 h",
      ],
      "Bex (32 km/h)",
    ],
    [
      "Which is the fastest?",
      ["Laptops", "Model\tBattery life", "Aro\t10 h", "Bex\t8 h", "Cyn\t14 h"],
      undefined,
    ],
    [
      "Which is the fastest?",
      [
        "Internet plans",
        "Plan\tSpeed\tContract time",
        "Aro\t300 Mbps\t12 months",
        "Bex\t600 Mbps\t24 months",
        "Cyn\t100 Mbps\t6 months",
      ],
      "Bex (600 Mbps)",
    ],
    [
      "Which is the fastest?",
      ["Ferries", "Ferry\tTravel time\tFare", "Aro\t3 h\t$4", "Bex\t2 h\t$6", "Cyn\t4 h\t$3"],
      "Bex (2 h)",
    ],
    [
      "Which is the longest?",
      ["Films", "Film\tLasts", "Aro\t3 h", "Bex\t2 h", "Cyn\t4 h"],
      "Cyn (4 h)",
    ],
  ] as const)("%s %s", async (question, lines, lead) => {
    const answer = await ask(question, ...lines);

    if (lead) expect(answer).toMatchObject({ lead });
    else expect(answer).not.toHaveProperty("lead");
  });
});
