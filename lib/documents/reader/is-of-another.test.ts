import { describe, expect, it } from "vitest";

import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { figuresIn } from "@/lib/documents/reader/figures";
import { focusOf } from "@/lib/documents/reader/focus";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { isOfAnother } from "@/lib/documents/reader/is-of-another";
import { readStructure } from "@/lib/documents/reader/structure";

async function structureOf(paragraphs: readonly string[]) {
  return readStructure("Lease", [{ place: 1, text: paragraphs.join("\n\n") }]);
}

/** Whether the last figure of a statement is another thing's than the one that is asked for. */
async function isAnothers(text: string, asked: string): Promise<boolean> {
  const unit = (await structureOf([text])).units.at(-1);
  const figure = figuresIn(unit?.text ?? "").at(-1);
  if (!unit || !figure) throw new Error(`no figure in ${text}`);
  return isOfAnother(figure, unit, focusOf(asked));
}

describe("isOfAnother", () => {
  it.each([
    ["Tenants who use the parking pay a $40 key fee.", "parking"],
    ["For parking, the Landlord asks for a key fee of $40.", "the parking"],
    ["Parking is behind the house; the key fee is $40.", "parking"],
    ["Claims under the warranty need a notice period of 30 days.", "the warranty"],
  ])("tells that %j mentions what is asked, and prices something else", async (text, asked) => {
    expect(await isAnothers(text, asked)).toBe(true);
  });

  it.each([
    ["A parking space costs $75 per month.", "parking"],
    ["For parking, the Tenant pays a monthly charge of $75.", "parking"],
    ["For parking, the price is $75.", "the parking"],
    ["The Tenant pays a refundable security deposit of $2,400.", "the deposit"],
    ["The monthly rent for the apartment is $1,200.", "rent"],
    ["The field trip to Mount Hood is on October 17, 2026 and costs $45.", "the field trip"],
    ["The garden covers an area of 3.5 hectares.", "the garden"],
    ["The warranty runs for a period of two years.", "the warranty"],
    ["Key fee\t$40", "key fee"],
  ])("takes the figure of %j for %s", async (text, asked) => {
    expect(await isAnothers(text, asked)).toBe(false);
  });
});

describe("a computed answer", () => {
  const RENT = "The monthly rent is $1,200.";
  const ask = async (paragraphs: readonly string[]) => {
    const index = await indexUnits(await structureOf(paragraphs));
    const question = "What is the total of the rent and the parking?";
    return answerFromUnits(index, { question, turns: [] });
  };

  it("isn't made with the figure of a statement that merely mentions an operand", async () => {
    const answer = await ask([RENT, "Tenants who use the parking pay a $40 key fee."]);

    expect(answer).toEqual({ kind: "absent", isSure: true });
  });

  it("is made with the operand's own figure, wherever it stands", async () => {
    const answer = await ask([
      RENT,
      "Tenants who use the parking pay a $40 key fee.",
      "A parking space behind the house costs $75.",
    ]);

    expect(answer).toMatchObject({ lead: "$1,275", working: "$1,200 + $75" });
  });
});
