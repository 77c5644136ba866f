import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { isConditionOnly } from "@/lib/documents/reader/is-threshold";
import { readStructure } from "@/lib/documents/reader/structure";
import { saysNoTime } from "@/lib/documents/reader/time-asked";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const RAISE = "The Landlord may raise the rent, giving two months' notice in writing.";
const ENTER = "The Landlord may enter the flat after 24 hours' notice.";
const END =
  "The Tenant may end it by giving one month's notice, and the Landlord by giving three months' notice.";
const INVOICE = [
  "Invoice",
  "Item\tDescription\tQty\tUnit price\tAmount",
  "1\tTuning, upright piano\t6\t£74.00\t£444.00",
  "2\tBass string, replaced\t4\t£38.50\t£154.00",
];

describe("the notice that is asked for", () => {
  it("is none of several kinds, where a question names none", async () => {
    const question = "How much notice does the landlord have to give?";
    const answer = await ask(question, RAISE, ENTER, END);

    expect(answer).not.toHaveProperty("lead");
    expect(answer).toMatchObject({ kind: "answer", units: [{}, {}, {}] });
  });

  it.each([
    ["How much notice does the landlord need to enter?", "24 hours"],
    ["How much notice does the tenant have to give?", "one month"],
  ])("is the one that a question names: %s", async (question, lead) => {
    expect(await ask(question, RAISE, ENTER, END)).toMatchObject({ lead });
  });
});

describe("the price that is asked for", () => {
  it.each([
    ["How much does it cost to tune one piano?", "£74.00"],
    ["How much was the tuning of the pianos?", "£444.00"],
  ])("is that of one, or of all: %s", async (question, lead) => {
    expect(await ask(question, ...INVOICE)).toMatchObject({ lead });
  });
});

describe("how much something can go up", () => {
  const rent = "The rent is £1,180 per calendar month.";
  const most = "The Landlord may raise the rent once in each year, by no more than 4.5%.";

  it.each(["How much can the rent go up?", "How much may the landlord raise the rent?"])(
    "is the most that it may be: %s",
    async (question) => {
      expect(await ask(question, rent, most)).toMatchObject({ lead: "4.5%" });
      expect(await ask(question, rent)).not.toHaveProperty("lead");
    },
  );
});

describe("a number in a condition", () => {
  const text = "If fewer than twelve children sign up, the week is called off.";
  const figure = { type: "count" as const, at: text.indexOf("twelve") };

  it("isn't how many there are", () => {
    expect(isConditionOnly(figure, text, "How many children are in a group?")).toBe(true);
  });

  it("is how many there must be", () => {
    expect(isConditionOnly(figure, text, "How many children have to sign up?")).toBe(false);
  });
});

describe("the age of something", () => {
  const question = "How old is the boathouse?";

  it("is told by a number or a word for it", () => {
    expect(saysNoTime("Present in the boathouse: Saoirse Pym, Kofi Marchetti", question)).toBe(
      true,
    );
    expect(saysNoTime("The boathouse was built by the members.", question)).toBe(false);
    expect(saysNoTime("The boathouse has stood for 80 seasons.", question)).toBe(false);
  });
});
