import { describe, expect, it } from "vitest";
import {
  hasConditionalDatesOnly,
  saysNoCause,
  saysNoSaving,
  statesCause,
} from "@/lib/documents/reader/says-otherwise";

describe("hasConditionalDatesOnly", () => {
  const HOLDS =
    "The date holds if this is signed and paid by January 30; after that it is late April.";

  it("tells what a condition needs from when something is", () => {
    expect(hasConditionalDatesOnly(HOLDS, "When do they start?")).toBe(true);
    expect(hasConditionalDatesOnly("We start on March 9.", "When do they start?")).toBe(false);
    expect(
      hasConditionalDatesOnly("If it rains, we start on March 9.", "When do they start?"),
    ).toBe(false);
  });

  it("leaves the condition to those who ask what they must do", () => {
    expect(hasConditionalDatesOnly(HOLDS, "When do I have to sign?")).toBe(false);
  });
});

describe("saysNoSaving", () => {
  it("takes no price for what is saved", () => {
    const ask = (statement: string) =>
      saysNoSaving(statement, "how much would I save if I pay early?");

    expect(ask("Two bedrooms $1,860.00")).toBe(true);
    expect(ask("Whoever pays early may take 2.5% off.")).toBe(false);
  });
});

describe("causes", () => {
  it("are told from what they cause", () => {
    const question = "what's causing the wall to bow in";

    expect(saysNoCause("The wall is bowed in ⅝ inch.", question)).toBe(true);
    expect(saysNoCause("The wall bows because soil slopes back.", question)).toBe(false);
    expect(saysNoCause("The wall is bowed in.", "how far is the wall bowed?")).toBe(false);
    expect(statesCause("The likely cause is outside: a downspout.", question)).toBe(true);
  });
});
