import { expect, it } from "vitest";
import { paragraphAskedFor } from "@/lib/documents/reader/paragraph-asked-for";
import { readStructure } from "@/lib/documents/reader/structure";

const TERMS = [
  "Fuel. The car must be returned full.",
  "Late return. Nothing is charged for 30 minutes. After that, each hour costs $14.",
  "Drivers. Only persons named here may drive. Others need consent.",
].join("\n\n");

async function askedFor(question: string, statement: RegExp) {
  const structure = await readStructure("Rental", [{ place: 1, text: TERMS }]);
  const unit = structure.units.find(({ text }) => statement.test(text));
  if (!unit) throw new Error("no such statement");
  return paragraphAskedFor(structure, unit, { question, turns: [] }).map(({ text }) => text);
}

it("is quoted whole where a question names its heading", async () => {
  expect(await askedFor("What happens if I return it late?", /30 minutes/)).toEqual([
    "Nothing is charged for 30 minutes.",
    "After that, each hour costs $14.",
  ]);
});

it("isn't where a statement is enough", async () => {
  expect(await askedFor("What happens after 30 minutes?", /30 minutes/)).toEqual([]);
  expect(await askedFor("How much is a late return?", /each hour/)).toEqual([]);
  expect(await askedFor("Must the fuel tank be full?", /returned full/)).toEqual([]);
});
