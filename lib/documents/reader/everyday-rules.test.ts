import { describe, expect, it } from "vitest";
import { answerCapacity } from "@/lib/documents/reader/answer-capacity";
import { answerControlCell } from "@/lib/documents/reader/answer-control-cell";
import { answerFirstDay } from "@/lib/documents/reader/answer-first-day";
import { answerPaidBy } from "@/lib/documents/reader/answer-paid-by";
import { answerReason } from "@/lib/documents/reader/answer-reason";
import { answerSaidComparison } from "@/lib/documents/reader/answer-said-comparison";
import { answerStudySites } from "@/lib/documents/reader/answer-study-sites";
import { indexUnits, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function indexOf(...paragraphs: string[]): Promise<UnitIndex> {
  const parts = [{ place: 1, text: paragraphs.join("\n\n").replaceAll(/\n+/g, "\n\n") }];
  return indexUnits(
    await readStructure("Papers", parts, ["Abstract", "Methods", "Results", "References"]),
  );
}

const STUDY = [
  "Abstract",
  "Methods",
  "We compared nesting success on 24 arable farms. Twelve farms, chosen at random, sowed margins; the other twelve kept grass.",
  "Results",
  "The number of broods per pair rose, since pairs began their second brood earlier. Chicks were 1.3 g heavier at day 10. Margins do not attract more breeding pairs.",
  "Parameter\tMargins\tControl\tp\nBroods per pair\t2.2\t1.9\t0.02\nChick weight at day 10 (g)\t20.4\t19.1\t0.008",
  "References",
  "Hale, B. Sparrows. 2016.",
];

describe("answerStudySites", () => {
  it.each([
    "On how many farms was the study done?",
    "How many farms took part?",
    "How many different farms were studied?",
  ])("tells where a study was done: %s", async (question) => {
    expect(await answerStudySites(await indexOf(...STUDY), question)).toMatchObject({ lead: "24" });
  });

  it("adds up two groups, with the working", async () => {
    const split = await indexOf(
      "Nine schools taught it first; the other eleven were randomly chosen to wait.",
    );
    expect(await answerStudySites(split, "How many schools took part in the trial?")).toMatchObject(
      {
        lead: "20",
        working: "9 + 11",
      },
    );
  });

  it("tells nothing where several may be meant", async () => {
    const year = await indexOf("In 2020 farms were selected at random.");
    expect(await answerStudySites(year, "How many farms took part?")).toBeUndefined();
    const several = await indexOf("We surveyed 14 schools. Later, 30 schools were visited.");
    const unrelated = await indexOf("The prize went to 14 schools.");
    expect(await answerStudySites(several, "How many schools took part?")).toBeUndefined();
    expect(await answerStudySites(unrelated, "How many schools took part?")).toBeUndefined();
  });
});

describe("answerControlCell", () => {
  it.each([
    ["How heavy were the ten-day-old chicks on the ordinary farms?", "19.1 g"],
    ["What was the chick weight at day 10 on control farms?", "19.1 g"],
    ["How many broods per pair were there on untreated farms?", "1.9"],
  ])("reads the column of the others: %s", async (question, lead) => {
    expect(await answerControlCell(await indexOf(...STUDY), question)).toMatchObject({ lead });
  });

  it("with no word in brackets that is no unit", async () => {
    const table = [
      "Measure\tControl farms (n = 12)\tTreatment farms (n = 12)",
      "Nest visits (mean)\t4.2\t5.1",
      "Chick weight (g)\t19.1\t20.4",
      "Broods surveyed (n)\t45\t47",
    ];
    const index = await indexOf(...table);
    const lead = async (question: string) => await answerControlCell(index, question);
    expect(await lead("How many nest visits were there on ordinary farms?")).toMatchObject({
      lead: "4.2",
    });
    expect(await lead("How many broods were surveyed on ordinary farms?")).toMatchObject({
      lead: "45",
    });
    expect(await lead("What was the chick weight on ordinary farms?")).toMatchObject({
      lead: "19.1 g",
    });
  });

  it("but not where they're compared", async () => {
    const question = "How much heavier were chicks than on ordinary farms?";
    expect(await answerControlCell(await indexOf(...STUDY), question)).toBeUndefined();
  });
});

describe("what a study says itself", () => {
  it("is the same comparison, word for word", async () => {
    const index = await indexOf(...STUDY);
    const answer = await answerSaidComparison(
      index,
      "Did the strips bring in more breeding birds?",
    );
    expect(answer).toMatchObject({
      units: [{ text: expect.stringMatching(/attract more breeding/) }],
    });
    expect(await answerSaidComparison(index, "Did more people come?")).toBeUndefined();
  });

  it("is the reason that it gives", async () => {
    const index = await indexOf(...STUDY);
    const answer = await answerReason(index, "Why did the birds manage more broods?");
    expect(answer).toMatchObject({ units: [{ text: expect.stringMatching(/since pairs/) }] });
    expect(await answerReason(index, "Why was grass kept?")).toBeUndefined();
  });
});

describe("answerCapacity", () => {
  it.each([
    "How much water fits in the container?",
    "How many liters does the tank hold?",
    "How much can I pour into the tank?",
  ])("%s", async (question) => {
    const index = await indexOf("Tank capacity\t4.2 litres\nBattery capacity\t2 Ah\nWeight\t13 kg");
    expect(await answerCapacity(index, question)).toMatchObject({ lead: "4.2 litres" });
    expect(await answerCapacity(index, "How much does the drawer hold?")).toBeUndefined();
  });
});

describe("answerFirstDay", () => {
  const OFFER =
    "We offer you the position of Designer. Your first day will be Monday, April 13, 2026. You should bring your passport on your first day.";

  it.each(["When would I start?", "What's my start date?", "On what day do I start work?"])(
    "%s",
    async (question) => {
      expect(await answerFirstDay(await indexOf(OFFER), question)).toMatchObject({
        lead: "April 13, 2026",
      });
    },
  );

  it("knows nothing else that starts", async () => {
    const index = await indexOf(OFFER);
    expect(await answerFirstDay(index, "When does my insurance start?")).toBeUndefined();
  });
});

describe("answerPaidBy", () => {
  const TABLE =
    "Service\tPaid by\tRemarks\nElectricity\tTenant\tOwn account\nWater\tLandlord\tIn the rent";

  it.each([
    ["Do I have to pay for electricity myself?", "Paid by: Tenant"],
    ["Who pays for water?", "Paid by: Landlord"],
    ["Do we pay the water bill?", "Paid by: Landlord"],
  ])("%s", async (question, lead) => {
    expect(await answerPaidBy(await indexOf(TABLE), question)).toMatchObject({ lead });
  });

  it("knows nothing of what has no row", async () => {
    expect(await answerPaidBy(await indexOf(TABLE), "Who pays for parking?")).toBeUndefined();
  });
});
