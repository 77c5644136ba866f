import { describe, expect, it } from "vitest";

import { stem } from "@/lib/core/stem";

describe("stem", () => {
  it.each([
    [["bee", "bees", "bee's"], "bee"],
    [["brew", "brewing", "brewed"], "brew"],
    [["city", "cities"], "city"],
    [["plan", "planned", "planning"], "plan"],
    [["bleed", "bleeds", "bleeding"], "bleed"],
    [["need", "needed", "needs"], "need"],
    [["proceed", "proceeded", "proceeding"], "proceed"],
    [["agree", "agreed"], "agre"],
    [["quick", "quickly", "quickness"], "quick"],
  ])("gives %j one stem", (words, expected) => {
    expect(new Set(words.map(stem))).toEqual(new Set([expected]));
  });

  it.each([
    ["organ", "organization"],
    ["police", "policy"],
    ["university", "universe"],
  ])("keeps %s and %s apart", (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it.each(["häuser", "informationen", "c++", "node.js", "covid-19"])("leaves %s alone", (word) => {
    expect(stem(word)).toBe(word);
  });
});
