import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { diffWords } from "@/lib/editor/word-diff";

const text = fc
  .array(fc.constantFrom("bees", "rest", "at ", " night,", "\n\n"), { maxLength: 12 })
  .map((words) => words.join(" "));

describe("diffWords", () => {
  it("marks what only one of two texts has", () => {
    expect(diffWords("Bees never sleep.", "Bees do sleep.")).toEqual({
      before: [
        { text: "Bees ", changed: false },
        { text: "never ", changed: true },
        { text: "sleep.", changed: false },
      ],
      after: [
        { text: "Bees ", changed: false },
        { text: "do ", changed: true },
        { text: "sleep.", changed: false },
      ],
    });
  });

  it("keeps both texts whole, and what they share the same", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after);
        const join = (all: { text: string }[]) => all.map((part) => part.text).join("");
        expect(join(parts.before)).toBe(before);
        expect(join(parts.after)).toBe(after);
        expect(join(parts.before.filter(({ changed }) => !changed))).toBe(
          join(parts.after.filter(({ changed }) => !changed)),
        );
      }),
    );
  });
});
