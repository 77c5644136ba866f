import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const CLAIM = [
  "Dear Ms Abernathy,",
  "We have finished looking at your claim and accept it in part.",
  "Item\tClaimed\tAccepted\tReason",
  "Cargo bike\t£3,900.00\t£3,120.00\twear and tear",
  "Rain cover\t£210.00\t£0.00\tno receipt",
  "Sum\t£4,110.00\t£3,120.00\t",
  "To be paid\t\t£2,970.00\t",
  "Your yearly premium rises from £168 to £204 when the policy renews.",
  "Should the bike be found, please tell us within 14 days.",
];

describe("answerFromUnits reads a letter about a claim", () => {
  it.each([
    ["How much money will I get?", "£2,970.00"],
    ["What will they pay me?", "£2,970.00"],
    ["How much of my claim was turned down in total?", "£990.00"],
  ])("%s", async (question, lead) => {
    expect(await ask(question, ...CLAIM)).toMatchObject({ lead });
  });

  it("says what follows from a case", async () => {
    expect(await ask("What happens if the bike turns up?", ...CLAIM)).toMatchObject({
      units: [{ text: expect.stringContaining("be found") }],
    });
  });
});

const BOOKING = [
  "Booking confirmation",
  "Room\t$400.00",
  "Total price\t$480.00",
  "Refund if canceled by May 1\t$240.00",
];

describe("answerFromUnits tells what is paid from what is paid back", () => {
  it.each([["How much did I pay?"], ["How much will I get?"], ["How much do we have to pay?"]])(
    "%s",
    async (question) => {
      expect(await ask(question, ...BOOKING)).not.toMatchObject({ lead: "$240.00" });
    },
  );

  it("and quotes a refund that depends on something", async () => {
    expect(await ask("How much will I get back?", ...BOOKING)).toMatchObject({
      units: [{ text: expect.stringContaining("Refund if canceled") }],
    });
  });

  it.each([
    ["How much will I get paid?", "Payout\t$310.00", "$310.00"],
    ["How much will I get back?", "Refund by check\t$310.00", "$310.00"],
    ["How much do they pay me?", "We will pay\t$310.00", "$310.00"],
  ])("but keeps what is paid out: %s", async (question, row, lead) => {
    expect(await ask(question, "Dear Ms Abernathy,", row)).toMatchObject({ lead });
  });
});

const SURVEY = [
  "Home survey",
  "1. Roof",
  "The roof is about twelve years old and has no leaks.",
  "2. Assessment of the foundation",
  "The foundation has two cracks that need repair.",
];
const SURVEY_WITH_ASSESSMENT = SURVEY.map((line) => line.replace(/ of the foundation$/, ""));
const VISIT = [
  "Visit of Rex",
  "Rex was brought in limping.",
  "Assessment and plan",
  "Torn ligament of the left knee.",
];
const DEPOSIT = "The deposit of $500 must be paid by May 1.";

describe("answerFromUnits quotes no statement about something else", () => {
  it.each([
    ["What is the condition of the roof?", SURVEY, "two cracks"],
    ["What is the condition of the roof?", SURVEY_WITH_ASSESSMENT, "two cracks"],
    ["What's wrong with the roof?", SURVEY_WITH_ASSESSMENT, "two cracks"],
    ["What happens to my deposit?", [DEPOSIT], "must be paid"],
  ])("%s", async (question, text, other) => {
    expect(await ask(question, ...text)).not.toMatchObject({
      kind: "answer",
      units: [{ text: expect.stringContaining(other) }],
    });
  });

  it.each([
    ["What's wrong with Rex?", VISIT, "Torn ligament"],
    ["What is his condition?", VISIT, "Torn ligament"],
    ["What is the condition of the foundation?", SURVEY_WITH_ASSESSMENT, "two cracks"],
    ["What happens to my deposit?", ["The deposit will be returned in May."], "returned"],
    ["What happens to my deposit?", ["The landlord may keep the deposit if rent is owed."], "keep"],
  ])("and keeps what is said of it: %s", async (question, text, said) => {
    expect(await ask(question, ...text)).toMatchObject({
      units: [{ text: expect.stringContaining(said) }],
    });
  });
});

const MINUTES = [
  "In the chair: Ruth Adeyemi-Stone.",
  "Elected for two years: Bao Tran (chair, 30 votes), Kaspar Holt (secretary, unopposed).",
];

describe("answerFromUnits tells who holds an office from now on", () => {
  it.each([
    ["Who chairs the co-op now?", "Bao Tran"],
    ["Who is the new secretary?", "Kaspar Holt"],
  ])("%s", async (question, lead) => {
    expect(await ask(question, ...MINUTES)).toMatchObject({ lead });
  });

  it("and not who held it before", async () => {
    const answer = await ask("Who was in the chair?", ...MINUTES);
    expect(answer).not.toMatchObject({ lead: "Bao Tran" });
  });
});

const BILL = [
  "We will collect the amount due by direct debit on 26 September.",
  "A failed direct debit costs €7.50.",
];
const GUARANTEE = [
  "Looking after it",
  "Descaling is not required.",
  "Guarantee",
  "The guarantee does not apply if the appliance has been opened by anyone but us.",
];
const VET = [
  "Discharge letter",
  "He had been woken from hibernation and had not eaten since.",
  "Diagnosis",
  "Post-hibernation anorexia with dehydration. We found no sign of kidney failure.",
];
const CREW =
  "1. Post. You're taken on aboard MV Puffin and, when needed, MV Shearwater. You report to the mate, Elspeth Gunn.";
const ILLNESS =
  "Ring the mate by 6 a.m. on the first day. A doctor's note is needed from the fourth day on. Full pay continues for five weeks.";
const MARKED = "Of the marked animals, 12 of 15 males but only 5 of 12 females were seen in pipes.";
const PASSAGES = [
  "We recorded 1,904 hedgehog passages in both seasons.",
  "Cats made more passages (2,377) and foxes fewer (148).",
];

describe("answerFromUnits takes nothing for something else", () => {
  it.each([
    ["What happens if the direct debit bounces?", BILL, "A failed direct debit"],
    ["What happens if I open it myself?", GUARANTEE, "does not apply"],
    ["What was wrong with him?", VET, "anorexia"],
  ])("%s", async (question, text, said) => {
    expect(await ask(question, ...text)).toMatchObject({
      units: expect.arrayContaining([
        expect.objectContaining({ text: expect.stringContaining(said) }),
      ]),
    });
  });

  it.each([
    ["Who is my boss?", [CREW], "Elspeth Gunn"],
    ["From which day do I need a sick note?", [ILLNESS], "fourth day"],
    ["What share of females used the pipes?", [MARKED], "about 41.7%"],
  ])("%s", async (question, text, lead) => {
    expect(await ask(question, ...text)).toMatchObject({ lead });
  });

  it("computes no difference with what is of a third one", async () => {
    const answer = await ask("How many more passages did cats make than hedgehogs?", ...PASSAGES);
    expect(answer).not.toMatchObject({ lead: "2,229" });
  });
});
