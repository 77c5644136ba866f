import { describe, expect, it } from "vitest";
import { LIMITS } from "@/lib/core/limits";
import { checkSize } from "@/lib/tools/review-resume/size";
import { readingOfLines } from "@/tests/support/resume-texts";

describe("checkSize", () => {
  it("takes a long academic CV", () => {
    const line = "Byron, A. “Notes on the engine.” Annals 12 (1843).";
    const reading = readingOfLines(Array.from({ length: 3_000 }, () => line));

    expect(() => checkSize(reading)).not.toThrow();
  });

  it("refuses far more text than a résumé has, on however few pages", () => {
    const reading = readingOfLines(["a".repeat(LIMITS.resumeCharacters), "b"]);

    expect(() => checkSize(reading)).toThrow(
      expect.objectContaining({
        code: "payload_too_large",
        message:
          "This PDF has 250,001 characters, and the limit for a résumé is 250,000. Upload a shorter one.",
      }),
    );
  });

  it.each([
    ["lines", readingOfLines(Array.from({ length: LIMITS.resumeLines + 1 }, () => "a"))],
    ["lines of one paragraph", readingOfLines(["a\n".repeat(LIMITS.resumeLines)])],
  ])("refuses far more %s than a résumé has", (_what, reading) => {
    expect(() => checkSize(reading)).toThrow(
      "This PDF has 6,001 lines, and the limit for a résumé is 6,000. Upload a shorter one.",
    );
  });

  it("counts text that is hidden", () => {
    const reading = readingOfLines(["Ada Byron"]);
    const text = "a".repeat(LIMITS.resumeCharacters);
    for (const page of reading.pages) page.hidden.push({ text, reason: "tiny" });

    expect(() => checkSize(reading)).toThrow("characters");
  });
});
