import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { directionAsked, inDirection } from "@/lib/documents/reader/direction";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function leadOf(question: string, ...lines: string[]) {
  const structure = await readStructure("Paper", [{ place: 1, text: lines.join("\n\n") }]);
  const answer = await answerFromUnits(await indexUnits(structure), { question, turns: [] });
  return answer.kind === "answer" ? answer.lead : answer.kind;
}

describe("a difference", () => {
  const HIVES = ["Year\tShaded\tUnshaded", "2022\t23.6\t20.8", "2023\t21.9\t16.5"];
  const BALANCES = [
    "Opening balance\t£2,418.55",
    "Closing balance\t£3,111.18",
    "Date\tDescription\tPaid out\tPaid in\tBalance",
    "2 May\tRent\t980.00\t\t1,438.55",
    "30 May\tSalary\t\t1,672.63\t3,111.18",
  ];

  it.each([
    ["How much more honey in 2023 than in 2022 from shaded hives?", "1.7 less, not more"],
    ["How much less honey in 2023 than in 2022 from shaded hives?", "1.7"],
    ["How much more honey in 2022 than in 2023 from shaded hives?", "1.7"],
    ["How much higher was honey in 2023 than in 2022 from shaded hives?", "1.7 lower, not higher"],
    ["How much higher than in 2022 was the honey in 2023 from shaded hives?", "1.7"],
    ["How much lower than in 2023 was the honey in 2022 from shaded hives?", "1.7"],
  ])(
    "in a table goes the way that is asked for, or says that it doesn't: %s",
    async (question, lead) => {
      expect(await leadOf(question, ...HIVES)).toBe(lead);
    },
  );

  it.each([
    ["How much more was the closing balance than the opening balance?", "£692.63"],
    ["How much less was the closing balance than the opening balance?", "£692.63 more, not less"],
    [
      "How much lower was the closing balance than the opening balance?",
      "£692.63 higher, not lower",
    ],
    ["What's the difference between the opening and closing balance?", "£692.63"],
    ["What's the difference between the opening and the closing balance?", "£692.63"],
  ])("of two amounts does, too: %s", async (question, lead) => {
    expect(await leadOf(question, ...BALANCES)).toBe(lead);
  });
});

describe("which way a difference goes", () => {
  it.each([
    ["How many more members has Ash than Elm?", "3 fewer, not more"],
    ["How many fewer members has Elm than Ash?", "3 more, not fewer"],
    ["How much longer is Ash than Elm?", "3 shorter, not longer"],
    ["How much warmer is Ash than Elm?", "3 cooler, not warmer"],
    ["How much cheaper is Elm than Ash?", "3 more expensive, not cheaper"],
  ])("is said in words for what is compared: %s", (question, result) => {
    const [ash, elm] = [4, 7];
    const figures = question.endsWith("Elm?") ? ([ash, elm] as const) : ([elm, ash] as const);

    expect(inDirection("3", directionAsked(question), ...figures)).toBe(result);
  });
});

describe("a sum", () => {
  const RENT = "The rent is £1,240 per month, payable in advance.";
  const CHARGE = "The service charge is £68 per month.";
  const PARKING = "The parking permit is £90 per year.";

  it.each([
    "What is the rent plus the service charge?",
    "How much do we pay each month altogether, rent plus the service charge?",
    "What do the rent and the service charge come to?",
  ])("is computed: %s", async (question) => {
    expect(await leadOf(question, RENT, CHARGE)).toBe("£1,308");
  });

  it("isn't one of what is paid each month and what is paid each year", async () => {
    expect(await leadOf("What is the rent plus the parking permit?", RENT, PARKING)).toBe("absent");
  });
});

describe("a sum of what was paid on several days", () => {
  it("isn't one of what was paid on one of them", async () => {
    const rows = [
      "Date\tDescription\tPaid out\tPaid in\tBalance",
      "02 Jan\tRent\t980.00\t\t1,438.55",
      "12 Jan\tVolt electricity\t92.40\t\t1,346.15",
      "02 Mar\tRent\t980.00\t\t366.15",
      "12 Mar\tVolt electricity\t88.75\t\t277.40",
    ];

    expect(await leadOf("How much is rent plus electricity in March?", ...rows)).toBe("absent");
  });
});

describe("what is paid out after a deduction", () => {
  it("is not what is deducted", async () => {
    const rows = ["Item\tLimit\tExcess", "Bicycles\t£1,200\t£150", "Cash\t£500\t£50"];

    expect(await leadOf("How much would I get for my bicycles, after the excess?", ...rows)).toBe(
      "open",
    );
  });
});
