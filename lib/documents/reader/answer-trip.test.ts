import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const TRIP = [
  "Year 4 visits the lighthouse",
  "Time\tWhat",
  "8.10 am\tMeet in the playground",
  "8.30 am\tCoaches leave",
  "10.15 am\tArrive, tour of the tower",
  "3.00 pm\tLeave",
  "about 4.45 pm\tBack at school",
  "The consent form must be back by 8 May.",
];
const LETTER = [
  "Dear Mr Lowe,",
  "We will renew the roof of your block in June. The work is carried out by Hale & Daughters; their foreman is Colin Webb.",
  "Yours sincerely,",
  "Mina Osei",
  "Planned Works Officer",
];
const POLICY = [
  "Orders up to £250 need the approval of the team leader.",
  "Orders above £250 need the approval of the head of department as well.",
  "Orders above £2,000 also need the approval of the treasurer.",
  "Gifts up to £20 need no receipt.",
];
const BIKES = [
  "\tR1\tR2\tR2 Max",
  "Weight\t15.8 kg\t14.9 kg\t16.4 kg",
  "Maximum load\t105 kg\t105 kg\t120 kg",
];

describe("the timetable of a trip", () => {
  it.each([
    ["What time do we have to be at school?", "8.10 am"],
    ["When will they be back?", "about 4.45 pm"],
    ["What time does the coach get back?", "about 4.45 pm"],
    ["When do the children return?", "about 4.45 pm"],
    ["What time do they arrive at the lighthouse?", "10.15 am"],
  ])("%s", async (question, lead) => {
    expect(await ask(question, ...TRIP)).toMatchObject({ lead });
  });

  it("tells a form that must be back from people who come back", async () => {
    expect(await ask("When must the form be back?", ...TRIP)).toMatchObject({ lead: "8 May" });
  });

  it("takes the only sentence that says at what time, where there are no rows", async () => {
    const told = "We expect to be back at the church at 5.30 pm. Please return the slip by 2 May.";
    expect(await ask("When will we be back?", told)).toMatchObject({ lead: "5.30 pm" });
  });
});

describe("the firm that does the work", () => {
  it.each([
    "Which firm does the work?",
    "What company carries out the work?",
    "Who does the work?",
  ])("%s", async (question) => {
    expect(await ask(question, ...LETTER)).toMatchObject({ lead: "Hale & Daughters" });
  });

  it("is the only one that is called the contractor", async () => {
    const letter = ["Our contractor, Glazewell Ltd, will need access from 8 a.m. each day."];
    expect(await ask("Which contractor replaces the windows?", ...letter)).toMatchObject({
      lead: "Glazewell Ltd",
    });
  });

  it("isn't whoever signed the letter", async () => {
    const letter = LETTER.map((text) => text.replace(/ The work is.*/, ""));
    expect(await ask("Which firm does the work?", ...letter)).not.toMatchObject({
      lead: expect.anything(),
    });
  });
});

describe("who approves an amount", () => {
  it.each([
    ["Who has to approve an order of £600?", [0, 1]],
    ["Who has to approve an order of £100?", [0]],
    ["Whose approval do I need for £3,000?", [0, 1, 2]],
  ])("%s", async (question, bands) => {
    expect(await ask(question, ...POLICY)).toMatchObject({
      units: bands.map((at) => ({ text: POLICY[at] })),
    });
  });
});

describe("what carries somebody", () => {
  it.each([
    ["I weigh 110 kg, which one can I ride?", "R2 Max"],
    ["I'm 112 kg. Which bike is for me?", "R2 Max"],
  ])("%s", async (question, lead) => {
    const answer = await ask(question, ...BIKES);
    expect(answer).toMatchObject({ lead, units: [{ cells: expect.arrayContaining(["120 kg"]) }] });
  });

  it("isn't told by what it weighs itself", async () => {
    const answer = await ask("I weigh 110 kg, can I ride it?", BIKES[0] ?? "", BIKES[1] ?? "");
    expect(answer).toMatchObject({ kind: "absent" });
  });
});

describe("the price for a class", () => {
  it("is no price for what isn't of it", async () => {
    const { withCertainLead } = await import("@/lib/documents/reader/lead-in-doubt");
    const parts = [
      { place: 1, text: "We charge 50p a day per tool, £2 a day for machines marked red." },
    ];
    const structure = await readStructure("Tools", parts);
    const found = { kind: "answer" as const, lead: "£2", units: structure.units };
    const lead = (asked: string) => {
      const { answer } = withCertainLead(found, asked, structure);
      return answer.kind === "answer" ? answer.lead : undefined;
    };
    expect(lead("What is the fine for bringing a hammer back late?")).toBeUndefined();
    expect(lead("What is the fine for machines marked red?")).toBe("£2");
  });
});
