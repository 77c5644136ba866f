import { describe, expect, it } from "vitest";
import { askDocument } from "@/tests/support/ask-document";

/** What the answer to a question leads with; undefined where nothing is said to be found. */
async function leadFor(question: string, lines: readonly string[], likely?: RegExp) {
  const { found, answer } = await askDocument(question, {
    headings: lines.filter((line) => /^(?:Boat|Zoo)$/.test(line)),
    parts: [{ place: 1, text: lines.join("\n\n") }],
    odds: likely ? [[likely, 4]] : [],
  });
  return found ? /^\*\*([^\n]{1,200}?)\*\*/.exec(answer)?.[1] : undefined;
}

const CLUB = ["Club", "In May, 9 members left and 23 joined, which brings us to 180 members."];
const WALK = [
  "Walk",
  "Two people left early, but 31 people joined the walk and raised money for 12 schools.",
];
const DEPOSIT = ["Rules", "If you withdraw, you lose the $200 deposit and pay a fee of $30."];
const TRIAL = [
  "Results",
  "Group\tNumber\tBefore\tAfter\tChange",
  "Beginners\t14\t31.0\t27.2\t−3.8",
  "Runners\t20\t28.5\t27.1\t−1.4",
  "Swimmers\t18\t29.4\t26.9\t−2.5",
];
const BRANCHES = [
  "Members of the branches",
  "Branch\t2024\t2025\tChange",
  "North\t310\t280\t−30",
  "South\t120\t115\t−5",
  "East\t98\t86\t−12",
];
const GROWING = [
  "Members of the branches",
  "Branch\t2024\t2025\tChange",
  "North\t280\t310\t30",
  "South\t115\t120\t5",
  "East\t86\t98\t12",
];
const BANK = ["Loan", "For the first 6 months, the interest rate is 2.9%.", "Pay on time."];
const JOB = ["Contract", "The first 3 months are a probation period.", "A raise is possible."];
const COPAY = [
  "What you pay",
  "Service\tYou pay in-network\tYou pay out-of-network",
  "Primary care visit\t$25\t$60",
  "Specialist visit\t$50\t$90",
  "Hospital stay\t$300\t$900",
];
const ONE_COPAY = [
  "What you pay",
  "Service\tLimit\tYou pay",
  "Primary care visit\tnone\t$25",
  "Specialist visit\tnone\t$50",
  "Hospital stay\t20 days\t$300",
];
const PLANS = [
  "Plans",
  "Section\tBasic excess\tPremium excess",
  "Luggage\t$80\t$40",
  "Cash\t$20\t$10",
];
const ZOO = ["Zoo", "Adults $10, children $6.", "Family (2 adults, up to 3 children): $26"];
const POOL = [
  "Pool",
  "Entry: adults $10, children $6.",
  "Family membership (2 adults, up to 3 children): $120 per year",
];
const DOCTOR = [
  "Opening hours",
  "Monday\t8:00–12:00, 14:00–16:00",
  "Tuesday\t9:00–18:00",
  "Thursday\t8:00–12:00, 14:00–20:00",
];
const NOON = [
  "Opening hours",
  "Monday\t9 a.m.–6 p.m.",
  "Wednesday\t9 a.m.–5 p.m.",
  "Thursday\tnoon–9 p.m.",
];
const BOAT = [
  "Boat",
  "The boat costs $10 for adults and $4 for children.",
  "Zoo",
  "Family (2 adults, up to 3 children): $26",
];
const PAIRS = ["Trial", "Group\tChange", "A\t20", "B\t30", "C\t−10"];
const UNREADABLE = [
  "Opening hours",
  "Monday\t9:00–18:00",
  "Tuesday\t9:00–17:00",
  "Thursday\t9 h to 21 h",
];

describe("what is like the thing asked for", () => {
  it.each([
    ["How many members joined?", CLUB, "180", /joined/],
    ["How many people joined the walk?", WALK, "12", /joined/],
    ["How much is the deposit?", DEPOSIT, "$30", /deposit/],
    ["Who got the least out of it?", TRIAL, "Beginners (−3.8)", undefined],
    ["Which group improved their time least?", TRIAL, "Beginners (−3.8)", undefined],
    ["Which branch gained the most members?", BRANCHES, "North (−30)", undefined],
    ["Which branch gained the most volunteers?", GROWING, "North (30)", undefined],
    ["After how many months is the first payment due?", BANK, "6 months", undefined],
    ["After how many months do I get my first raise?", JOB, "3 months", undefined],
    ["What's my copay for a doctor visit?", COPAY, "$300", undefined],
    ["I have the Premium plan. What's the excess for luggage?", PLANS, "$80", undefined],
    ["What do one adult and one child pay?", ZOO, "$26", undefined],
    ["What do two adults and two kids pay to get in?", POOL, "$120", undefined],
    ["What day are you open late?", DOCTOR, "Tuesday", undefined],
    ["What day are you open late?", NOON, "Monday", undefined],
    ["What day are you open late?", UNREADABLE, "Monday", undefined],
    ["What do two adults and two kids pay for the boat?", BOAT, "$26", undefined],
    ["Who gained the most from it?", PAIRS, "B (30)", undefined],
  ])("isn't taken for it: %s", async (question, lines, wrong, likely) => {
    expect(await leadFor(question, lines, likely)).not.toBe(wrong);
  });

  it.each([
    ["Who got the least out of it?", TRIAL, "Runners (−1.4)"],
    ["Which group improved their time least?", TRIAL, "Runners (−1.4)"],
    ["Which branch gained the most members?", GROWING, "North (30)"],
    ["What's my copay for a doctor visit?", ONE_COPAY, "$25"],
    ["I have the Premium plan. What's the excess for luggage?", PLANS, "$40"],
    ["What do one adult and one child pay?", ZOO, "$16"],
    ["What do two adults and two kids pay to get in?", POOL, "$32"],
    ["What day are you open late?", DOCTOR, "Thursday"],
    ["What day are you open late?", NOON, "Thursday"],
    [
      "Who funded this study?",
      [
        "Acknowledgments",
        "We acknowledge support from the National Science Foundation (grant 1234567).",
      ],
      "the National Science Foundation",
    ],
    [
      "Who paid for this study?",
      [
        "Acknowledgments",
        "This work received financial support from the Hill Foundation, grant HF-12.",
      ],
      "the Hill Foundation",
    ],
    [
      "Who paid for this study?",
      ["Funding", "Institute of Sleep and Rest, grant HF-12, paid by the City of Ulm."],
      "Institute of Sleep and Rest",
    ],
  ])("but that itself is found: %s", async (question, lines, right) => {
    expect(await leadFor(question, lines)).toBe(right);
  });
});
