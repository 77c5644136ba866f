import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";
import { votesIn } from "@/lib/documents/reader/votes";

const CHOSEN = "The Halcyon was chosen by four votes to one.";
const OPPOSED = "Ms Ode opposed the purchase because the roof needs repair first.";
const PROPOSED = "Tomasz proposed to raise the subscription to £135.";
const SUGGESTED = "Rupert suggested a cafe on Sundays.";
const VOTED = "Tomasz Reilly voted against it.";
const CARRIED = "The proposal was carried with one abstention.";
const ASKED = "It was agreed unanimously to ask for three quotations.";
const LOST = "The motion was lost by two votes to three.";
const MINUTES = [
  "Minutes of the committee meeting of Lowfield Rowing Club",
  "Present: Gwendolyn Achterberg (chair), Tomasz Reilly (treasurer), Ms Ode, Rupert Haldane",
  "1. Minutes of the last meeting",
  "The minutes of the last meeting were approved.",
  "2. New boat",
  `Two boats were presented: Vossloh and Halcyon. ${OPPOSED} ${CHOSEN}`,
  "3. Subscription",
  `${PROPOSED} ${CARRIED}`,
  "4. Roof",
  `The roof leaks above the changing room. ${ASKED}`,
  "5. Cafe",
  `${SUGGESTED} ${VOTED} ${LOST}`,
];

async function ask(question: string) {
  const headings = MINUTES.filter((line) => /^(?:\d\. |Minutes)/.test(line));
  const parts = [{ place: 1, text: MINUTES.join("\n\n") }];
  const structure = await readStructure("Club", parts, headings);
  const answer = await answerFromUnits(await indexUnits(structure), { question, turns: [] });
  if (answer.kind !== "answer") return { texts: [] };
  return { lead: answer.lead, texts: answer.units.map(({ text }) => text) };
}

describe("answerFromUnits tells how a vote went", () => {
  it.each([
    ["What was decided about the boat?", [OPPOSED, CHOSEN]],
    ["What did they decide about the roof?", [ASKED]],
    ["What was the decision on the subscription?", [PROPOSED, CARRIED]],
    ["What happened with the cafe?", [SUGGESTED, VOTED, LOST]],
    ["What was the result of the vote on the boat?", [OPPOSED, CHOSEN]],
    ["Was the boat chosen unanimously?", [CHOSEN]],
    ["Was the subscription passed unanimously?", [CARRIED]],
    ["Were there any abstentions?", [CARRIED]],
    ["Was the cafe approved?", [VOTED, LOST]],
    ["Was it passed unanimously?", [CHOSEN, CARRIED, ASKED, VOTED, LOST]],
  ])("%s", async (question, texts) => {
    expect(await ask(question)).toEqual({ lead: undefined, texts });
  });

  it.each([
    ["How many voted for the boat?", "four", [CHOSEN]],
    ["How many people voted against the boat?", "one", [CHOSEN]],
    ["How many were against the boat?", "one", [CHOSEN]],
    ["Who opposed the boat?", "Ms Ode", [OPPOSED, CHOSEN]],
    ["Who voted against it?", undefined, [OPPOSED, CHOSEN, VOTED, LOST]],
    ["Who voted against the cafe?", "Tomasz Reilly", [VOTED, LOST]],
  ])("%s", async (question, lead, texts) => {
    expect(await ask(question)).toEqual({ lead, texts });
  });

  it("takes nobody who only opposed something for a vote, and no vote for another one", async () => {
    expect(await ask("Who voted against the boat?")).toEqual({
      lead: undefined,
      texts: [OPPOSED, CHOSEN],
    });
    expect((await ask("How many voted for it?")).lead).toBeUndefined();
    expect((await ask("How many voted for the cafe?")).lead).toBeUndefined();
    expect((await ask("What was decided about the flag?")).texts).not.toContain(CHOSEN);
  });
});

describe("votesIn", () => {
  it("reads the votes on both sides", () => {
    expect(votesIn("It was carried by 5 to 2.")).toMatchObject({ inFavor: "5", against: "2" });
    expect(votesIn("The motion to raise the fee was carried by 5 to 2.").inFavor).toBe("5");
    expect(votesIn("It was agreed by five votes to two to paint it.").against).toBe("two");
  });

  it.each([
    "It was agreed to raise the fee by 5 to 25 euros.",
    "The fee was increased by 5 to 25.",
    "It was decided to lower the fee by 5 to 20.",
  ])("but no amounts: %s", (text) => {
    expect(votesIn(text)).not.toHaveProperty("inFavor");
  });
});
