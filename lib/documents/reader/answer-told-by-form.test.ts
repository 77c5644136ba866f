import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, lines: readonly string[]) {
  const parts = [{ place: 1, text: lines.join("\n\n") }];
  const index = await indexUnits(await readStructure("Paper", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const TASKS = [
  "Action points",
  "Action\tWho\tBy",
  "Apply for raffle licence\tSaoirse\t31 March",
  "Letter to Councillor Penhaligon\tMarguerite\t28 February",
  "Contact fire station\tIlan\t30 April",
];
const JOURNEY = [
  "Outward journey",
  "Train\tFrom\tDeparts\tTo\tArrives",
  "NX 1142\tAshby Central\t08:47\tMerrow Junction\t10:21",
  "CW 308\tMerrow Junction\t10:44\tPort Sennet\t12:58",
];

describe("what tables and lists tell by their form", () => {
  it.each([
    ["Who has to write to the councillor?", "Marguerite"],
    ["Who will apply for the raffle licence?", "Saoirse"],
    ["Who has to ring the fire station?", "Ilan"],
  ])("names who has a task: %s", async (question, lead) => {
    expect(await ask(question, TASKS)).toMatchObject({ kind: "answer", lead });
  });

  it("names nobody for what no task is", async () => {
    expect(await ask("Who has to write to the fire station?", TASKS)).not.toMatchObject({
      lead: "Ilan",
    });
  });

  it("names where one leg ends and the next begins", async () => {
    expect(await ask("Where do we have to change trains?", JOURNEY)).toMatchObject({
      kind: "answer",
      lead: "Merrow Junction",
    });
    expect(await ask("Where do we change?", JOURNEY)).toMatchObject({ lead: "Merrow Junction" });
    expect(await ask("Where do we change?", JOURNEY.slice(0, 3))).not.toMatchObject({
      lead: "Merrow Junction",
    });
  });

  it.each(["Do I have to learn a new PIN?", "Will my PIN change?"])(
    "finds what stays the same: %s",
    async (question) => {
      const letter = ["Your card", "Your PIN stays the same.", "Use the new card with your PIN."];
      const answer = await ask(question, letter);

      expect(answer).toMatchObject({
        kind: "answer",
        units: [expect.objectContaining({ text: "Your PIN stays the same." })],
      });
    },
  );

  it("finds what comes of a failed payment where a direct debit bounces", async () => {
    const terms = [
      "Payment",
      "Fees are collected by Direct Debit on the first of the month.",
      "If a payment fails, we charge a fee of £12.",
    ];
    expect(await ask("What happens if my direct debit bounces?", terms)).toMatchObject({
      kind: "answer",
      units: [expect.objectContaining({ text: terms[2] })],
    });
  });

  it("takes lights out for when people go to sleep", async () => {
    const { inWordsOf } = await import("@/lib/documents/reader/everyday-words");
    const parts = [{ place: 1, text: "A typical day\n\n8.15\tBreakfast\n\n9.30\tLights out" }];
    const structure = await readStructure("Camp", parts);

    expect(await inWordsOf(structure, "what time do they have to go to sleep?")).toBe(
      "what time is lights out?",
    );
  });

  it.each([
    [
      "What's the last day I can settle this?",
      ["Amount due\t£187.46", "Please pay by 30 May 2025"],
      "30 May 2025",
    ],
    [
      "Who would be my boss?",
      ["Start date\t2 June 2025", "Reporting to\tMagnus Ellery"],
      "Magnus Ellery",
    ],
    [
      "When do we have to be out of the room?",
      ["Check-in: from 15:00", "Check-out: by 10:30"],
      "by 10:30",
    ],
  ])("finds a field by what people call it: %s", async (question, lines, lead) => {
    expect(await ask(question, ["Paper", ...lines, "Thank you."])).toMatchObject({ lead });
  });

  it("finds whether something is in the price", async () => {
    const stay = ["Hotel", "3 nights, 1 room with sea view, breakfast included", "Dinner is £20."];

    expect(await ask("Is breakfast part of the price?", stay)).toMatchObject({
      units: [expect.objectContaining({ text: stay[1] })],
    });
    expect(await ask("Is dinner part of the price?", stay)).not.toMatchObject({
      units: [expect.objectContaining({ text: stay[1] })],
    });
  });

  it("finds how much goes in for one kind of laundry", async () => {
    const programs = [
      "Programs",
      "Program\tTemperature\tMax. load\tDuration",
      "Cotton\t90 °C\t8 kg\t2 h 50 min",
      "Wool / Hand wash\t30 °C\t1.5 kg\t45 min",
    ];

    expect(await ask("how many kilos of woollens fit in?", programs)).toMatchObject({
      lead: "1.5 kg",
    });
    expect(await ask("how many kilos of silk fit in?", programs)).not.toMatchObject({
      lead: expect.anything(),
    });
  });
});
