import { expect, it } from "vitest";
import { formFit, isTitle } from "@/lib/documents/talk/fits-question";

it.each([
  ["Which person founded it?", "It was founded by Martin Luther King Junior."],
  ["Which engineer designed it?", "The dam was designed by Doctor Anna Maria Lund."],
])("takes a name of four words for one: %s", (question, text) => {
  expect(formFit(text, { question, turns: [] })).toBe(1);
});

it("tells a title from a name", () => {
  expect(isTitle("Why Cities Forget Their Rivers.")).toBe(true);
  expect(isTitle("Dr Ruth Bader Ginsburg.")).toBe(false);
});
