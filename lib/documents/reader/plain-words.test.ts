import { describe, expect, it } from "vitest";
import { inPlainWords } from "@/lib/documents/reader/plain-words";

describe("inPlainWords", () => {
  it.each([
    ["When is the second payment due?", "when the second payment due?"],
    ["When is the quarterly tax payment due?", "when the quarterly tax payment due?"],
    ["When do I have to make the down payment?", "when the down payment due?"],
    ["When is the rent payable?", "when the rent payment due?"],
    ["When do I have to pay?", "when payment due?"],
  ])("keeps in %j which payment it is", (question, plain) => {
    expect(inPlainWords(question)).toBe(plain);
  });
});
