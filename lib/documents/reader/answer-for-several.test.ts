import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const TRIP = ["Museum trip", "The trip costs £14 per child. A deposit of £5 per child is due now."];
const POTTERY = ["Pottery evenings", "Tickets are £18 per person, clay and firing included."];
const CONCERT = ["Spring concert", "Tickets: adults £12, children £5."];
const CAMP = ["Summer camp", "The camp costs £85 per child, or £150 for two siblings."];
const GROUPS = ["Boat tour", "Tickets are £10 each.", "Groups of ten or more pay £9 each."];
const HOUSE = ["Guest house", "A double room is £92 per night.", "Breakfast is £9 per person."];
const WEEKLY = ["Chess course", "The course costs £6 per person per week."];
const TABLE = [
  "Museum",
  "Ticket\tMuseum\tMuseum + garden",
  "Adult\t$16\t$22",
  "Senior (65 and over)\t$13\t$18",
  "Child 6–17\t$7\t$10",
];
const FAMILY = ["Fun run", "Entry is £8 per person.", "A family ticket costs £25."];

describe("answerFromUnits multiplies what one person pays", () => {
  it.each([
    ["How much for two children?", TRIP, "£28", "2 × £14"],
    ["How much does it cost for 3 kids?", TRIP, "£42", "3 × £14"],
    ["What do three tickets cost?", POTTERY, "£54", "3 × £18"],
    ["How much are 2 tickets?", POTTERY, "£36", "2 × £18"],
    ["How much for four people?", POTTERY, "£72", "4 × £18"],
    ["How much would it cost for the two of us?", POTTERY, "£36", "2 × £18"],
    ["What do three adult tickets cost?", CONCERT, "£36", "3 × £12"],
    ["How much do two adults pay?", CONCERT, "£24", "2 × £12"],
    ["How much for two adults and two children?", CONCERT, "£34", "2 × £12 + 2 × £5"],
    ["How much is it for 4 people?", GROUPS, "£40", "4 × £10"],
    ["How much is breakfast for two?", HOUSE, "£18", "2 × £9"],
    ["How much is breakfast for three people?", HOUSE, "£27", "3 × £9"],
    ["How much for two adults and a child?", CONCERT, "£29", "2 × £12 + 1 × £5"],
    ["What do two adult tickets and one child ticket cost?", CONCERT, "£29", "2 × £12 + 1 × £5"],
    [
      "What do two adult tickets and one child ticket for the museum cost?",
      TABLE,
      "$39",
      "2 × $16 + 1 × $7",
    ],
    [
      "What do two adults and a senior pay for the museum and the garden?",
      TABLE,
      "$62",
      "2 × $22 + 1 × $18",
    ],
  ])("%s", async (question, text, lead, working) => {
    expect(await ask(question, ...text)).toMatchObject({ lead, working });
  });

  it("shows who pays less than what is computed", async () => {
    const free = "Children under 5 are free.";
    const answer = await ask("How much for two adults and two children?", ...CONCERT, free);
    expect(answer).toMatchObject({ lead: "£34", units: [{ text: CONCERT[1] }, { text: free }] });
  });

  it("knows what several pay together", async () => {
    expect(await ask("What do two siblings cost?", ...CAMP)).toMatchObject({ lead: "£150" });
  });

  it.each([
    [
      "How much for two children?",
      CAMP,
      ["The camp costs £85 per child, or £150 for two siblings."],
    ],
    ["What do three tickets cost?", CONCERT, ["Tickets: adults £12, children £5."]],
    ["How much for 12 people?", GROUPS, GROUPS.slice(1)],
    [
      "What do two adult tickets cost?",
      [...TABLE, "Groups of 12 or more: $11 a head."],
      ["Adult $16 $22"],
    ],
    ["How much for four people?", FAMILY, FAMILY.slice(1)],
    ...["Children pay half.", "Under-5s are free.", "There is 10% off for children."].map(
      (less): [string, string[], string[]] => [
        "How much for two adults and two children?",
        ["Museum trip", "The trip costs £8 per person.", less],
        ["The trip costs £8 per person.", less],
      ],
    ),
  ])("and only quotes what may be meant: %s", async (question, text, said) => {
    const answer = await ask(question, ...text);
    expect(answer).toMatchObject({ units: said.map((one) => ({ text: one })) });
    expect(answer).not.toHaveProperty("lead");
  });

  it.each([
    ["How much for two people?", HOUSE],
    ["How much for two people?", WEEKLY],
    ["How much is dinner for two?", HOUSE],
    ["How much do two adults and their student son pay?", CONCERT],
  ])("and computes nothing of something else: %s", async (question, text) => {
    expect(await ask(question, ...text)).not.toHaveProperty("working");
  });
});
