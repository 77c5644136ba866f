import { describe, expect, it } from "vitest";
import { askedClauses } from "@/lib/tools/review-resume/asked-clauses";

describe("askedClauses", () => {
  it.each([
    "You have five weeks of leave, a pension, and free parking.",
    "You will have your own laptop, a phone, and BUPA cover.",
    "You'll have a mentor, a uniform, and NEST pension.",
    "You must not have any county court judgments.",
    "Candidates must not be employed by Oracle or SAP.",
    "You need not know Kubernetes.",
    "You must never share AWS keys.",
    "No knowledge of Python is required for this role.",
    "No experience is necessary for the weekend role.",
    "You don't need to know Kubernetes.",
  ])("takes nothing for asked that is given, forbidden, or needless: %s", (sentence) => {
    expect(askedClauses(sentence)).toEqual([]);
  });

  it("knows what isn't needed beside what is", () => {
    const clauses = askedClauses("Salesforce experience is required; HubSpot isn't.");
    expect(clauses.map(({ text }) => text)).toEqual(["Salesforce experience"]);
  });

  it.each([
    ["You must have a driver's license.", "a driver's license."],
    ["You'll need your own van.", "your own van."],
    ["Candidates must hold NVQ Level 3.", "NVQ Level 3."],
  ])("keeps what is asked: %s", (sentence, text) => {
    expect(askedClauses(sentence)).toMatchObject([{ text, requires: true }]);
  });
});
