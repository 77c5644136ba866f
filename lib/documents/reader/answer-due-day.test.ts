import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { wantedBy } from "@/lib/documents/reader/question-type";
import { readStructure } from "@/lib/documents/reader/structure";

const LATE =
  "If rent is not received by the 6th of the month, a late fee of $60 is due, plus $10 for every further day.";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Lease", parts));
  return answerFromUnits(index, { question, turns: [] });
}

describe("answerFromUnits tells on which day of the month something is due", () => {
  it.each([
    "What day of the month is rent due?",
    "When is rent due?",
    "On which day is the rent payable?",
  ])("%s", async (question) => {
    const rent =
      "The monthly rent is $1,385, payable in advance on the first day of each month by bank transfer.";

    expect(await ask(question, rent, LATE)).toMatchObject({ lead: "first day of each month" });
  });

  it("and never gives an amount or the day from which it is late", async () => {
    for (const question of ["What day of the month is rent due?", "Which date is the rent due?"])
      expect(await ask(question, LATE)).not.toMatchObject({ lead: expect.anything() });
    expect(wantedBy("Which day is the fee due?")).toMatchObject({ figures: ["date", "duration"] });
    expect(wantedBy("What fee is due on that day?")).toMatchObject({
      figures: ["money", "percent", "count"],
    });
  });
});

describe("answerFromUnits tells on which day of the month money is taken from an account", () => {
  const fee = "An annual fee of $49.00 is drafted each year on June 15.";
  const past = "Accounts 60 days past due are referred to a collection agency.";

  it.each([
    "What day does the money come out of my account?",
    "When is my card charged?",
    "On which day of the month are the dues taken from my bank?",
  ])("%s", async (question) => {
    const row = "Payment\tChecking account ending 4471, drafted on the 5th";

    expect(await ask(question, row, fee, past)).toMatchObject({ lead: "the 5th" });
    expect(await ask(question, fee, past)).not.toMatchObject({ lead: "the 5th" });
  });

  it("and takes no first visit for one", async () => {
    const visit = "Your card is charged on the first visit.";

    expect(await ask("When is my card charged?", visit, past)).not.toMatchObject({
      lead: expect.stringContaining("the first"),
    });
  });
});

describe("answerFromUnits takes for the day of a payment", () => {
  const rent = "Rent is drafted on the 1st of each month.";

  it.each([
    "What day does the trash go out?",
    "When does the shuttle leave from the lodge?",
    "When does the tide go out?",
  ])("none of anything else that goes: %s", async (question) => {
    expect(await ask(question, rent)).not.toHaveProperty("lead");
  });

  it.each([
    "Recycling is collected on the 2nd and 4th Monday.",
    "Recycling is collected on the 2nd of each month.",
    "Photos are taken on the 4th of July.",
  ])("none of anything else that is collected: %s", async (text) => {
    expect(await ask("When is my card charged?", text)).not.toHaveProperty("lead");
  });
});
