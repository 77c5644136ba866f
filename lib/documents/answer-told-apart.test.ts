import { describe, expect, it } from "vitest";
import { askDocument, type Odds } from "@/tests/support/ask-document";

/** Asks about an offer, with a model that takes what matches a pattern for the answer at these odds. */
function ask(question: string, paragraphs: readonly string[], odds: Odds = []) {
  return askDocument(question, { parts: [{ place: 1, text: paragraphs.join("\n\n") }], odds });
}

const ROOFS = [
  "Roof work",
  "Buildings\tTear-off\tAttic visit",
  "1, 2, 4\tOct 6–10\tOct 3",
  "10, 11\tOct 23–29\tOct 21",
];

describe("what is told apart before the model's choice counts", () => {
  it("answers with what is far ahead of all others, though little speaks for any", async () => {
    const paragraphs = ["Rules", "Sparks fly.", "Don't light a fire until a sweep came."];
    const odds: [RegExp, number][] = [
      [/light a fire/, 0.9],
      [/Sparks/, -1.5],
    ];
    const rule = await ask("is it ok to use the stove", paragraphs, odds);
    const other = await ask("did the stove work", paragraphs, odds);

    expect(rule).toMatchObject({ found: true });
    expect(rule.answer).toContain("Don’t light".replace("’", "'"));
    expect(other).toMatchObject({ found: false });
  });

  it("takes rows for another number for no answer", async () => {
    const { answer, found } = await ask("I'm in building 10, when do you come in", ROOFS, [
      [/1, 2, 4/, 4],
      [/10, 11/, 3.6],
    ]);

    expect(found).toBe(true);
    expect(answer).toContain("Oct 21");
    expect(answer).not.toContain("Oct 6");
  });

  it("takes the day that a condition needs for no beginning", async () => {
    const { answer } = await ask(
      "When are they supposed to be here to start?",
      [
        "Schedule",
        "We expect to start Monday, March 9, and need five weeks.",
        "The start date holds if this is signed by January 30; after that it is late April.",
      ],
      [
        [/holds if/, 6],
        [/March 9/, 3],
      ],
    );

    expect(answer).toMatch(/^\*\*March 9\*\*/);
  });

  it("answers with the statement that begins with the cause", async () => {
    const { answer } = await ask(
      "what's causing the basement wall to bow in",
      [
        "Basement",
        "The basement wall has a crack, with the wall bowed in at the middle.",
        "The likely cause is outside: the downspout dumps at the foot.",
      ],
      [
        [/likely cause/, 0.5],
        [/bowed in/, 0.6],
      ],
    );

    expect(answer).toContain("the downspout dumps");
    expect(answer).not.toContain("bowed in");
  });

  it("takes no price for what is saved", async () => {
    const { found } = await ask(
      "how much would I save if I pay early for the gutters",
      ["Prices", "Roof\t40\t$1,860.00", "Gutters\t12\t$240.00"],
      [[/Gutters/, 5]],
    );

    expect(found).toBe(false);
  });

  it("quotes all of an item where a question asks for yes or no", async () => {
    const { answer } = await ask("will the satellite dishes be taken down for free", [
      "Before we come",
      "1. Clear the patio.",
      "2. Satellite dishes will be taken down. Putting them back up is at the owner's expense.",
    ]);

    expect(answer).toContain("owner's expense");
  });

  it("quotes what a sentence points back to", async () => {
    const { answer } = await ask(
      "what's the penalty for no approval",
      ["Calls", "Scans need consent from us. Without it, our payment is cut by $400."],
      [[/Without it/, 4]],
    );

    expect(answer).toContain("Scans need consent from us.");
  });

  it("adds up the only list of amounts", async () => {
    const { answer } = await ask("What did we pay altogether for all of this", [
      "Fees",
      "Visit $475; monitor $140; camera $185.",
    ]);

    expect(answer).toMatch(/^\*\*\$800\*\* = \$475 \+ \$140 \+ \$185/);
  });

  it("compares no row that only names columns", async () => {
    const { answer, found } = await ask("which attic visit is it for us", ROOFS, [
      [/Attic visit: Attic visit/, 5],
    ]);

    expect(found).toBe(false);
    expect(answer).not.toContain("Buildings");
  });
});
