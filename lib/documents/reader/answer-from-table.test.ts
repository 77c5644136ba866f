import { describe, expect, it } from "vitest";
import { answerFromTable } from "@/lib/documents/reader/answer-from-table";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...rows: string[]) {
  const parts = [{ place: 1, text: rows.join("\n\n") }];
  return answerFromTable(await indexUnits(await readStructure("Bill", parts)), question);
}

const LINES = [
  "Line\tPlan\tData used\tCharges",
  "(208) 555-0134 Curtis\tUnlimited\t14.2 GB\t$45.00",
  "(208) 555-0161 Dana\tBasic\t6.1 GB\t$28.00",
];
const RENTAL = [
  "Charge\tQuantity\tRate\tAmount",
  "Daily rental\t7\t$42.00\t$294.00",
  "Child seat\t1\t$45.00\t$45.00",
];
const GRADES = ["Subject\tTeacher\tGrade", "Science\tMrs. Park\tA", "Spanish\tSra. Molina\tB"];
const HOURS = [
  "Day\tIn\tHours",
  "Monday\t7:00 a.m.\t8.00",
  "Tuesday\t8:00 a.m.\t9.00",
  "Total\t–\t17.00",
];

const PROGRAMS = [
  "Program\tTemperature\tDuration\tWater\tEnergy",
  "Eco\t50 °C\t3 h 40 min\t9.5 L\t0.75 kWh",
  "Auto\t45–65 °C\t1 h 30 – 2 h 40\t8–14 L\t0.9–1.3 kWh",
  "Glass\t40 °C\t1 h 20 min\t11 L\t0.7 kWh",
  "Quick\t40 °C\t30 min\t10 L\t0.65 kWh",
];

describe("answerFromTable", () => {
  it("takes the difference of one measure, and none where several may be meant", async () => {
    const longer = await ask("How much longer does Eco take than Glass?", ...PROGRAMS);
    expect(longer).toMatchObject({ lead: "2 h 20 min", working: "3 h 40 min − 1 h 20 min" });
    const open = await ask("What is the difference between Eco and Glass?", ...PROGRAMS);
    expect(open).toMatchObject({ note: "They differ in more than one way:" });
    expect(open).not.toHaveProperty("lead");
  });

  it("tells by how much one of two prices of a row differs from the other one", async () => {
    const fares = ["Fare\tCash\tTide card", "Adult\t$2.25\t$1.90", "Youth\t$1.25\t$0.95"];
    const tickets = ["Ticket\tMuseum\tMuseum + garden", "Adult\t$16\t$22", "Senior\t$13\t$18"];
    const saved = await ask("How much do I save on an adult fare with the Tide card?", ...fares);
    expect(saved).toMatchObject({ lead: "$0.35", working: "$2.25 − $1.90" });
    const more = await ask("How much more is the garden for an adult?", ...tickets);
    expect(more).toMatchObject({ lead: "$6", working: "$22 − $16" });
    // Paying cash saves nothing.
    const none = await ask("How much do I save on an adult fare with cash?", ...fares);
    expect(none).toBeUndefined();
  });

  it("takes no time for a length", async () => {
    const trails = [
      "Trail\tLength\tTime\tShade",
      "Ridge Trail\t5 km\t2 h\tnone",
      "Lake Trail\t3 km\t3 h\tmuch",
    ];
    const untold = await ask("How much longer is the Ridge Trail than the Lake Trail?", ...trails);
    expect(untold).not.toHaveProperty("lead");
    const time = await ask(
      "How much longer does the Lake Trail take than the Ridge Trail?",
      ...trails,
    );
    expect(time).toMatchObject({ lead: "1 h" });
  });

  it.each([
    [
      "How much more is the deductible for a doctor visit?",
      ["Service\tDeductible\tCopay", "Doctor visit\t$50\t$20", "Lab\t$30\t$10"],
    ],
    [
      "How much less is the monthly Basic plan?",
      ["Plan\tMonthly\tAnnual", "Basic\t$10\t$100", "Pro\t$20\t$200"],
    ],
    [
      "How much less is the monthly price of Basic?",
      ["Plan\tMonthly price\tAnnual price", "Basic\t$10\t$100", "Pro\t$20\t$200"],
    ],
    [
      "How much less is the deposit for a kayak?",
      ["Item\tCost\tDeposit", "Kayak\t$90\t$50", "Canoe\t$80\t$40"],
    ],
    [
      "How much more is the regular fare for an adult this year?",
      ["Fare\tRegular\tMember", "Adult\t$12\t$9", "Youth\t$8\t$6"],
    ],
    [
      "How much is saved for the roof?",
      ["Fund\tGoal\tSaved", "Roof\t$9,000\t$4,000", "Van\t$800\t$300"],
    ],
  ])("subtracts no price from one of another kind: %s", async (question, rows) => {
    expect((await ask(question, ...rows)) ?? {}).not.toHaveProperty("working");
  });

  it("leaves what is saved to a column that says so", async () => {
    const plans = ["Plan\tPrice\tSavings", "Basic\t$10\t$5", "Pro\t$60\t$30"];
    expect(await ask("How much do I save with Pro?", ...plans)).not.toMatchObject({
      kind: "open",
    });
  });

  it("tells by how much a row grew where no other time is asked for", async () => {
    const rows = ["Item\t2024\t2025", "Revenue\t$48,300\t$61,900", "Costs\t$20,000\t$21,000"];
    const working = "$61,900 − $48,300";
    expect(await ask("How much did revenue grow?", ...rows)).toMatchObject({ working });
    expect(await ask("How much did revenue grow in 2025?", ...rows)).toMatchObject({ working });
    for (const time of ["in 2023", "in March", "in the first half", "last year", "this quarter"])
      expect(await ask(`How much did revenue grow ${time}?`, ...rows)).toBeUndefined();
  });

  it("reads heads that say of which kind the figures of a year are", async () => {
    const rows = ["Year 1\tYear 2\tYear 3 (plan)", "Grants\t$84,000\t$61,500\t$70,000"];
    const answer = await ask(
      "What is the difference in grants between year 1 and year 2?",
      ...rows,
    );
    expect(answer).toMatchObject({ lead: "$22,500", working: "$84,000 − $61,500" });
  });

  it("finds the least of all rows, where no range may be less", async () => {
    const least = await ask("Which program uses the least energy?", ...PROGRAMS);
    expect(least).toMatchObject({ lead: "Quick (0.65 kWh)" });
    // Auto takes from 8 to 14 liters.
    expect(await ask("Which program uses the least water?", ...PROGRAMS)).toBeUndefined();
  });

  it.each([
    ["How much data did Dana use?", LINES, "6.1 GB"],
    ["What's the daily rate?", RENTAL, "$42.00"],
    ["Who teaches science?", GRADES, "Mrs. Park"],
    ["How many hours did I work on Tuesday?", HOURS, "9.00"],
    ["How many hours did I work?", HOURS, "17.00"],
  ])(
    "finds a row by what a question names besides the column: %s",
    async (question, rows, lead) => {
      expect(await ask(question, ...rows)).toMatchObject({ kind: "answer", lead });
    },
  );

  it.each([
    ["How much data did Erin use?", LINES],
    ["What's the weekly rate?", RENTAL],
    ["What's the rate?", RENTAL],
    ["Who teaches music?", GRADES],
    ["How many hours of overtime did I work?", HOURS],
    ["How many hours did I work on Sunday?", HOURS],
  ])("finds none for another: %s", async (question, rows) => {
    expect(await ask(question, ...rows)).toBeUndefined();
  });
});
