import { describe, expect, it } from "vitest";
import { withCertainLead } from "@/lib/documents/reader/lead-in-doubt";
import { readStructure } from "@/lib/documents/reader/structure";

async function tell(question: string, text: string, lead: string) {
  const structure = await readStructure("Papers", [{ place: 1, text }]);
  const units = structure.units.filter((unit) => unit.text.includes(lead));
  const { answer, isDoubted } = withCertainLead(
    { kind: "answer", lead, units },
    question,
    structure,
  );
  if (isDoubted) return "doubted";
  return answer.kind === "answer" ? (answer.lead ?? "quoted") : "";
}

const WAIVER =
  "Item\tRate\tQty\tAmount\n\nCollision waiver\t$19.99\t5 days\t$99.95\n\nChild seat\t$9.00\t5 days\t$45.00";
const TERM = "The berth is let from 1 April 2025 for a fixed period of eighteen months.";
const CONTRACT = "The contract runs from 30 March 2026 until 25 October 2026.";
const LIFT = "Work starts on 7 September and will take about nine weeks.";
const TREATMENT =
  "A feeding tube was placed on 20 February, and the injection was given every third day.";
const VAN =
  "Tubas travel by van with Rhodri, who sets off on 9 June; have them at the band room by 6 p.m. the evening before.";
const GUARANTEE = "We guarantee the appliance for three years from purchase, the motor for five.";
const PENSION = "Until the normal retirement age of 66, you will receive $1,870 a month.";
const ILLNESS =
  "A doctor's note is needed from the fourth day on. Full pay continues for five weeks.";
const COMMITTEE =
  "The committee is made up of the chair and a representative from each of the four sections.";
const LATE = "Ten points are taken off for each day of lateness.";
const MOVED = "The start of the swimming course has been moved to September 9, 2025.";
const POSTPONED = "The course has been postponed from September 2 to September 9, 2025.";
const DEARER = "The membership costs $20 more than last year.";
const ROSE = "The membership rose by $20 this year.";
const HIRE = "Shoes can be hired for £3.50 and harnesses for £2.50.";
const TEXTS = "To bar premium texts, send BAR to 50500.";

describe("withCertainLead", () => {
  it.each([
    ["When does the fixed period end?", TERM, "1 April 2025", "quoted"],
    ["When does the contract end?", CONTRACT, "30 March 2026", "25 October 2026"],
    ["When does the contract start?", CONTRACT, "25 October 2026", "30 March 2026"],
    ["When will the lift be finished?", LIFT, "7 September", "quoted"],
    [
      "When does the season end?",
      "Our season starts on 7 September, rain or shine, and everyone is welcome.",
      "7 September",
      "doubted",
    ],
    ["When is the next injection due?", TREATMENT, "20 February", "doubted"],
    ["When must the tubas be at the band room?", VAN, "9 June", "quoted"],
    ["How long is the guarantee on the motor?", GUARANTEE, "three years", "quoted"],
    [
      "How much is the bonus in dollars?",
      "The bonus has a target of 12% of your salary.",
      "12%",
      "doubted",
    ],
    ["How much is the waiver per day?", WAIVER, "$99.95", "$19.99"],
    ["How much is the waiver?", WAIVER, "$99.95", "$99.95"],
    ["From which day do I need a note?", ILLNESS, "five weeks", "doubted"],
    ["How many people are on the committee?", COMMITTEE, "four", "quoted"],
    ["How many points do I lose if I am two days late?", LATE, "Ten", "quoted"],
    ["What were the premium texts in total?", TEXTS, "50500", "doubted"],
    ["How much more is that than before?", "The charge was $3.", "$3", "doubted"],
    ["How much less is the membership than last year?", DEARER, "$20", "doubted"],
    ["What does it cost to hire shoes and a harness?", HIRE, "£2.50", "quoted"],
    ["How much are a harness and shoes?", HIRE, "£3.50", "quoted"],
    ["How much less is the membership than last year?", ROSE, "$20", "doubted"],
  ])("tells no figure of something else: %s", async (question, text, lead, told) => {
    expect(await tell(question, text, lead)).toBe(told);
  });

  it.each([
    ["When does the contract start?", CONTRACT, "30 March 2026"],
    ["When does the contract end?", CONTRACT, "25 October 2026"],
    ["When does work start?", LIFT, "7 September"],
    ["When was the tube placed?", TREATMENT, "20 February"],
    ["When does the van set off?", VAN, "9 June"],
    ["When does the course start?", MOVED, "September 9, 2025"],
    ["When does the course start?", POSTPONED, "September 9, 2025"],
    ["How much more is the membership than last year?", DEARER, "$20"],
    ["How much more is the membership than before?", ROSE, "$20"],
    ["How long is the guarantee on the appliance?", GUARANTEE, "three years"],
    ["What will I get when I'm old?", PENSION, "$1,870"],
    ["How many sections are there?", COMMITTEE, "four"],
    ["How many points do I lose for a day?", LATE, "Ten"],
    ["When is the next meeting?", "The next meeting is on 20 May.", "20 May"],
  ])("keeps what is asked for: %s", async (question, text, lead) => {
    expect(await tell(question, text, lead)).toBe(lead);
  });
});
