import { describe, expect, it } from "vitest";
import { askDocument, type Odds } from "@/tests/support/ask-document";

/** Asks about a lease, with a model that takes what matches a pattern for the answer at these odds. */
function ask(
  question: string,
  paragraphs: readonly string[],
  { odds = [], headings = [] }: { odds?: Odds; headings?: string[] } = {},
) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  return askDocument(question, { parts, odds, headings });
}

const LEASE = [
  "Apartment Lease",
  "This lease is for Apartment 4B at 212 Alder Street.",
  "5. Use. The apartment is for Tenants only. Subletting and short-term rental are prohibited.",
  "6. Early termination. Tenants may end this lease by paying a fee of two months' rent.",
];

describe("extractAnswer in plain words", () => {
  it("quotes a heading with its clause", async () => {
    const clause = "12. Moving out early. Whoever ends the term sooner owes two months of rent.";
    const { answer } = await ask("can I move out early", [...LEASE, clause]);

    expect(answer).toContain("two months of rent");
  });

  it("knows what people call a short-term rental", async () => {
    const { answer } = await ask("can I put this on Airbnb", LEASE);

    expect(answer).toContain("short-term rental are prohibited");
  });

  it("says what a document is by its title and its purpose", async () => {
    const { answer, found } = await ask("what is this document about?", LEASE, {
      headings: ["Apartment Lease"],
    });

    expect(found).toBe(true);
    expect(answer).toMatch(/^\*\*Apartment Lease\*\*\n\n> This lease is for Apartment 4B/);
  });

  it("finds which of several numbers is meant among what has one", async () => {
    const text = [
      "City water",
      "Trouble paying? Call 555-0166 and we'll set up a plan.",
      "If you see water in the street, call the crew at 555-0170.",
      "Leaks on your side of the meter are yours to repair.",
    ];
    const odds: [RegExp, number][] = [
      [/555-0170/, 1.5],
      [/yours to repair/, 2],
    ];
    const { answer } = await ask("who do I ring about a burst pipe", text, { odds });

    expect(answer).toMatch(/^\*\*555-0170\*\*/);
  });

  it("takes no row of numbers for somebody", async () => {
    const bill = ["Electric bill", "Reading on January 31\t47,186"];
    const { found } = await ask("who read the meter", bill, { odds: [[/47,186/, 6]] });

    expect(found).toBe(false);
  });

  it("takes no time that others have for one's own", async () => {
    const policy = ["Making a claim", "An adjuster visits within five business days."];
    const { found } = await ask("how long do I have to get it done", policy, {
      odds: [[/adjuster/, 6]],
    });

    expect(found).toBe(false);
  });

  it("puts nothing together about a thing that a document doesn't name", async () => {
    const invoice = [
      "Terms of the invoice",
      "Pay by check or card.",
      "Late invoices bear interest.",
    ];
    const odds: [RegExp, number][] = [
      [/check/, 2],
      [/interest/, 1.9],
    ];

    expect(await ask("can I pay with bitcoin", invoice, { odds })).toMatchObject({ found: false });
  });

  it("doesn't claim that nothing was found above what comes closest", async () => {
    const { answer } = await ask("may I fly a kite on the roof", LEASE, { odds: [[/4B/, -1]] });

    expect(answer).toMatch(/^I'm not sure that this answers it\. Closest passage:\n\n> /);
  });
});
