import { describe, expect, it } from "vitest";

import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { findSection, sectionRequest } from "@/lib/documents/reader/section-request";
import { readStructure } from "@/lib/documents/reader/structure";

describe("findSection", () => {
  it("finds the payment terms below “Payment”", async () => {
    const text = ["Invoice", "Payment", "Please pay within 30 days.", "Terms", "No returns."];
    const structure = await readStructure(
      "Invoice",
      [{ place: 1, text: text.join("\n\n") }],
      text.filter((line) => !line.endsWith(".")),
    );
    const request = sectionRequest("Summarize the payment terms");

    const section = request && findSection(await indexUnits(structure), request);

    expect(section?.units.map((unit) => unit.text)).toEqual(["Please pay within 30 days."]);
  });
});

describe("sectionRequest", () => {
  it.each([
    "Summarize this document in 3 short sentences.",
    "Summarize the report, please!",
    "Summarize this in two sentences",
    "Summarise it in a few lines for me",
    "Can you summarize this in plain English?",
    "Please summarize this bill.",
    "Summarize what this says",
    "summarize in no more than five bullet points",
  ])("takes %j for a question about all of it", (question) => {
    expect(sectionRequest(question)).toBeUndefined();
  });

  it("looks for a title of many digits, and no longer for more of them", () => {
    const title = `${"1".repeat(250)}x`;

    expect(sectionRequest(`Summarize ${title}`)).toMatchObject({ title });
  });
});
