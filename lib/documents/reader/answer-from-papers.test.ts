import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { papersAskedFor } from "@/lib/documents/reader/papers-asked-for";
import { readStructure } from "@/lib/documents/reader/structure";
import { askDocument } from "@/tests/support/ask-document";

function invoice(number: string, client: string, due: string, total: string): string {
  return [
    "INVOICE",
    `Invoice no.: ${number}`,
    `Due date: ${due}`,
    `Bill to: ${client}`,
    "Description\tHours\tAmount",
    `Work of ${due.split(" ")[0]}\t4\t${total}`,
    `Total\t${total}`,
  ].join("\n\n");
}

const PARTS = [
  invoice("1042", "Old Mill Bakery", "February 13, 2025", "$1,348.20"),
  invoice("1043", "Fenton Dental Practice", "March 5, 2025", "$1,160.95"),
  invoice("1047", "Old Mill Bakery", "April 19, 2025", "$3,172.55"),
].map((text, at) => ({ place: at + 1, text }));

async function ask(question: string) {
  const structure = await readStructure("Invoices", PARTS);
  return answerFromUnits(await indexUnits(structure), { question, turns: [] });
}

describe("questions about several papers of one file", () => {
  it.each([
    ["What is the total of invoice 1043?", "$1,160.95"],
    ["total of invoice 1047?", "$3,172.55"],
    ["How much is invoice 1042?", "$1,348.20"],
    ["When is invoice no. 1042 due?", "February 13, 2025"],
    ["When is invoice 1047 due?", "April 19, 2025"],
    ["How much does Fenton owe?", "$1,160.95"],
    ["how much does fenton dental practice have to pay?", "$1,160.95"],
    ["When is the invoice for Fenton Dental Practice due?", "March 5, 2025"],
    ["Who is invoice 1043 for?", "Fenton Dental Practice"],
    ["Which invoice is for Fenton Dental Practice?", "1043"],
  ])("%s", async (question, lead) => {
    const { found, answer } = await askDocument(question, {
      parts: PARTS,
      odds: [[/Due date/, 4]],
    });

    expect({ found, lead: answer.split("\n")[0] }).toEqual({ found: true, lead: `**${lead}**` });
  });

  it.each([
    ["What is the total of all invoices?", "$5,681.70"],
    ["How much does Old Mill Bakery have to pay altogether?", "$4,520.75"],
    ["What is the total of invoice 1042 and 1043?", "$2,509.15"],
    ["What is the difference between invoice 1042 and invoice 1043?", "$187.25"],
    ["How many invoices are there?", "3"],
    ["How many invoices did Old Mill Bakery get?", "2"],
    ["Which invoice is the highest?", "1047 ($3,172.55)"],
  ])("takes them together for %j", async (question, lead) => {
    expect(await ask(question)).toMatchObject({ kind: "answer", lead });
  });

  it("has nothing about a paper that isn't there", async () => {
    expect(await ask("What is the total of invoice 1044?")).toEqual({
      kind: "absent",
      isSure: true,
    });
  });

  it.each([
    "How much was the work of April?",
    "How old is the practice?",
    "How much tax is on all invoices?",
    "Which invoice is overdue?",
  ])("leaves %j to what all of them say", async (question) => {
    const structure = await readStructure("Invoices", PARTS);

    expect((await papersAskedFor(structure, question)).named).toBeUndefined();
  });
});

describe("a file with one paper", () => {
  it("is read as before, whatever numbers it has", async () => {
    const [part = { place: 1, text: "" }] = PARTS;
    const text = `${part.text}\n\nOrder no.: 55\n\nAccount number: 660018822`;
    const structure = await readStructure("Invoice", [{ place: 1, text }]);

    const { all } = await papersAskedFor(structure, "What is the total of invoice 1042?");

    expect(all).toEqual([]);
  });
});

describe("numbers that only tell things from one another", () => {
  it("are not computed with", async () => {
    const text = "Account number: 4410\n\nReference number: 4420";
    const structure = await readStructure("Letter", [{ place: 1, text }]);
    const question = "What is the total of the account number and the reference number?";
    const answer = await answerFromUnits(await indexUnits(structure), { question, turns: [] });

    expect(answer).toEqual({ kind: "absent", isSure: true });
  });
});
