import { describe, expect, it } from "vitest";

import { saysTurn, saysWhen } from "@/lib/documents/talk/says-when";
import { askTalk as ask } from "@/tests/support/ask-document";

const HIRE = "If you sell out three months in a row, then you hire.";
const BAKERY = [
  "I started this bakery with four thousand dollars and one oven.",
  "In the beginning I did everything myself.",
  HIRE,
  "A lot of people pay too much for flour.",
  "The shop was designed by my sister.",
];

describe("[YT-05] when something is done", () => {
  it.each([
    ["When do I add the sugar?", "Take the chicken out, and now add the sugar.", true],
    ["When do I add the sugar?", "Let it boil, then you can add the brown sugar.", true],
    ["When do I add the sugar?", "Let it boil, then you can add the salt.", false],
    ["When do I add the sugar?", "Then the sugar goes from brown to black.", false],
  ])("is told by what comes before it: %s %s", (question, quote, says) => {
    expect(saysTurn(quote, question)).toBe(says);
  });

  it.each([
    ["When does she start hiring?", HIRE],
    ["When should I water them?", "If there's no rain for a week, water them."],
    ["When can you harvest?", "You can harvest once the shoulders show above the soil."],
    ["When do you thin them?", "And when the seedlings are two inches tall, you thin them out."],
  ])("is told by a case: %s", (question, quote) => {
    expect(saysWhen(quote, question)).toBe(true);
  });

  it.each([
    ["When does she start hiring?", "When I hire somebody, I look at their hands."],
    ["When does she start hiring?", "If it rains, we close."],
    ["When was it hired?", HIRE],
  ])("and not by one of something else: %s", (question, quote) => {
    expect(saysWhen(quote, question)).toBe(false);
  });

  it("is found in a talk", async () => {
    const reply = await ask("When does she start hiring?", BAKERY, [[/sell out/, -4]]);

    expect(reply).toMatchObject({ found: true, quotes: [HIRE] });
  });

  it("finds whoever is no name", async () => {
    const reply = await ask("Who designed the shop?", BAKERY, [[/designed/, 3]]);

    expect(reply).toMatchObject({ found: true, quotes: [BAKERY[4]] });
  });
});
