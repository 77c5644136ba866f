import { describe, expect, it } from "vitest";
import { answerAppointment } from "@/lib/documents/reader/answer-appointment";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

/** The short answer and the statements quoted for a question about lines of a document; undefined for none. */
async function ask(question: string, lines: readonly string[], headings: string[] = []) {
  const parts = [{ place: 1, text: lines.join("\n\n") }];
  const index = await indexUnits(await readStructure("Paper", parts, headings));
  const answer = await answerAppointment(index, question);
  return answer?.kind === "answer"
    ? { lead: answer.lead, texts: answer.units.map(({ text }) => text) }
    : undefined;
}

const LETTER = [
  "Date\t6 May 2025",
  "Dear Ms. Pemberton,",
  "Dr. Menon has asked us to arrange this test for you.",
  "Your appointment\tgastroscopy",
  "Date\tThursday 29 May 2025",
  "Time to arrive\t9.40am",
  "Place\tWest Wing",
];

describe("answerAppointment", () => {
  it.each([
    ["When is my appointment?", "Thursday 29 May 2025, 9.40am"],
    ["What date is the gastroscopy?", "Thursday 29 May 2025, 9.40am"],
    ["What time is my appointment?", "9.40am"],
    ["When do I have to be there?", "Thursday 29 May 2025, 9.40am"],
    ["At what time should I arrive?", "9.40am"],
    ["On what day is the appointment?", "Thursday 29 May 2025, 9.40am"],
  ])("tells its day and time rather than the letter's: %s", async (question, lead) => {
    const answer = await ask(question, LETTER);

    expect(answer?.lead).toBe(lead);
    expect(answer?.texts).not.toContain("Date 6 May 2025");
  });

  it.each([
    ["When is the viewing?", "Viewing", "Day\tSaturday, June 7, 2025", "Time\t2:30 p.m."],
    ["When is my interview?", "Your interview", "Date\tMay 4, 2025", "Start time\t10 a.m."],
    ["What time is the lesson?", "Your first lesson", "Date\tMay 4, 2025", "Time\t10 a.m."],
  ])("of other things: %s", async (question, ...lines) => {
    expect((await ask(question, lines))?.lead).toBeDefined();
  });

  it.each([
    "When was the letter written?",
    "By when do I have to confirm my appointment?",
    "When do I get the results?",
    "When is my next appointment?",
    "When is the scan?",
  ])("leaves what they don't tell: %s", async (question) => {
    expect(await ask(question, LETTER)).toBeUndefined();
  });

  it.each([
    ["When is the flight?", "9:30|Departure", "May 4, 2026, 10:15 a.m."],
    ["What time is the surgery?", "7|Surgery", "9 a.m."],
    ["When is the surgery?", "7|Surgery", "May 4, 2026, 9 a.m."],
    ["When do I have to arrive for surgery?", "7|Surgery", "May 4, 2026, 7 a.m."],
  ])("takes the time that is asked for of several: %s", async (question, kind, lead) => {
    const flight = ["Your flight", "Date\tMay 4, 2026", "Boarding time\t9:30 a.m."];
    const surgery = ["Your surgery", "Date\tMay 4, 2026", "Arrival time\t7 a.m."];
    const lines = kind.endsWith("Surgery")
      ? [...surgery, "Surgery time\t9 a.m."]
      : [...flight, "Departure time\t10:15 a.m."];

    expect((await ask(question, lines))?.lead).toBe(lead);
  });

  it.each([
    ["When is the surgery?", "Surgery date\tMay 4, 2026", "Fasting time\t12:00 a.m."],
    ["When is my order?", "Order date\tMay 4, 2026", "Delivery time\t9 a.m."],
    ["When was I born?", "Birth date\tMay 4, 1986", "Time\t9 a.m."],
    [
      "When is the show?",
      "Date of show",
      "Date\tMay 4, 2026",
      "Show time\t8 p.m.",
      "Show time\t9 p.m.",
    ],
  ])("takes no time of something else: %s", async (question, ...lines) => {
    expect(await ask(question, lines)).toBeUndefined();
  });
});
