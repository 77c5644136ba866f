import { describe, expect, it } from "vitest";

import { followOutline, headingsIn } from "@/lib/tools/write-article/follow-outline";
import { outlineFaults } from "@/lib/tools/write-article/outline";

const OUTLINE = ["Why bees", "Your first hive", "Costs & time"];

describe("followOutline", () => {
  it("leaves an article alone that has the headings in order", () => {
    const article =
      "# Bees\n\nHello.\n\n## Why bees\n\nOne.\n\n## Your first hive\n\nTwo.\n\n## Costs & time\n\nThree.";
    expect(followOutline(article, OUTLINE)).toEqual({ markdown: article, missing: [] });
  });

  it("puts sections in the outline's order, whatever level and numbers their headings have", () => {
    const article =
      "# Bees\n\n### 3. Costs & Time\n\nThree.\n\n## **Why bees**\n\nOne.\n\n## 2) Your first hive:\n\nTwo.";
    const { markdown, missing } = followOutline(article, OUTLINE);
    expect(headingsIn(markdown)).toEqual(OUTLINE);
    expect(markdown).toMatch(/One\.[\s\S]*Two\.[\s\S]*Three\./);
    expect(missing).toEqual([]);
  });

  it("gives reworded and translated headings their words back", () => {
    const article =
      "# Bienen\n\n## Warum Bienen\n\nEins.\n\n## Your first hive\n\nZwei.\n\n## Kosten\n\nDrei.";
    expect(headingsIn(followOutline(article, OUTLINE).markdown)).toEqual(OUTLINE);
  });

  it("turns headings of the model's own into bold lines, and loses no text", () => {
    const article =
      "# Bees\n\n## Introduction\n\nHi.\n\n## Why bees\n\nOne.\n\n### A closer look\n\nMore.\n\n## Your first hive\n\nTwo.\n\n## Costs & time\n\nThree.\n\n## Conclusion\n\nBye.";
    const { markdown } = followOutline(article, OUTLINE);
    expect(headingsIn(markdown)).toEqual(OUTLINE);
    expect(markdown).not.toMatch(/^#{3,}/m);
    for (const text of [
      "**Introduction**\n\nHi.",
      "**A closer look**\n\nMore.",
      "**Conclusion**\n\nBye.",
    ])
      expect(markdown).toContain(text);
  });

  it("names headings without text, and leaves them out", () => {
    const article =
      "# Bees\n\n## Why bees\n\nOne.\n\n## Your first hive\n\n## Costs & time\n\nThree.";
    const { markdown, missing } = followOutline(article, OUTLINE);
    expect(missing).toEqual(["Your first hive"]);
    expect(headingsIn(markdown)).toEqual(["Why bees", "Costs & time"]);
  });

  it("joins sections that come twice, as after a continuation", () => {
    const article =
      "# Bees\n\n## Why bees\n\nOne.\n\n## Your first hive\n\nTwo.\n\n## Why bees\n\nAgain.";
    expect(followOutline(article, OUTLINE).markdown).toContain(
      "One.\n\nAgain.\n\n## Your first hive",
    );
  });

  it("ignores what looks like a heading in code", () => {
    const article =
      "# Shell\n\n## Why bees\n\n```\n## Costs & time\n```\n\n## Your first hive\n\nTwo.";
    const { markdown, missing } = followOutline(article, OUTLINE);
    expect(markdown).toContain("```\n## Costs & time\n```");
    expect(missing).toEqual(["Costs & time"]);
  });

  it("shows a heading's signs as they are", () => {
    const { markdown } = followOutline("## C#\n\nOne.\n\n## [a](b) *c*\n\nTwo.", [
      "C#",
      "[a](b) *c*",
    ]);
    expect(markdown).toContain("## C\\#\n");
    expect(markdown).toContain("## \\[a\\](b) \\*c\\*\n");
  });
});

describe("outlineFaults", () => {
  it("names what is empty, too long, or said twice, and too few or too many headings", () => {
    expect(outlineFaults(["Bees", " ", "x".repeat(121), "bees!"])).toEqual({
      headings: [
        undefined,
        "Write this heading, or delete it.",
        "Use 120 characters or fewer for a heading.",
        "Another heading already says this. Change or delete one of them.",
      ],
      whole: undefined,
    });
    expect(outlineFaults(["Bees"]).whole).toBe("An outline needs at least 2 headings.");
    const many = Array.from({ length: 13 }, (_, index) => `Heading ${index}`);
    expect(outlineFaults(many).whole).toBe("An outline has 12 headings at most.");
  });
});
