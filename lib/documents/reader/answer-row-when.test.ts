import { describe, expect, it } from "vitest";
import { answerRowWhen } from "@/lib/documents/reader/answer-row-when";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const CLASSES = [
  "Class\tTeacher\tStarts\tFee",
  "Pottery\tAnn Lee\tMonday, 6:00 PM\t$80",
  "Castle tour\tBo Hart\tSaturday, 10:00 AM\t$12",
  "Piano concert\tCy Odell\tSaturday, 7:00 PM\t$20",
];
const TALKS = [
  "Speaker\tRoom\tTime",
  "Marie Curie\tHall A\t10:30 AM",
  "Library\tHall B\tdaily, 9:00 AM",
  "Recycling\tYard\tMonday, 7:00 AM",
];

async function ask(question: string, paragraphs: readonly string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  return answerRowWhen(await indexUnits(await readStructure("Guide", parts)), question);
}

describe("answerRowWhen", () => {
  it.each([
    ["When is pottery?", CLASSES, "Monday, 6:00 PM"],
    ["When does the pottery class start?", CLASSES, "Monday, 6:00 PM"],
    ["When does the castle tour happen?", CLASSES, "Saturday, 10:00 AM"],
    ["What time is Ann Lee's pottery class?", CLASSES, "Monday, 6:00 PM"],
    ["When is Marie Curie on?", TALKS, "10:30 AM"],
  ])("tells when something takes place: %s", async (question, table, lead) => {
    expect(await ask(question, table)).toMatchObject({ lead });
  });

  it.each([
    ["When does pottery end?", CLASSES],
    ["When is the payment for pottery due?", CLASSES],
    ["When do I have to book the castle tour?", CLASSES],
    ["When can I cancel pottery?", CLASSES],
    ["When do tickets for the piano concert go on sale?", CLASSES],
    ["When do doors open for the piano concert?", CLASSES],
    ["When is the pottery fee paid?", CLASSES],
    ["When was Marie Curie born?", TALKS],
    ["When was the library built?", TALKS],
    ["When did the library start?", TALKS],
    ["When is recycling not collected?", TALKS],
    ["When isn't recycling?", TALKS],
  ])("tells no other time of it: %s", async (question, table) => {
    expect(await ask(question, table)).toBeUndefined();
  });
});
