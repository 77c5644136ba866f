import { describe, expect, it } from "vitest";
import { answerHowOften } from "@/lib/documents/reader/answer-how-often";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

/** The short answer and the statements quoted for a question about lines of a document; undefined for none. */
async function ask(question: string, lines: readonly string[], headings: string[] = []) {
  const parts = [{ place: 1, text: lines.join("\n\n") }];
  const index = await indexUnits(await readStructure("Paper", parts, headings));
  const answer = await answerHowOften(index, question);
  return answer?.kind === "answer"
    ? { lead: answer.lead, texts: answer.units.map(({ text }) => text) }
    : undefined;
}

const MAINTENANCE = [
  "Task\tFirst\tThen every",
  "Change engine oil\t20 h\t100 h or 6 months",
  "Clean air filter\t10 h\t50 h",
  "Replace spark plug\t50 h\t200 h",
];
const CARE = [
  "Plant\tWater\tHow often",
  "Orchid\t100 ml\tevery 10 days",
  "Fern\t200 ml\ttwice a week",
  "Cactus\t50 ml\tonce a month",
];

describe("answerHowOften", () => {
  it.each([
    ["How often does the oil need changing?", MAINTENANCE, "100 h or 6 months"],
    ["How often should I change the engine oil?", MAINTENANCE, "100 h or 6 months"],
    ["how often do I have to clean the air filter", MAINTENANCE, "50 h"],
    ["How frequently is the spark plug replaced?", MAINTENANCE, "200 h"],
    ["How often does the orchid need it?", CARE, "every 10 days"],
    ["How often must I water the cactus?", CARE, "once a month"],
  ])("tells the row of a table with intervals: %s", async (question, lines, cell) => {
    expect((await ask(question, lines))?.texts).toEqual([expect.stringContaining(cell)]);
  });

  it("takes what something costs each month for no interval", async () => {
    const costs = ["Medicine\tMonthly cost\tShop", "Tablets\t$20\tElm", "Drops\t$30\tOak"];

    expect(await ask("How often may I take the tablets?", costs)).toBeUndefined();
  });

  it.each([
    "How often does the bus run?",
    "How often do I check the tank?",
    "How long is oil good?",
  ])("leaves what isn't in it: %s", async (question) => {
    expect(await ask(question, MAINTENANCE)).toBeUndefined();
  });

  it("takes what something costs a month for no interval", async () => {
    const costs = ["Medicine\tMonthly cost\tPack", "Tablets\t$20\t30 pieces", "Drops\t$12\t50 ml"];
    const bare = ["Medicine\tMonthly\tPack", "Tablets\t$20\t30 pieces", "Drops\t$12\t50 ml"];
    const ticks = ["Task\tDaily\tWeekly", "Mop floor\t-\tx", "Empty bin\tx\t-"];

    expect(await ask("How often may I take the tablets?", costs)).toBeUndefined();
    expect(await ask("How often may I take the tablets?", bare)).toBeUndefined();
    expect(await ask("How often do I empty the bin?", ticks)).toBeDefined();
  });
});
