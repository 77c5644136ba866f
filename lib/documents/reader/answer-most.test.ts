import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const LINES = [
  "Number\tUser\tPlan\tData used (GB)\tExtra",
  "085 555 0117\tTadeusz\tRoam 60\t41.2\t€2.10",
  "085 555 0142\tMaeve\tHome 20\t19.7\t€0.00",
  "085 555 0163\tFinn\tJunior 5\t6.5\t€12.75",
];
const KEEPS = [
  "Preserve\tReady after\tKeeps",
  "Chutney\t2 months\t1 year",
  "Radishes\t4 hours\t10 days",
  "Jelly\t1 day\t2 years",
];
const TIMES = [
  "Task\tTime\tPower",
  "Eco\t3 hours\t800 W",
  "Quick\t45 minutes\t2,000 W",
  "Auto\t2 hours\t1,200 W",
];
const STAYS = ["Guest\tStay booked", "Ann\t3 nights", "Bob\t5 nights"];
const MARKS = ["Work\tShare of mark", "Bowls\t20%", "Teapot\t30%", "Jar\t15%"];

describe("answerFromUnits finds the row with the most", () => {
  it.each([
    ["Who used the most data?", LINES, "Tadeusz (41.2)"],
    ["Who used the least data?", LINES, "Finn (6.5)"],
    ["Which preserve keeps the longest?", KEEPS, "Jelly (2 years)"],
    ["Which program takes the most time?", TIMES, "Eco (3 hours)"],
    ["Which program takes the least time?", TIMES, "Quick (45 minutes)"],
    ["Who booked the longest stay?", STAYS, "Bob (5 nights)"],
    ["What counts most towards the mark?", MARKS, "Teapot (30%)"],
  ])("%s", async (question, text, lead) => {
    expect(await ask(question, ...text)).toMatchObject({ lead });
  });

  it("not where times can't be compared", async () => {
    const answer = await ask(
      "Who booked the longest stay?",
      "Guest\tStay booked",
      "Ann\t1 month",
      "Bob\t5 nights",
    );
    expect(answer).not.toMatchObject({ working: expect.anything() });
  });

  it("not where two have as much, or a row has nothing", async () => {
    const same = ["Name\tHours worked", "Ann\t12", "Bob\t12"];
    const gap = ["Name\tHours worked", "Ann\t12", "Bob\tnone"];
    for (const rows of [same, gap])
      expect(await ask("Who worked the most hours?", ...rows)).not.toMatchObject({
        working: expect.anything(),
      });
  });
});
