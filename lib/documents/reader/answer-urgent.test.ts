import { describe, expect, it } from "vitest";
import { answerUrgent } from "@/lib/documents/reader/answer-urgent";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

/** The short answer and the statements quoted for a question about lines of a document; undefined for none. */
async function ask(question: string, lines: readonly string[], headings: string[] = []) {
  const parts = [{ place: 1, text: lines.join("\n\n") }];
  const index = await indexUnits(await readStructure("Paper", parts, headings));
  const answer = await answerUrgent(index, question);
  return answer?.kind === "answer"
    ? { lead: answer.lead, texts: answer.units.map(({ text }) => text) }
    : undefined;
}

const ESTIMATE = [
  "Work\tPriority\tTotal",
  "Brake pads\tSafety: do now\t$502.00",
  "Oxygen sensor\tWithin 30 days\t$242.00",
  "Dent\tCosmetic\t$755.00",
];
const SEVERITY = ["Fault\tSeverity\tPage", "Roof\tHigh\t2", "Wiring\tSevere\t3", "Door\tLow\t4"];
const DUE = [
  "Work\tUrgency\tPage",
  "Boiler\tNo later than today\t2",
  "Fence\tSoon\t3",
  "Lamp\tLater\t4",
];
const RISKS = ["Fault\tRisk\tPage", "Step\tDanger low\t2", "Rail\tHigh\t3", "Wall\tVery low\t4"];
const OFTEN = [
  "Work\tWhen\tPage",
  "Paint\tnow and then\t2",
  "Roof\tSoon\t3",
  "Hedge\tFine for now\t4",
];
const SURVEY = [
  "Defect\tUrgency\tPage",
  "Gutter leaks\tHigh\t4",
  "Paint flakes\tNot urgent\t6",
  "Door sticks\tLow\t7",
];

describe("answerUrgent", () => {
  it.each([
    ["Which of the jobs is the most urgent?", ESTIMATE, "Brake pads"],
    ["What needs to be done first?", ESTIMATE, "Brake pads"],
    ["Which repair can't wait?", ESTIMATE, "Brake pads"],
    ["What is top priority?", ESTIMATE, "Brake pads"],
    ["Which defect is most urgent?", SURVEY, "Gutter leaks"],
    ["Which fault is most urgent?", SEVERITY, "Wiring"],
    ["What is the most urgent?", DUE, "Boiler"],
    ["Which fault is most urgent?", RISKS, "Rail"],
    ["What should be repaired right away?", SURVEY, "Gutter leaks"],
  ])("tells the row that a column says so of: %s", async (question, lines, row) => {
    const answer = await ask(question, lines);

    expect(answer?.texts).toEqual([expect.stringContaining(row)]);
  });

  it("tells nothing of what is soon, or only seems to be now", async () => {
    expect(await ask("What needs to be done first?", OFTEN)).toBeUndefined();
  });

  it.each([
    [["High", "Very low", "Low"], "Risk", ["Roof High"]],
    [["Very high", "High", "Low"], "Risk", ["Roof Very high"]],
    [["1", "2", "3"], "Priority", ["Roof 1"]],
    [["May", "Immediately", "June"], "When", ["Door Immediately"]],
    [["Severe", "High", "Low"], "Severity", ["Roof Severe"]],
    [["No later than today", "Soon", "Low"], "Urgency", ["Roof No later than today"]],
    [["Now and then", "Each May", "Each June"], "When", undefined],
    [["Danger low", "Low", "Low"], "Risk", undefined],
    [["1", "3", "5"], "Risk", undefined],
    [["Soon", "May", "June"], "When", undefined],
    [["Today", "May", "June"], "When", undefined],
    [["Very low", "Low", "Low"], "Severity", undefined],
  ])("tells %j below %s", async (cells, column, rows) => {
    const [roof, door, wall] = cells;
    const lines = [
      `Part\t${column}\tPage`,
      `Roof\t${roof}\t4`,
      `Door\t${door}\t6`,
      `Wall\t${wall}\t7`,
    ];
    const answer = await ask("What needs to be done first?", lines);

    expect(answer?.texts).toEqual(rows?.map((row) => expect.stringContaining(row)));
  });

  it("leaves a table without such a column, or in which all is as urgent", async () => {
    const prices = ["Work\tTime\tTotal", "Brake pads\t2 h\t$502.00", "Dent\t5 h\t$755.00"];
    const same = ["Work\tPriority\tTotal", "Pads\tHigh\t$502.00", "Dent\tHigh\t$755.00"];

    expect(await ask("Which job is the most urgent?", prices)).toBeUndefined();
    expect(await ask("Which job is the most urgent?", same)).toBeUndefined();
  });
});
