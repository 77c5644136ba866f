import { expect, it } from "vitest";

import { countsThem, nameWhatIsCounted, thingsAsked } from "@/lib/documents/talk/things-counted";
import { growsFaster } from "@/tests/support/grows-faster";

it.each([
  ["How many basements were flooded?", "The water rose into 740 basements.", true],
  ["How many parking spaces would be lost?", "It would remove 310 parking spaces.", true],
  ["How many trees did they plant?", "They planted three hundred young trees.", true],
  ["How many of the basements were flooded?", "The water rose into 740 basements.", true],
  ["How many of the basements were flooded?", "There were 12 of us.", false],
  ["How many basements were flooded?", "Rents rose by 22 percent after the floods.", false],
  ["How many trees did they plant?", "The trees cost 300 dollars.", false],
])("tells the number of what is counted in %j from %j: %s", (question, quote, expected) => {
  const things = thingsAsked(question);
  if (!things) throw new Error("It counts something.");

  expect(countsThem({ quote }, things)).toBe(expected);
});

it("lets people and units go unnamed", () => {
  expect(nameWhatIsCounted("How many people work there?", ["There are fourteen of us."])).toBe(
    true,
  );
  expect(nameWhatIsCounted("How many hours does it take?", ["All of a day and a half."])).toBe(
    true,
  );
  expect(nameWhatIsCounted("How many basements were flooded?", ["Rents rose by a third."])).toBe(
    false,
  );
});

it("takes time that grows no faster than what is read", async () => {
  const ask = (length: number) => thingsAsked(`how many ${"old trees ".repeat(length / 10)}`);
  const count = (length: number) =>
    countsThem({ quote: "seven hundred old ".repeat(length / 18) }, new Set(["basement"]));

  expect(await growsFaster(ask)).toBe(false);
  expect(await growsFaster(count)).toBe(false);
});

it("counts nothing that a question doesn't name", () => {
  expect(thingsAsked("How many did they sell?")).toBe(undefined);
  expect(thingsAsked("How many are there?")).toBe(undefined);
  expect(nameWhatIsCounted("How many did they sell?", ["They sold 40."])).toBe(true);
});
