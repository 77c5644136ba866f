import { describe, expect, it } from "vitest";
import { toldFacts } from "@/lib/documents/reader/told-facts";

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

  it("is the same day and the same amount however they are written", () => {
    expect([...toldFacts("on May 8, 2026").keys()]).toEqual([...toldFacts("on May 8").keys()]);
    expect([...toldFacts("$50").keys()]).toEqual([...toldFacts("$ 50.00").keys()]);
  });
});
