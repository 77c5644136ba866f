import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";
import { saysNoTime } from "@/lib/documents/reader/time-asked";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Ferry", parts, HEADINGS));
  return answerFromUnits(index, { question, turns: [] });
}

const HEADINGS = ["From Ardskerry", "From Innisbeg"];
const FERRY = [
  "Valid from 12 May to 28 September 2025.",
  "From Ardskerry",
  "Sailing\tMon–Fri\tSaturday\tSunday",
  "1st\t06:50\t07:40\t09:15",
  "2nd\t17:35\t18:20\t–",
  "From Innisbeg",
  "Sailing\tMon–Fri\tSaturday\tSunday",
  "1st\t07:45\t08:35\t10:10",
  "2nd\t18:30\t19:15\t–",
];

describe("a question for the first or the last departure", () => {
  it.each([
    ["When does the last ferry leave Innisbeg on Saturday?", "19:15"],
    ["When is the first boat from Ardskerry on Sunday?", "09:15"],
    ["What time is the last boat from Ardskerry on a Tuesday?", "17:35"],
    ["What time is the last sailing from Innisbeg on Sunday?", "10:10"],
  ])("is answered from the table for that way: %s", async (question, lead) => {
    expect(await ask(question, ...FERRY)).toMatchObject({ lead });
  });

  it.each([
    "What time is the last boat back on a Sunday?",
    "When does the last ferry to Innisbeg leave on Saturday?",
    "When does the last ferry leave Carrow on Saturday?",
    "When does the last ferry from Innisbeg leave?",
  ])("isn't where a table may be for another way or day: %s", async (question) => {
    const answer = await ask(question, ...FERRY);

    expect(answer).not.toMatchObject({ lead: expect.stringMatching(/\d:\d/) });
  });
});

describe("when to be there", () => {
  const LETTER = [
    "Your operation is on Thursday 13 November 2025. Please arrive at the Day Surgery Unit at 7.15 am.",
    "You'll see the team in the clinic on 8 January 2026 at 2.40 pm.",
  ];

  it("is the time at which one is told to come", async () => {
    expect(await ask("What time do I have to be there?", ...LETTER)).toMatchObject({
      lead: "7.15 am",
    });
  });

  it("is how long before, of whoever is asked about", async () => {
    const rule =
      "Cars must be at the slip 25 minutes before the sailing, foot passengers 10 minutes.";

    expect(await ask("How early must I be there with the car?", rule)).toMatchObject({
      lead: "25 minutes",
    });
    expect(await ask("How early must I be there with a bicycle?", rule)).not.toHaveProperty("lead");
  });
});

describe("saysNoTime", () => {
  it.each([
    ["Valid from 12 May to 28 September 2025.", "When does the last ferry leave?", true],
    ["The crossing takes 40 minutes.", "How early must I be there?", true],
    ["The clinic is on 8 January 2026.", "What time is the clinic?", true],
    ["The last ferry leaves at 19:15.", "When does the last ferry leave?", false],
    ["The last bus goes shortly before midnight.", "When does the last bus go?", false],
    ["The office is open 9–5.", "What time does the office open?", false],
    ["Come at seven.", "What time should I come?", false],
    ["Two hours before the ceremony.", "What time should I come?", false],
    ["Be there 25 minutes before the sailing.", "How early must I be there?", false],
    ["Valid from 12 May.", "When does the timetable begin?", false],
    ["It blooms in May.", "What time of year does it bloom?", false],
  ])("tells of %s, where it's asked %s: %s", (statement, question, says) => {
    expect(saysNoTime(statement, question)).toBe(says);
  });
});
