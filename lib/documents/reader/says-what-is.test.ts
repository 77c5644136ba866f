import { describe, expect, it } from "vitest";
import { saysWhatIs } from "@/lib/documents/reader/says-what-is";

describe("saysWhatIs", () => {
  it.each([
    ["What is the account fee?", "The monthly account fee is $6.", true],
    ["How much is my account fee?", "The account fee is $6.", true],
    ["What is the account fee?", "The account number is printed on the card.", false],
    ["What is the fee?", "The fee for a replacement of the card is $10.", false],
    ["Who pays the account fee?", "The account fee is $6.", false],
    ["What is the account fee?", "The account fee is not charged to students.", false],
  ])("%s %s: %s", (question, statement, says) => {
    expect(saysWhatIs(question, statement)).toBe(says);
  });
});
