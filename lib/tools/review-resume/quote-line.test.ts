import { describe, expect, it } from "vitest";
import { quoteLine } from "@/lib/tools/review-resume/quote-line";

describe("quoteLine", () => {
  it("cuts a long line between words", () => {
    expect(quoteLine("word ".repeat(60).trim())).toBe(`“${"word ".repeat(44).trim()} …”`);
  });

  it("cuts a long line without spaces", () => {
    expect(quoteLine("字".repeat(3_000))).toBe(`“${"字".repeat(220)} …”`);
    expect(quoteLine(`2019 ${"字".repeat(3_000)}`)).toBe(`“2019 ${"字".repeat(215)} …”`);
  });
});
