import { describe, expect, it } from "vitest";
import { isCourtesy } from "@/lib/documents/reader/statement-worth";

describe("[PDF-03] a polite sentence", () => {
  it.each([
    "Thank you for coming to our open day on February 24.",
    "We look forward to seeing you.",
  ])("is %j", (text) => expect(isCourtesy(text)).toBe(true));

  it.each([
    "Thank you for paying $40; the remaining $60 is due by May 4.",
    "Thank you for your letter, and the key is with the caretaker.",
    "We hope that you will have to wait no longer than a week.",
    "Minutes after the alarm, the panel must be read.",
  ])("isn't %j", (text) => expect(isCourtesy(text)).toBe(false));
});
