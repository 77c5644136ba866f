import { expect, it } from "vitest";
import { figuresIn } from "@/lib/documents/reader/figures";
import { readStructure } from "@/lib/documents/reader/structure";
import { tiedLead } from "@/lib/documents/reader/tied-lead";

it.each([
  ["What did the new fence cost?", "$34 per meter"],
  ["What did the fence cost per meter?", undefined],
])("says what an amount is for, unless a question does: %s", async (question, lead) => {
  const text = "The new fence cost $34 per meter.";
  const structure = await readStructure("Papers", [{ place: 1, text }]);
  const [unit] = structure.units;
  const [figure] = figuresIn(text);
  if (!unit || !figure) throw new Error("Nothing was read");

  expect(tiedLead(figure.text, figure, unit, question, structure)).toEqual(
    lead && { is: "other", lead },
  );
});
