import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { invoiceParties } from "@/lib/documents/reader/invoice-parties";
import { readStructure } from "@/lib/documents/reader/structure";

const read = (...paragraphs: string[]) =>
  readStructure("Invoice", [{ place: 1, text: paragraphs.join("\n\n") }]);
const ITEMS = ["Invoice no. 204", "New windows\t4\t$90.00\t$360.00", "Total due\t$360.00"];

async function partiesOf(...paragraphs: string[]) {
  const { seller, buyer } = await invoiceParties(await read(...paragraphs, ...ITEMS));
  return [seller?.text, buyer?.text];
}

describe("invoiceParties", () => {
  it.each([
    [
      "at the top, beside the word",
      ["Tern Glass Ltd\tINVOICE", "27 Mill Yard", "Bill to:", "Osprey Inn"],
    ],
    ["below the word", ["INVOICE", "Tern Glass Ltd", "27 Mill Yard", "Sold to", "Osprey Inn"]],
    ["below labels", ["INVOICE", "From", "Tern Glass Ltd", "27 Mill Yard", "To", "Osprey Inn"]],
    [
      "in columns",
      ["INVOICE", "From\tTo", "Tern Glass Ltd\tOsprey Inn", "27 Mill Yard\t3 Bay Road"],
    ],
    ["with fields", ["Tern Glass Ltd", "Bill to\tInvoice date", "Osprey Inn\tMay 2, 2026"]],
    ["in fields", ["INVOICE", "Seller: Tern Glass Ltd", "Customer: Osprey Inn"]],
  ])("finds names %s", async (_, lines) => {
    expect(await partiesOf(...lines)).toEqual(["Tern Glass Ltd", "Osprey Inn"]);
  });

  it("takes no address, number, or label for a name", async () => {
    expect(await partiesOf("INVOICE", "27 Mill Yard", "Bill to", "3 Bay Road 17")).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("takes neither of two names beside each other, nor the name of a column", async () => {
    const beside = ["Tern Glass Ltd\tOsprey Inn", "27 Mill Yard\t3 Bay Road", "INVOICE"];
    const table = ["INVOICE", "Description\tQuantity\tPrice", "Glazing\t2\t$90.00"];

    expect(await partiesOf(...beside)).toEqual([undefined, undefined]);
    expect(await partiesOf(...table)).toEqual([undefined, undefined]);
  });

  it.each([
    ["Who is the seller?", "Tern Glass Ltd"],
    ["Who should I pay?", "Tern Glass Ltd"],
    ["Who is the invoice for?", "Osprey Inn"],
    ["Who is the customer?", "Osprey Inn"],
  ])("answers %s", async (question, lead) => {
    const lines = ["Tern Glass Ltd\tINVOICE", "27 Mill Yard", "Bill to", "Osprey Inn", ...ITEMS];
    const index = await indexUnits(await read(...lines));

    expect(await answerFromUnits(index, { question, turns: [] })).toMatchObject({ lead });
  });
});
