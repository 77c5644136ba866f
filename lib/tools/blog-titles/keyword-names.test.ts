import { describe, expect, it } from "vitest";

import { patternTitles } from "@/lib/tools/blog-titles/draft-patterns";
import { readKeyword } from "@/lib/tools/blog-titles/keyword-kind";
import { shortKeyword } from "@/lib/tools/blog-titles/short-keyword";

const kindOf = (keyword: string) => readKeyword(shortKeyword(keyword)).kind;

describe("what begins like a name", () => {
  it.each([
    "grace period",
    "Grace Period",
    "grant writing",
    "Grant Writing",
    "mark down",
    "will and testament",
    "last will and testament",
    "frank discussion",
    "lance corporal",
    "sergeant major",
    "chase bank",
    "pat testing",
    "rusty nails",
    "amber alert",
    "carol singing",
    "stew meat",
    "mason jar",
    "brown bread",
    "rich text",
    "savannah cat",
    "virginia ham",
    "austin nightlife",
    "carolina reaper",
    "can of worms",
    "may day celebrations",
    "free will and determinism",
    "kitchen must haves",
  ])("is a thing: %s", (keyword) => {
    expect(kindOf(keyword)).toBe("thing");
    expect(patternTitles(shortKeyword(keyword)).join("\n")).not.toMatch(
      /Short Answer$|Life and Work|\?.*\?$/m,
    );
  });

  it.each([
    "Marie Curie",
    "marie curie",
    "Grace Hopper",
    "Mark Twain",
    "Will Smith",
    "Bill Gates",
    "Jack Black",
    "Frank Sinatra",
    "victor hugo",
    "drew barrymore",
    "charlotte mason",
    "oscar wilde",
    "michelle obama",
    "bill gates",
    "jack white",
    "faith hill",
    "will smith",
    "mark cuban",
    "june carter cash",
    "June Carter Cash",
  ])("is a person: %s", (keyword) => {
    expect(kindOf(keyword)).toBe("person");
  });

  it.each(["clean energy", "cook book", "bake sale", "repair shop", "buy now pay later"])(
    "tells nobody to do something: %s",
    (keyword) => {
      expect(kindOf(keyword)).toBe("thing");
    },
  );

  it.each([
    ["clean windows", "task"],
    ["cook rice", "task"],
    ["will AI take our jobs", "question"],
    ["can dogs eat grapes", "question"],
    ["AI will change work", "statement"],
  ])("still reads %s as a %s", (keyword, kind) => {
    expect(kindOf(keyword)).toBe(kind);
  });
});

describe("capitals", () => {
  it.each([
    ["SOURDOUGH BREAD", "sourdough bread"],
    ["HOW TO BAKE BREAD", "how to bake bread"],
    ["Standing Desk", "standing desk"],
    ["Running Shoes", "running shoes"],
    ["Grace Period", "grace period"],
    ["Apple Watch", "Apple Watch"],
    ["Dyson Vacuum", "Dyson Vacuum"],
    ["Star Wars", "Star Wars"],
    ["BMW X5", "BMW X5"],
    ["NBA MVP", "NBA MVP"],
    ["AI", "AI"],
  ])("of a title aren't taken for those of a name: %s", (keyword, read) => {
    expect(shortKeyword(keyword)).toBe(read);
  });
});
