import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...rows: string[]) {
  const parts = [{ place: 1, text: rows.join("\n\n") }];
  const headings = ["Soil Days", "Thursday, October 9", "Friday, October 10", "Registration"];
  const index = await indexUnits(await readStructure("Soil Days", parts, headings));
  const answer = await answerFromUnits(index, { question, turns: [] });
  return answer.kind === "answer" ? answer.lead : undefined;
}

const HEAD = "Time\tRoom\tTalk\tSpeaker";
const PROGRAM = [
  "Soil Days",
  "Thursday, October 9",
  HEAD,
  "09:30\tAula\tKeynote: Carbon below the plow\tDr. Samir Haddad",
  "11:40\tRoom 2\tPeat and fire\tDr. Owen Pryce",
  "12:30\tCanteen\tLunch",
  "14:00\tRoom 4\tWorkshop: Reading a soil profile\tGiulia Ferrante",
  "19:00\tDe Kaai\tConference dinner",
  "Friday, October 10",
  HEAD,
  "09:00\tAula\tKeynote: Salt in the delta\tProf. Nguyen Thi Hoa",
  "10:00\tRoom 2\tMicroplastics in fields\tDr. Katrin Uhl",
  "12:00\tCanteen\tLunch",
  "14:00\tAula\tClosing remarks\tDr. Samir Haddad",
  "Registration",
  "Category\tUntil August 31\tAfter August 31",
  "Regular\tEUR 290\tEUR 350",
  "Student\tEUR 120\tEUR 160",
  "The dinner must be booked by September 26.",
];

describe("a program of several days", () => {
  it("says when something is, with the day above it", async () => {
    expect(await ask("When is the workshop?", ...PROGRAM)).toBe("14:00, Thursday, October 9");
    expect(await ask("When does Dr. Uhl speak?", ...PROGRAM)).toBe("10:00, Friday, October 10");
    expect(await ask("when is lunch on Friday?", ...PROGRAM)).toBe("12:00, Friday, October 10");
    expect(await ask("What time is lunch", ...PROGRAM)).toBe(
      "12:30, Thursday, October 9; 12:00, Friday, October 10",
    );
    expect(await ask("When is the conference?", ...PROGRAM)).toBe(
      "Thursday, October 9; Friday, October 10",
    );
  });

  it("says who and what is at a time, and where", async () => {
    expect(await ask("Who speaks at 10:00?", ...PROGRAM)).toBe("Dr. Katrin Uhl");
    expect(await ask("What is at 14:00 on Thursday?", ...PROGRAM)).toBe(
      "Workshop: Reading a soil profile",
    );
    expect(await ask("what happens at 2 p.m. on October 10", ...PROGRAM)).toBe("Closing remarks");
    expect(await ask("In which room is the workshop?", ...PROGRAM)).toBe("Room 4");
    expect(await ask("who gives the keynote on Friday?", ...PROGRAM)).toBe("Prof. Nguyen Thi Hoa");
  });

  it("says nothing of what isn't in its rows, or only beside them", async () => {
    expect(await ask("When is the quiz?", ...PROGRAM)).toBeUndefined();
    expect(await ask("When must the dinner be booked?", ...PROGRAM)).toBe("September 26");
    expect(await ask("Who speaks at 16:00?", ...PROGRAM)).toBeUndefined();
    expect(await ask("Who speaks after lunch on Friday?", ...PROGRAM)).toBeUndefined();
    expect(await ask("When is lunch on Monday?", ...PROGRAM)).toBeUndefined();
  });
});

describe("columns for times", () => {
  it("are told by the date that a question names", async () => {
    expect(await ask("What does a student pay after August 31?", ...PROGRAM)).toBe("EUR 160");
    expect(await ask("how much is it for a student before August 31", ...PROGRAM)).toBe("EUR 120");
    expect(await ask("How much is a regular ticket on September 5?", ...PROGRAM)).toBe("EUR 350");
  });
});
