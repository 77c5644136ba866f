import { describe, expect, it } from "vitest";

import { askDocument, type Odds } from "@/tests/support/ask-document";

const TEXT = [
  "Discharge instructions for Biscuit",
  "A rubber ball was removed from the small intestine.",
  "The collar must stay on until the stitches come out.",
  "Short walks on a leash only, ten minutes at a time.",
  "The bandage must not get wet, so no baths and no swimming.",
].join("\n\n");

/** Asks about the text, with a model that takes what matches a pattern for the answer at these odds. */
function ask(question: string, odds: Odds, ...pages: string[]) {
  const texts = pages.length > 0 ? pages : [TEXT];
  const parts = texts.map((text, page) => ({ place: page + 1, text }));
  return askDocument(question, { title: "Biscuit", parts, odds });
}

describe("statements that agree", () => {
  const LEASE = [
    "Terms of the lease",
    "The tenant shall pay rent of $1,465.00 each month.",
    "Payment from the tenant: $1,465.00 is due first.",
    "A fee of $75.00 is due later.",
  ].join("\n\n");

  it("are the answer together where they give the same figure", async () => {
    const reply = await ask(
      "what does living here cost me",
      [
        [/tenant shall/, 2],
        [/from the tenant/, 2],
      ],
      LEASE,
    );

    expect(reply.answer).toMatch(/^\*\*\$1,465\.00\*\*/);
  });

  it("are all shown where they leave room for little else", async () => {
    const reply = await ask("what must my dog wear and avoid", [
      [/collar/, 2.5],
      [/bandage/, 2.4],
    ]);

    expect(reply.found).toBe(true);
    expect(reply.answer).toContain("collar");
    expect(reply.answer).toContain("bandage");
  });
});

describe("a figure that was found by its words", () => {
  const INVOICE = [
    "Invoice for the treatment of Biscuit",
    "The operation costs $840 in all.",
    "The first deposit of $200 was paid on Monday.",
    "The night in the clinic is included.",
  ].join("\n\n");
  const QUESTION = "how much does the operation cost";

  it("is the answer where the model has no better one", async () => {
    const reply = await ask(QUESTION, [[/operation costs/, 1]], INVOICE);

    expect(reply).toMatchObject({ found: true });
    expect(reply.answer).toMatch(/^\*\*\$840\*\*/);
  });

  it("comes close, but isn't the answer, where the model takes its statement for something else", async () => {
    const reply = await ask(
      QUESTION,
      [
        [/deposit/, 6],
        [/operation costs/, -4],
      ],
      INVOICE,
    );

    expect(reply.found).toBe(false);
    expect(reply.answer).toContain("Closest passage");
    expect(reply.citations.map(({ quote }) => quote)).toEqual([
      "The first deposit of $200 was paid on Monday.",
      "The operation costs $840 in all.",
    ]);
  });
});

describe("a statement that the model takes for the answer at even odds", () => {
  const EVEN = 0.4;

  it("is the answer where it also shares most words with the question", async () => {
    const reply = await ask("may Biscuit splash about while he has his bandage", [
      [/bandage/, EVEN],
    ]);

    expect(reply.found).toBe(true);
    expect(reply.answer).toContain("The bandage must not get wet");
  });

  it("may say that you or we do it, where a question asks who", async () => {
    const page =
      "Claims\n\nParts are sent by mail. The maker pays for return shipping; you pay for sending it in.";
    const reply = await ask("who pays for shipping the shoes", [[/return shipping/, EVEN]], page);

    expect(reply.found).toBe(true);
  });

  it("only comes close where it shares none and is no rule for it, or names no time for when", async () => {
    const splash = await ask("did Biscuit splash about in a puddle", [[/bandage/, EVEN]]);
    const when = await ask("when may Biscuit lose that nasty collar", [[/rubber ball/, EVEN]]);

    expect(splash.found).toBe(false);
    expect(when.found).toBe(false);
  });
});

describe("a question that shares no words with its answer", () => {
  it("is answered with the statement that the model takes for the answer", async () => {
    const reply = await ask("what did he swallow", [[/rubber ball/, 4]]);

    expect(reply.found).toBe(true);
    expect(reply.answer).toMatch(/^> .*\n> A rubber ball was removed/);
    expect(reply.citations).toEqual([
      { place: 1, quote: "A rubber ball was removed from the small intestine." },
    ]);
  });

  it("leads with the figure that it asks for, where the statement has just one", async () => {
    const reply = await ask("how long may he be out and about", [[/Short walks/, 4]]);

    expect(reply.answer).toMatch(/^\*\*ten minutes\*\*/);
  });

  it("isn't answered where the model isn't sure, but shown what comes closest", async () => {
    const reply = await ask("may he go outdoors by himself", [
      [/Short walks/, 1],
      [/collar/, -0.4],
      [/bandage/, -2],
    ]);

    expect(reply.found).toBe(false);
    expect(reply.answer).toMatch(
      /^I'm not sure that these answer it\. Closest passages:\n\n> .*\n> Short walks/,
    );
    expect(reply.answer).toContain("The collar must stay on");
    expect(reply.answer).not.toContain("bandage");
    expect(reply.citations).toHaveLength(2);
  });

  it("isn't answered with a statement that lacks what is asked for, however close", async () => {
    const howMuch = await ask("how much was the bill", [[/rubber ball/, 9]]);
    const who = await ask("who is the doctor", [[/rubber ball/, 9]]);

    for (const { found, answer } of [howMuch, who]) {
      expect(found).toBe(false);
      expect(answer).toContain("Closest passage");
    }
  });

  it("isn't answered where several statements are hardly likelier than none", async () => {
    const reply = await ask("what did he swallow", [
      [/rubber ball/, 0.3],
      [/bandage/, 0.2],
    ]);

    expect(reply.found).toBe(false);
    expect(reply.citations).toHaveLength(2);
  });

  it("is refused without a word more where nothing is close", async () => {
    const reply = await ask("who won the match", []);

    expect(reply).toMatchObject({
      found: false,
      answer: "I couldn't find an answer to that in the document.",
      citations: [],
    });
  });

  it("isn't answered by a statement where it can't be: a year that isn't named, a part that isn't there", async () => {
    const sure: [RegExp, number][] = [[/rubber ball/, 5]];

    expect(await ask("what did he swallow in 2019", sure)).toMatchObject({
      found: false,
      citations: [],
    });
    expect(await ask("summarize chapter 9", sure)).toMatchObject({ found: false, citations: [] });
  });

  it("is compared only with the passages that fit it best, in a long document", async () => {
    const pages = Array.from({ length: 60 }, (_, page) =>
      Array.from(
        { length: 12 },
        (_, line) => `Sheep number ${page * 12 + line} grazed on the hill.`,
      ),
    );
    pages[40]?.splice(5, 1, "A rubber ball was removed from the patient named Biscuit.");

    const text = pages.map((lines) => lines.join(" "));
    const reply = await ask(
      "what did Biscuit swallow",
      [
        [/Sheep/, -9],
        [/rubber ball/, 5],
      ],
      ...text,
    );

    expect(reply.citations).toEqual([
      { place: 41, quote: "A rubber ball was removed from the patient named Biscuit." },
    ]);
  });

  it("isn't compared with a text in another language, which the model doesn't know", async () => {
    const german =
      "Aus dem Darm wurde ein Gummiball entfernt. Der Kragen muss bleiben, bis die Fäden gezogen sind. Bitte nur kurze Spaziergänge an der Leine machen und den Verband nicht naß werden lassen.";

    const reply = await ask("was hat er verschluckt", [[/Gummiball/, 5]], german);

    expect(reply.found).toBe(false);
  });
});
