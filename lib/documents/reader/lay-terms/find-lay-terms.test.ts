import { describe, expect, it } from "vitest";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { inTermsOf } from "@/lib/documents/reader/lay-terms/find-lay-terms";
import { readStructure } from "@/lib/documents/reader/structure";
import { askDocument } from "@/tests/support/ask-document";

const REPLACED = "pay by when pay it by last payment first payment bill permit ";

const indexOf = async (text: string) =>
  indexUnits(await readStructure("Papers", [{ place: 1, text }]));

describe("inTermsOf", () => {
  it.each([
    ["The coop stands in the rear yard.", "Where does the henhouse go?", "Where does the coop go?"],
    ["Refunds are made in May.", "When do I get my money back?", "When do I get my refunds?"],
    ["A licence is needed for a dog.", "Do I need a permit?", "Do I need a licence?"],
    ["Poultry houses stand apart.", "How big is the hen house?", "How big is the poultry houses?"],
  ])("asks in the terms of a document: %s", async (text, asked, inTerms) => {
    expect(await inTermsOf(await indexOf(text), asked)).toMatchObject({ question: inTerms });
  });

  it.each([
    ["The coop stands in the rear yard.", "Where does the henhouse go?", true],
    ["Poultry houses stand apart.", "Where does the henhouse go?", false],
    ["The invoice has a refund on it.", "Is my money back on the bill?", false],
    ["The dwelling is large.", "How large is the house?", false],
  ])("tells what surely asks for the same: %s %s", async (text, asked, isSame) => {
    expect(await inTermsOf(await indexOf(text), asked)).toMatchObject({ isSame });
  });

  it.each([
    ["Invoices are paid in May.", "When is Bill paid?"],
    ["The grades are out.", "What did Mr. Mark get?"],
    ["The invoice is paid.", "Did they ask Penny and Bill?"],
  ])("keeps names: %s", async (text, asked) => {
    expect(await inTermsOf(await indexOf(text), asked)).toMatchObject({ question: asked });
  });

  it.each([
    ["Invoices are paid in May.", "When is the Bill paid?", "When is the invoices paid?"],
    ["Invoices are paid in May.", "When Is Bill Paid?", "When Is invoices Paid?"],
    ["A credit card is taken.", "Do you accept Visa?", "Do you credit card?"],
  ])("takes capitals that make no name: %s", async (text, asked, inTerms) => {
    expect(await inTermsOf(await indexOf(text), asked)).toMatchObject({ question: inTerms });
  });

  it("reads a long document once, in turns", async () => {
    const line =
      "The due amount has a date and a total for the late balance, which the tenant owes.";
    const index = await indexOf(Array.from({ length: 3000 }, () => line).join("\n\n"));
    const asked = REPLACED.repeat(30);
    await inTermsOf(index, asked);
    const start = performance.now();
    await inTermsOf(index, asked);
    expect(performance.now() - start).toBeLessThan(100);
  });

  it.each([
    ["The henhouse and the coop stand apart.", "Where does the henhouse go?"],
    ["Bread costs $3.", "Where does the henhouse go?"],
    ["A coop is loud.", "How loud is it?"],
  ])("keeps what a document has, too, and what it has nothing for: %s", async (text, asked) => {
    expect(await inTermsOf(await indexOf(text), asked)).toMatchObject({ question: asked });
  });
});

describe("extractAnswer", () => {
  const ask = (question: string, ...lines: string[]) =>
    askDocument(question, { title: "Paper", parts: [{ place: 1, text: lines.join("\n\n") }] });

  it("finds what a document has other terms for", async () => {
    const { answer } = await ask(
      "Where does the henhouse go?",
      "Hens in gardens",
      "A coop shall stand in the rear yard, 2 m from the fence.",
      "Eggs shall not be sold.",
    );
    expect(answer).toContain("A coop shall stand in the rear yard");
  });

  it("is sure of what is said with another name for the same", async () => {
    const { answer, found } = await ask("Who is the landlady?", "The landlord is Ann Lee.");
    expect(answer).toContain("**Ann Lee**");
    expect(found).toBe(true);
  });

  it.each([
    ["Can I bring my puppy?", "Assistance dogs are welcome."],
    ["May I keep a pig?", "Livestock other than swine may be kept."],
    ["Who is the trainer?", "The coach is from Smith Lines."],
    ["Where is the bus?", "The head coach is Maria Lopez."],
    ["Who is her doctor?", "The consultant is Ann Lee."],
    ["Who owns the house?", "The intellectual property is owned by Acme."],
    ["Who guarantees the loan?", "The warranty is given by Acme Motors."],
    ["Who is the deputy?", "The alternate goalkeeper is Bob Ray."],
    ["Who is on the committee?", "Ann Lee is on the board of directors."],
    ["Does it cost extra?", "The supplement was written by Ann."],
    ["Do I need a permit to park?", "You need a license to fish."],
    ["What happens if I quit my job?", "The employer may terminate at once."],
    ["Was my dog put to sleep?", "Euthanasia is offered at home for $200."],
    ["Can I pay by Amex?", "You can pay by debit card."],
    ["What do students pay?", "Concessions are for seniors. Concessions pay $8."],
    ["Do I need a driver's license?", "You need a photo ID."],
    ["Is there a stove?", "There is an oven."],
    ["Does she have cancer?", "A benign tumor was found."],
    ["Who hired Bill?", "Ann employed invoices."],
  ])("isn't sure of what is said of something else: %s %s", async (question, line) => {
    const { found } = await ask(question, line, "The office is on Main Street.");
    expect(found).toBe(false);
  });

  it("doesn't take one pay for the other", async () => {
    const { answer } = await ask("What is my pay without tax?", "Gross pay: $4,000", "Net: $3,100");
    expect(answer).not.toContain("**$4,000**");
  });
});
