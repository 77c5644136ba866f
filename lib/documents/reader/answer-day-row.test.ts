import { describe, expect, it } from "vitest";
import { answerDayRow } from "@/lib/documents/reader/answer-day-row";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const HALL = [
  "Tollgate Climbing Hall",
  "Opening hours",
  "Day\tMain wall\tBouldering room",
  "Monday\tclosed\t16:00–22:00",
  "Tuesday–Friday\t14:00–22:30\t10:00–22:30",
  "Saturday\t9:00–20:00\t9:00–20:00",
  "Sunday\t9:00–18:00\t9:00–19:00",
];
const SHOP = ["Shop", "Opening hours", "Mon to Fri\t9–17", "Sat & Sun\t10–14"];

async function ask(question: string, lines: readonly string[]) {
  const structure = await readStructure(
    "Paper",
    [{ place: 1, text: lines.join("\n\n") }],
    [lines[0] ?? "", "Opening hours"],
  );
  const answer = await answerDayRow(await indexUnits(structure), question);
  return answer?.kind === "answer"
    ? { lead: answer.lead, days: answer.units.map(({ cells }) => cells[0]) }
    : undefined;
}

describe("opening hours of a day", () => {
  it.each([
    ["When is the bouldering room open on Tuesday?", "10:00–22:30", "Tuesday–Friday"],
    ["Is the bouldering room open on Thursday?", "10:00–22:30", "Tuesday–Friday"],
    ["Is the main wall open on Monday?", "closed", "Monday"],
    ["When does the hall close on Sunday?", undefined, "Sunday"],
    ["what are the opening hours on wednesdays", undefined, "Tuesday–Friday"],
  ])("are those of its row: %s", async (question, lead, day) => {
    expect(await ask(question, HALL)).toEqual({ lead, days: [day] });
  });

  it("are those of a span of days", async () => {
    expect(await ask("When do you open on Wednesday?", SHOP)).toMatchObject({ lead: "9–17" });
    expect(await ask("what time does the shop close on sunday", SHOP)).toMatchObject({
      lead: "10–14",
    });
  });

  it.each([
    "When is the sauna open on Tuesday?",
    "When does the bus leave on Tuesday?",
    "When is the main wall open?",
    "Is it open on Monday or Tuesday?",
  ])("aren't given for something else: %s", async (question) => {
    expect(await ask(question, HALL)).toBeUndefined();
  });
});
