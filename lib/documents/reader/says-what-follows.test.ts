import { describe, expect, it } from "vitest";
import { mayFollow } from "@/lib/documents/reader/says-what-follows";

describe("mayFollow", () => {
  it.each([
    "If a report is late, payments are suspended.",
    "Should the bag come to light, it will be delivered to you.",
    "Lessons that a child misses aren't made up.",
    "Overdue invoices bear interest.",
    "Those who don't pass swim in the roped area.",
  ])("takes a rule: %s", (rule) => {
    expect(mayFollow(rule, "What happens if it is late?")).toBe(true);
  });

  it.each([
    "Our people stay until midnight.",
    "Thank you for your letter concerning the suitcase that failed to arrive.",
  ])("takes nothing else: %s", (statement) => {
    expect(mayFollow(statement, "what if it goes on past midnight")).toBe(false);
  });

  it("leaves other questions alone", () => {
    expect(mayFollow("Our people stay until midnight.", "How long do they stay?")).toBe(true);
  });
});
