import { describe, expect, it } from "vitest";
import { answerOnWeekday } from "@/lib/documents/reader/answer-on-weekday";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(title: string, question: string, ...paragraphs: string[]) {
  const structure = await readStructure(title, [{ place: 1, text: paragraphs.join("\n\n") }]);
  return answerOnWeekday(await indexUnits(structure), question);
}

describe("answerOnWeekday", () => {
  it.each([
    ["Route 17", "Does it run on Sunday?", "There is no service on Sundays."],
    ["Route 17", "Is there a bus on Thanksgiving?", "There is no service on Thanksgiving."],
    ["Town pool", "Is the pool open on Sunday?", "Closed on Sundays."],
    ["Town pool", "Is the pool open on Mondays?", "The pool is closed on Mondays."],
    ["Town museum", "Is it open on Sunday?", "We are closed on Sundays."],
    ["Town museum", "Is the café open on Monday?", "The café is closed on Mondays."],
    ["Town museum", "Is it open on Monday?", "The museum is closed on Mondays."],
  ])("%s: %s", async (title, question, statement) => {
    expect(await ask(title, question, statement)).toMatchObject({ units: [{ text: statement }] });
  });

  it.each([
    ["Town museum", "Is the museum open on Mondays?", "The café is closed on Mondays."],
    ["Town museum", "Is it open on Mondays?", "The café is closed on Mondays."],
    ["Shop", "Is the shop open on Sunday?", "No deliveries are made on Sundays."],
    ["Town pool", "Is the pool open on Saturday?", "The slide is closed on Saturdays."],
    ["Parking", "Do I have to pay on Sundays?", "The parking office is closed on Sundays."],
    ["Library", "Is the library open on Sundays?", "Book returns are open on Sundays."],
    ["Library", "Is the library open on Sundays?", "The library café is open on Sundays."],
    ["Route 17", "Is there a bus on Sunday?", "The ticket office is closed on Sundays."],
  ])("takes nothing else for what is asked: %s, %s", async (title, question, statement) => {
    expect(await ask(title, question, statement)).toBeUndefined();
  });
});
