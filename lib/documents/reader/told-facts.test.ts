import { describe, expect, it } from "vitest";
import { tellingFacts, toldFacts } from "@/lib/documents/reader/told-facts";

function words(text: string): string[] {
  return [...toldFacts(text).keys()].filter((fact) => fact.startsWith("words "));
}

describe("[PDF-03] what a statement tells in a word or two", () => {
  it("is that nothing is paid", () => {
    expect(words("There is no charge for you.")).toEqual(["words no charge"]);
    expect(words("Shoes are provided free of charge.")).toEqual(["words free of charge"]);
    expect(words("Keep children at home until they are free of fever.")).toEqual([]);
  });

  it("is a share, a month, a weekday, or a name", () => {
    expect(words("Half of it is paid at the start.")).toEqual(["words half"]);
    expect(words("Fires are permitted only from November to March.")).toEqual([
      "words november",
      "words march",
    ]);
    expect(words("Everybody is in on Tuesdays.")).toEqual(["words tuesdays"]);
    expect(words("It was written by Nadia Kessler.")).toEqual(["words nadia kessler"]);
  });

  it("is a day with its year, which tells the day as well, and no other year", () => {
    const told = tellingFacts(toldFacts("on May 8, 2026").keys());
    for (const fact of toldFacts("on May 8").keys()) expect(told.has(fact)).toBe(true);
    for (const fact of toldFacts("on May 8, 2025").keys()) expect(told.has(fact)).toBe(false);
    const bare = tellingFacts(toldFacts("on May 8").keys());
    for (const fact of toldFacts("on May 8, 2026").keys()) expect(bare.has(fact)).toBe(false);
  });

  it("is the same amount however it is written", () => {
    expect([...toldFacts("$50").keys()]).toEqual([...toldFacts("$ 50.00").keys()]);
  });
});
