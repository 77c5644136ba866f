import { afterEach, describe, expect, it, vi } from "vitest";

import { outlineSchema } from "@/lib/tools/write-article/contract";
import { HEADING_FAULTS } from "@/lib/tools/write-article/outline";

afterEach(() => vi.restoreAllMocks());

describe("an outline", () => {
  it.each([
    ["headings that are too long", Array(3).fill("\ufdfa".repeat(5_000)), HEADING_FAULTS.long],
    [
      "too many headings",
      Array.from({ length: 500 }, (_, at) => `Part ${at}`),
      HEADING_FAULTS.many,
    ],
  ])("doesn't compare %s", (what, headings, fault) => {
    const normalize = vi.spyOn(String.prototype, "normalize");

    const parsed = outlineSchema.safeParse(headings);

    expect(parsed.error?.issues[0]?.message).toBe(fault);
    expect(normalize.mock.calls.length).toBeLessThanOrEqual(what === "too many headings" ? 500 : 0);
  });

  it.each([
    [["One", "—", "Three"], HEADING_FAULTS.empty],
    [["One", "Two", " one "], HEADING_FAULTS.repeated],
  ])("is refused: %j", (headings, fault) => {
    expect(outlineSchema.safeParse(headings).error?.issues[0]?.message).toBe(fault);
  });
});
