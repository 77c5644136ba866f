import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, lines: readonly string[], headings: string[] = []) {
  const parts = [{ place: 1, text: lines.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts, headings));
  return answerFromUnits(index, { question, turns: [] });
}

const SCOOTER = [
  "Inspections",
  "When\tWhat\tBy",
  "After the first 40 hours\tOil change\tShop",
  "Every 500 miles\tChain\tOwner",
  "After the first 600 miles\tFirst inspection\tShop",
];
const PAYMENTS = [
  "Payments",
  "Installment\tAmount\tWhen",
  "First\t$4,000\tOn signing",
  "Second\t$3,000\tWhen the roof is on",
  "Final\t$1,500\tAfter the inspection",
];
const HOURS = [
  "Opening hours",
  "Monday, Tuesday\t9:00–17:00",
  "Wednesday\t9:00–20:30",
  "Friday\t9:00–16:00",
];
const TRIAL = [
  "Results",
  "Group\tNumber\tBefore\tAfter\tChange",
  "Beginners\t14\t31.0\t27.2\t−3.8",
  "Runners\t20\t28.5\t27.1\t−1.4",
  "Swimmers\t18\t29.4\t26.9\t−2.5",
  "All\t52\t29.5\t27.1\t−2.4",
];
const COVER = [
  "What is covered",
  "Section\tLimit\tExcess per claim",
  "1 Cancellation\t$2,000\t$80",
  "2 Medical expenses\t$1,000,000\t$120",
  "3 Emergency dental care\t$400\t$30",
  "4 Luggage\t$1,200\t$60",
];
const PUMP = [
  "Tire pressure",
  "Rider\tFront\tRear",
  "up to 60 kg\t2.5 bar\t3.0 bar",
  "60 to 85 kg\t3.0 bar\t3.6 bar",
  "over 85 kg\t3.5 bar\t4.2 bar",
  "The permitted total weight is 130 kg.",
];

describe("what people with a paper in hand ask for", () => {
  it.each([
    ["After how many miles do I bring it in for the first time?", SCOOTER, "600 miles"],
    ["After how many hours is the first oil change?", SCOOTER, "40 hours"],
    ["How much do we pay at the very end?", PAYMENTS, "$1,500"],
    ["What do I get right at the start?", PAYMENTS, "$4,000"],
    ["Which evening can I come after work?", HOURS, "Wednesday"],
    ["What day are you open late?", HOURS, "Wednesday"],
    ["Who gained the most from it?", TRIAL, "Beginners (−3.8)"],
    ["Which group changed the least?", TRIAL, "Runners (−1.4)"],
    ["How much do I pay out of my own pocket if I need a doctor?", COVER, "$120"],
    ["What's the excess for a lost suitcase?", COVER, "$60"],
    ["If I need a dentist, what do I have to pay myself?", COVER, "$30"],
    ["I weigh 70 kilos. How hard do I pump up the rear tire?", PUMP, "3.6 bar"],
    [
      "What's the longest vacation I can take?",
      ["Cover", "Trips are insured as long as no single trip lasts longer than 45 days."],
      "45 days",
    ],
    ["How long may a loan be?", ["Library", "A loan may not exceed four weeks."], "four weeks"],
    [
      "What's the most I get for one thing?",
      ["Luggage", "$900 in total, up to $150 per item."],
      "$150",
    ],
    [
      "Which number do I ring at 2 in the morning?",
      ["Help", "Office 555-0110, 9 to 5.", "24-hour line: 555-0177."],
      "555-0177",
    ],
    [
      "It hurts and it's Saturday. Which number?",
      ["Help", "Office 555-0110, 9 to 5.", "Weekends: clinic on duty, 555-0177."],
      "555-0177",
    ],
    [
      "Who paid for this study?",
      ["Funding", "Hill Foundation for Sleep, grant HF-12."],
      "Hill Foundation for Sleep",
    ],
    [
      "What do two adults and two kids pay?",
      ["Zoo", "Adults $10, children $6.", "Family (2 adults, up to 3 children): $26"],
      "$26",
    ],
  ])("is found by the form of the question: %s", async (question, lines, lead) => {
    expect(await ask(question, lines)).toMatchObject({ lead });
  });

  it("adds the note that a row points to", async () => {
    const lines = [
      "Results",
      "Test\tResult\tUnit",
      "Sodium\t139\tmmol/L",
      "Zinc\tnot measured (1)\tmmol/L",
      "",
      "(1) The tube was broken.",
    ];
    const answer = await ask("Why is there no zinc?", lines);
    expect(answer).toMatchObject({
      units: [{ cells: expect.arrayContaining(["Zinc"]) }, { text: "(1) The tube was broken." }],
    });
  });

  it.each([
    // No figure of that unit is the first.
    ["After how many weeks is the first inspection?", SCOOTER],
    ["How much is left at the very end?", PAYMENTS],
    // Nothing is open in the evening.
    ["Which evening can I come?", [...HOURS.slice(0, 2), "Friday\t9:00–16:00"]],
    ["Who gained the most?", TRIAL.slice(0, 4)],
    ["What's the excess if I'm sued?", COVER],
    ["What's the longest book I can borrow?", ["Library", "A loan may not exceed four weeks."]],
    ["Which number do I ring at night?", ["Help", "Office 555-0110, 9 to 5."]],
    [
      "What do five adults and two kids pay?",
      ["Zoo", "Adults $10.", "Family (2 adults, up to 3 children): $26"],
    ],
  ])("isn't answered with something like it: %s", async (question, lines) => {
    expect(await ask(question, lines)).not.toHaveProperty("lead");
  });
});
