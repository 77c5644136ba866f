import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const structure = await readStructure("", parts);
  return answerFromUnits(await indexUnits(structure), { question, turns: [] });
}

const LETTER = [
  "Greenfield Insurance plc",
  "Mr. David Cole",
  "3 Rowan Avenue",
  "Dear Mr. Cole,",
  "Your claim for water damage on 2 September 2025",
  "Thank you for your claim form of 10 September. We have now considered it.",
  "Yours sincerely,",
  "Joanna Pike",
];

describe("a letter", () => {
  it("is written by who signs it, and not by whom it goes to", async () => {
    expect(await ask("Who wrote this letter?", ...LETTER)).toMatchObject({ lead: "Joanna Pike" });
    expect(await ask("Who wrote this letter?", ...LETTER.slice(0, 6))).not.toHaveProperty("lead");
  });

  it("has the day of a damage in its heading", async () => {
    expect(await ask("When did the damage happen?", ...LETTER)).toMatchObject({
      lead: "2 September 2025",
    });
  });
});

describe("a place", () => {
  it("is no percentage", async () => {
    const rows = ["Midterm\t25%", "Final exam\t35%"];

    expect(await ask("Where is the final exam?", ...rows)).not.toHaveProperty("lead");
  });

  it("is given with its postcode", async () => {
    const flat = "The Landlord lets the flat at 9B Station Road, Reading RG1 4XX, to the Tenant.";

    expect(await ask("What is the address?", flat)).toMatchObject({
      lead: "9B Station Road, Reading RG1 4XX",
    });
  });
});

describe("of a row with a price for each of several people", () => {
  const PRICES = [
    "Color\tJunior\tSenior\tDirector",
    "Root tint\t45\t55\t70",
    "Full head highlights\t85\t105\t140",
  ];

  it("none is chosen where a question names nobody", async () => {
    expect(await ask("How much is a full head highlights?", ...PRICES)).not.toHaveProperty("lead");
    expect(
      await ask("How much is a full head highlights with the director?", ...PRICES),
    ).toMatchObject({ lead: "140" });
  });

  it("the one who is named is taken, though a cut is no change", async () => {
    const rows = ["Cutting\tJunior\tDirector", "Cut & blow dry\t35\t60", "Fringe trim\t8\t12"];
    const question = "How much does a director charge for a cut and blow dry?";

    expect(await ask(question, ...rows)).toMatchObject({ lead: "60" });
  });
});

describe("of a number of all", () => {
  it("each is what its own verb says", async () => {
    const text = "Of the 120 applicants, 45 were interviewed and 12 were hired.";

    expect(await ask("How many applicants were hired?", text)).toMatchObject({ lead: "12" });
    expect(await ask("How many applicants were interviewed?", text)).toMatchObject({
      lead: "45 of 120",
    });
  });
});
