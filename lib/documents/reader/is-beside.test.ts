import { describe, expect, it } from "vitest";
import { figuresIn } from "@/lib/documents/reader/figures";
import { saysElse } from "@/lib/documents/reader/is-beside";

function isElse(text: string, question: string): boolean {
  return figuresIn(text).every((figure) => saysElse(figure, { text }, question));
}

describe("saysElse", () => {
  it("knows a change from an amount", () => {
    const text = "You used 14% more electricity than last year.";

    expect(isElse(text, "How much electricity did I use?")).toBe(true);
    expect(isElse(text, "How much more electricity did I use?")).toBe(false);
  });

  it("knows when something is from how long it takes", () => {
    const text = "Six months after the end of the program, few still walked.";

    expect(isElse(text, "How long did the program last?")).toBe(true);
    expect(isElse(text, "How long after the program were they asked?")).toBe(false);
    expect(
      isElse("Claims are submitted within 30 days after the trip.", "How long do I have?"),
    ).toBe(false);
  });
});
