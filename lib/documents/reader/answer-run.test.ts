import { describe, expect, it } from "vitest";
import { answerRun } from "@/lib/documents/reader/answer-run";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const WEEK = [
  "Weekdays, toward Hospital",
  "Stop\tA\tB",
  "Ferry Landing\t5:48\t6:18\t7:33",
  "Downtown, Bay C\t6:07\t6:38\t7:57",
  "Hospital\t6:21\t6:58\t–",
  "The last bus leaves Ferry Landing at 9:48 PM.",
];
const SATURDAY = [
  "Saturday, toward Hospital",
  "Ferry Landing\t7:30\t9:00\t10:30",
  "Hospital\t8:06\t10:08\t11:10",
  "There is no service on Sundays.",
];

async function ask(question: string, lines: readonly string[] = [...WEEK, ...SATURDAY]) {
  const text = lines.join("\n\n");
  const structure = await readStructure("Route 17", [{ place: 1, text }]);
  return answerRun(await indexUnits(structure), question);
}

describe("answerRun", () => {
  it.each([
    ["When's the first Saturday bus?", "7:30"],
    ["When does the first bus leave Ferry Landing on weekdays?", "5:48"],
    ["When does the first bus get to the hospital on weekdays?", "6:21"],
    ["When does the 6:18 bus get to the hospital?", "6:58"],
    ["What time does the 6:18 get to Downtown?", "6:38"],
    ["How long does the 6:18 bus take to the hospital?", "40 min"],
    ["How long does the 9:00 bus take to the hospital?", "1 h 8 min"],
  ])("%s", async (question, lead) => {
    expect(await ask(question)).toMatchObject({ lead });
  });

  it("only quotes a run that doesn't stop there", async () => {
    const answer = await ask("When does the 7:33 bus get to the hospital?");
    expect(answer?.kind).toBe("answer");
    expect(answer).not.toHaveProperty("lead");
  });

  it.each([
    "When's the first bus?",
    "When does the first bus leave the hospital on weekdays?",
    "When does the first bus leave Ferry Landing on Sunday?",
    "When does the 6:18 bus get to Orchard Street?",
    "When does the 8:18 bus get to the hospital?",
  ])("answers nothing where several tables, or none, may be meant: %s", async (question) => {
    expect(await ask(question)).toBeUndefined();
  });

  const ALWAYS = [
    "Timetable",
    "Ferry Landing\t7:00\t7:20\t12:40",
    "Downtown\t7:20\t7:40\t13:00",
    "Hospital\t7:45\t8:05\t13:25",
    "There is no service on Sundays.",
  ];

  it("takes the run at the stop that a question names", async () => {
    const fromDowntown = "When does the 7:20 from Downtown get to the hospital?";
    expect(await ask(fromDowntown, ALWAYS)).toMatchObject({ lead: "7:45" });
    // It is the time of one run at one stop, and of another at the next.
    expect(await ask("When does the 7:20 get to the hospital?", ALWAYS)).toBeUndefined();
    const first = await ask("When does the first bus leave Downtown for the hospital?", ALWAYS);
    expect(first).toMatchObject({ lead: "7:20" });
  });

  it.each([
    "When is the first bus after 12:00?",
    "When is the first afternoon bus?",
    "When does the first bus leave on Sunday?",
    "When is the first bus on Saturday?",
    "When does the first bus leave Downtown for Ferry Landing?",
    "When is the first service of the year?",
    "When was the first bus run on this line?",
    "When is the first departure for wheelchair users?",
    "How long does the 7:40 bus wait before it takes off for the hospital?",
  ])("has no first run for more than stops and named days: %s", async (question) => {
    expect(await ask(question, ALWAYS)).toBeUndefined();
  });
});
