import { expect, it } from "vitest";
import { patternTitles } from "@/lib/tools/blog-titles/draft-patterns";
import { slotsOf } from "@/lib/tools/blog-titles/pattern-slots";

function titlesOf(...keywords: string[]): string {
  return keywords.flatMap((keyword) => patternTitles(keyword, "General")).join("\n");
}

it("takes what only looks like a season, a food, or code for none", () => {
  const heat = titlesOf("dogs in heat", "cats in heat");
  expect(heat).not.toMatch(
    /First Heat|Heat Routine|Heat Drags|This Heat|Neighbors|In Praise|Home: A Checklist/,
  );
  expect(titlesOf("dogs in the heat")).not.toMatch(/First Heat|This H|Heat Comes|A Heat/);
  expect(titlesOf("boots for winter", "sunscreen for summer")).not.toMatch(
    /Drags On|Through (?:Winter|Summer)|(?:Winter|Summer) Care|Borrow/,
  );
  for (const keyword of [
    "frozen meal delivery",
    "roasted coffee shops",
    "smoked paprika brands",
    "frozen pipes",
  ])
    expect(slotsOf(keyword, "Food").key).not.toBe("ingredient");
  expect(slotsOf("smoked paprika", "Food").key).toBe("ingredient");
});

it.each([
  ["laser pointers", false],
  ["school closures", false],
  ["store closures", false],
  ["rust prevention tips", false],
  ["swift payment codes", false],
  ["linux laptops", false],
  ["Rust closures", true],
  ["C++ smart pointers", true],
  ["React hooks", true],
  ["python decorators", true],
  ["garbage collection", true],
])("tells code from other things: %s", (keyword, isCode) => {
  const titles = patternTitles(keyword, "Technology").join("\n");
  expect(/Reading an Error Message|A Small Example|Whiteboard/.test(titles)).toBe(isCode);
});
