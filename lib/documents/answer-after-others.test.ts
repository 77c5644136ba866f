import { describe, expect, it } from "vitest";
import { searchText } from "@/lib/documents/find-passages";
import { followUp } from "@/lib/documents/reader/focus";
import { askDocument } from "@/tests/support/ask-document";

const RENT = "The rent is £1,180 per calendar month.";
const WATER = "Water and council tax are included in the rent.";
const DEPOSIT = "The deposit of £1,360 is held by the Northern Deposit Trust.";
const LEASE = ["Tenancy", RENT, WATER, DEPOSIT, "Walls may be painted."];

/** Asks about a lease after another question, with a model that takes the rent for the answer. */
async function ask(question: string, before: string) {
  const parts = [{ place: 1, text: LEASE.join("\n\n") }];
  return askDocument(question, { parts, before: [before], odds: [[/The rent is/, 2]] });
}

/** What a question is read with after another one. */
function read(question: string, before: string) {
  const whole = { question, turns: [{ role: "user" as const, text: before }] };
  const { asked, focus } = followUp(whole);
  return { asked, optional: focus.optional, searched: searchText(whole) };
}

describe("a question after another one", () => {
  it.each([
    ["Is there a lift?", "How much is the rent?"],
    ["Are there any garages?", "How much is the rent?"],
    ["Is there a parking space?", "Who holds the deposit?"],
    ["Will there be a bus?", "Who found the crack?"],
    ["How many bedrooms are there?", "How much is the rent?"],
    ["What time does it start?", "How much is it?"],
    ["When does it finish each day?", "How much does it cost?"],
  ])("is %j alone, whatever was asked before", (question, before) => {
    expect(read(question, before)).toEqual({ asked: question, optional: [], searched: question });
  });

  it.each([
    ["Is there a limit?", "How long is the guarantee?"],
    ["Is there a fee for that?", "Can I cancel?"],
    ["When is it due?", "How much is the rent?"],
    ["Who was there?", "When was the meeting?"],
    ["And on Sundays?", "When does the pool open?"],
  ])("is %j of what was asked before", (question, before) => {
    expect(read(question, before).optional).not.toEqual([]);
  });

  it("asks for no amount where it asks whether something is so", () => {
    const question = "Is it furnished?";

    expect(read(question, "How much is the rent?").asked).toBe(question);
  });
});

describe("extractAnswer after another question", () => {
  it("isn't sure whether something is so where nothing says it", async () => {
    const { found, answer } = await ask("Is it furnished?", "How much is the rent?");

    expect(found).toBe(false);
    expect(answer).not.toContain("**£1,180**");
  });

  it("answers what leans on the question before", async () => {
    expect((await ask("How much is it?", "Who holds the deposit?")).answer).toContain("£1,360");
    expect((await ask("And the deposit?", "How much is the rent?")).answer).toContain("£1,360");
    expect((await ask("Does it include water?", "How much is the rent?")).answer).toContain(WATER);
  });
});
