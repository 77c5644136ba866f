import { describe, expect, it } from "vitest";

import { assessText } from "@/lib/pdf/usable-text";

const SENTENCE = "The garden feeds forty families.";

describe("judgeText", () => {
  it.each([
    ["usable", [SENTENCE]],
    ["usable", ["庭園は千九百八十四年の春に近所の人々によって作られました"]],
    ["scarce", ["Page 12"]],
    ["scarce", []],
    ["unknown", [SENTENCE, "\uFFFD".repeat(20)]],
    ["unknown", ["\uE001\uE002\uE003\uE004\uE005 \uE006\uE007\uE008"]],
    ["unknown", ["\u0001\u0002\u0003\u0004"]],
    ["usable", [SENTENCE, "\uFFFD"]],
  ] as const)("says %s of %j", (verdict, lines) => {
    expect(assessText(lines.map((text) => ({ text })))).toBe(verdict);
  });
});
