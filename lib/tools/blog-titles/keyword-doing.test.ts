import { describe, expect, it } from "vitest";
import { patternTitles } from "@/lib/tools/blog-titles/draft-patterns";
import { isDuplicate } from "@/lib/tools/blog-titles/draft-title";
import { TITLE_CATEGORIES } from "@/lib/tools/blog-titles/options";
import { slotsOf } from "@/lib/tools/blog-titles/pattern-slots";

/** What somebody does, with what follows "how to". */
const DEEDS = [
  ["sharpening kitchen knives", "sharpen kitchen knives"],
  ["baking bread at home", "bake bread at home"],
  ["learning to swim", "learn to swim"],
  ["knitting socks", "knit socks"],
  ["painting kitchen cabinets", "paint kitchen cabinets"],
  ["cutting your own hair", "cut your own hair"],
  ["playing chess", "play chess"],
  ["cooking rice", "cook rice"],
  ["feeding chickens", "feed chickens"],
  ["growing tomatoes indoors", "grow tomatoes indoors"],
  ["cleaning white shoes", "clean white shoes"],
  ["descaling a kettle", "descale a kettle"],
  ["hiking the Appalachian Trail", "hike the Appalachian Trail"],
  ["wrapping gifts", "wrap gifts"],
  ["tying knots", "tie knots"],
  ["dyeing wool", "dye wool"],
  ["walking dogs", "walk dogs"],
  ["canning tomatoes", "can tomatoes"],
  ["pricing handmade soap", "price handmade soap"],
  ["hiring your first employee", "hire your first employee"],
] as const;

/** What a gerund only tells the purpose or the state of, and what ends like one. */
const THINGS = [
  ["running shoes", "product"],
  ["walking shoes", "product"],
  ["riding boots", "product"],
  ["training shoes", "product"],
  ["sewing machine", "product"],
  ["washing machine", "product"],
  ["folding chairs", "product"],
  ["writing desk", "product"],
  ["frying pan", "product"],
  ["wedding dresses", "product"],
  ["thanksgiving turkey", "ingredient"],
  ["growing pains", "ailment"],
  ["hanging plants", "plant"],
  ["knitting needles", "plain"],
  ["baking powder", "plain"],
  ["building permits", "plain"],
  ["meeting notes", "plain"],
  ["starting salary", "plain"],
  ["heating oil", "plain"],
  ["clothing", "plain"],
  ["housing", "topic"],
  ["wedding", "practical"],
  ["parking", "practical"],
  ["painting", "pursuit"],
] as const;

const SHOPPED_FOR = /Buy|Reviews of|Worth the Money|Fancy|Shopping|Take Care of|Last$|Save\?/;

describe("a gerund and what it is done to", () => {
  it.each(DEEDS)("is something to do in every category: %s", (keyword, command) => {
    for (const category of TITLE_CATEGORIES) {
      const titles: string[] = [];
      for (const title of patternTitles(keyword, category))
        if (!isDuplicate(title, titles, keyword)) titles.push(title);

      expect(slotsOf(keyword, category)).toMatchObject({ key: "task", slots: { do: command } });
      expect(titles.length).toBeGreaterThanOrEqual(10);
      expect(titles.join("\n")).not.toMatch(SHOPPED_FOR);
      expect(titles.join("\n").toLowerCase()).toContain(`how to ${command}`.toLowerCase());
    }
  });

  it.each(THINGS)("isn't what is called by one: %s", (keyword, key) => {
    expect(slotsOf(keyword, "General").key).toBe(key);
  });

  it.each(["varnishing chairs", "weatherproofing boots", "grooming poodles"])(
    "is nothing to buy when nobody knows the verb: %s",
    (keyword) => {
      const titles = patternTitles(keyword).join("\n");

      expect(titles).not.toMatch(SHOPPED_FOR);
      expect(titles).not.toMatch(/\bAre\b/);
    },
  );

  it("takes no article where somebody does something", () => {
    expect(patternTitles("landlord keeping deposit").join("\n")).not.toMatch(/\ba Landlord/);
  });

  it.each([
    "caring for aging parents",
    "raising twins",
    "homeschooling twins",
    "talking to teenagers",
  ])("is nothing to try when it's lived through: %s", (keyword) => {
    expect(slotsOf(keyword, "Lifestyle").key).toBe("lived");
    expect(patternTitles(keyword).join("\n")).not.toMatch(/Worth (?:a Try|the Effort)|In Praise/);
  });
});
