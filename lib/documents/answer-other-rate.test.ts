import { describe, expect, it } from "vitest";
import { askDocument } from "@/tests/support/ask-document";

function ask(question: string, paragraphs: readonly string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  return askDocument(question, { parts, odds: [[/rent is|Gross pay/, 0.95]], headings: [] });
}

describe("extractAnswer with what the model takes for the answer", () => {
  it("leads with no amount of another rate or of another time", async () => {
    const lease = ["Lease", "The rent is £1,150 per calendar month, payable in advance."];
    const slip = ["Pay slip", "Net pay\t1,994.69", "Year to date", "Gross pay\t26,180.40"];

    expect((await ask("How much is the rent per week?", lease)).answer).not.toContain("**£1,150**");
    expect((await ask("How much is my gross pay?", slip)).answer).not.toContain("**26,180.40**");
  });
});
