import { describe, expect, it } from "vitest";

import { patternTitles } from "@/lib/tools/blog-titles/draft-patterns";
import { isPerson } from "@/lib/tools/blog-titles/keyword-names";

describe("what is called like a person", () => {
  it.each([
    "Hunter Boots",
    "Chelsea Boots",
    "Victoria Sponge",
    "Earl Grey",
    "earl grey",
    "Tom Yum",
    "Tom Collins",
    "Sierra Nevada",
  ])("has no life to tell of: %s", (keyword) => {
    expect(isPerson(keyword)).toBe(false);
    expect(patternTitles(keyword).join("\n")).not.toMatch(/\bLife of|Biograph/);
  });

  it.each(["Zane Grey", "Mark Twain", "Tom Hanks", "Jean Grey"])("is one: %s", (keyword) => {
    expect(isPerson(keyword)).toBe(true);
  });
});
