import { describe, expect, it } from "vitest";

import { stem } from "@/lib/core/stem";
import { areOfOneFamily } from "@/lib/documents/word-families";

describe("forms of one word", () => {
  it.each([
    ["recommends", "recommendations"],
    ["absent", "absence"],
    ["attended", "attendance"],
    ["decided", "decision"],
    ["proposed", "proposals"],
    ["limits", "limitations"],
    ["evaluate", "evaluation"],
  ])("are a verb and its noun: %s, %s", (one, other) => {
    expect(areOfOneFamily(stem(one), stem(other))).toBe(true);
    expect(areOfOneFamily(stem(other), stem(one))).toBe(true);
  });

  it.each([
    ["imports", "important"],
    ["form", "format"],
    ["count", "counter"],
    ["roof", "room"],
    ["station", "state"],
    ["committee", "commit"],
  ])("aren't words that only begin alike: %s, %s", (one, other) => {
    expect(areOfOneFamily(stem(one), stem(other))).toBe(false);
  });
});
