import { describe, expect, it } from "vitest";

import { definitionQuestions, headingQuestion } from "@/lib/documents/question-candidates";
import { readWordUsage } from "@/lib/documents/word-usage";

const TEXT = `To create source packages you need a shell. One has to create them with care, and job control helps.

A variable is a parameter denoted by a name. Every variable has a value, and no variable is lost.

The R Foundation is a public body. Ask the R Foundation, since the R Foundation knows.

The point is a position. A position is no point, and point by point the point is moved.

This is a sentence about nothing. In general, this is a rule.`;
const USAGE = await readWordUsage(TEXT);

describe("headingQuestion", () => {
  it.each([
    ["RESERVED WORDS", "What should I know about reserved words?"],
    ["3. JOB CONTROL", "What should I know about job control?"],
    ["2 Creating source packages", "How do I create source packages?"],
    ["7.29 What is the difference between them?", "What is the difference between them?"],
    ["How to mend a fence", "How do I mend a fence?"],
  ])("asks after %s", (heading, question) => {
    expect(headingQuestion(heading, USAGE)).toBe(question);
  });

  it.each([
    ["2. New boat", "What should I know about the new boat?"],
    ["Saint Anne's Hall", "What should I know about Saint Anne's Hall?"],
    ["New Boat Shed", "What should I know about New Boat Shed?"],
    ["Cost of the Halcyon", "What should I know about the cost of the Halcyon?"],
    ["Halcyon offers", "What should I know about Halcyon offers?"],
    ["Old walls", "What should I know about old walls?"],
    ["Club insurance", "What should I know about club insurance?"],
  ])("names things as they are spoken of: %s", async (heading, question) => {
    const text = `${heading}\n\nThe club bought a boat, and the boat is long. We saw the Halcyon offers. We saw walls. Then insurance rose.`;
    expect(headingQuestion(heading, await readWordUsage(text))).toBe(question);
  });

  it.each([
    "DESCRIPTION",
    "OPTIONS",
    "Contents",
    "1. Introduction",
    "A brief introduction to Rcpp",
    "Chapter 6. Operating System Specific Annex",
    "Thank you",
    "Extending R: the API",
    "Table 3",
    "1. Minutes of the last meeting",
    "7. Any other business",
    "Breaking the rules",
    "Emptying the tank",
  ])("does not ask after %s", (heading) => {
    expect(headingQuestion(heading, USAGE)).toBeUndefined();
  });
});

describe("definitionQuestions", () => {
  it("asks about terms that are defined and often mentioned, not about references back", async () => {
    expect(await definitionQuestions(TEXT, USAGE)).toEqual([
      "What is a variable?",
      "What is the R Foundation?",
    ]);
  });

  it("stops when its caller has left", async () => {
    const text = "The Point is a sort. ".repeat(10_000);

    await expect(definitionQuestions(text, USAGE, AbortSignal.abort())).rejects.toMatchObject({
      code: "aborted",
    });
  });
});
