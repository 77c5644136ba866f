import { describe, expect, it } from "vitest";
import { patternTitles } from "@/lib/tools/blog-titles/draft-patterns";
import { isDuplicate } from "@/lib/tools/blog-titles/draft-title";
import { questionForms } from "@/lib/tools/blog-titles/question-forms";
import { shortKeyword } from "@/lib/tools/blog-titles/short-keyword";

function tenOf(keyword: string): string[] {
  const titles: string[] = [];
  for (const title of patternTitles(shortKeyword(keyword)))
    if (titles.length < 10 && !isDuplicate(title, titles, keyword)) titles.push(title);
  return titles;
}

describe("a question in other words", () => {
  it.each([
    ["why do your tomato leaves curl in July", { seen: "tomato leaves curling in July" }],
    ["why do your tomato leaves curl in July", { made: "makes your tomato leaves curl in July" }],
    ["why do dogs chase their tails", { seen: "dogs chasing their tails" }],
    ["why does your dog eat grass", { told: "why your dog eats grass" }],
    ["why is the sky blue", { told: "why the sky is blue", made: "makes the sky blue" }],
    ["why is your skin so dry", { told: "why your skin is so dry" }],
    ["why are bees disappearing", { told: "why bees are disappearing" }],
    ["why did the Roman Empire fall", { made: "made the Roman Empire fall" }],
    ["how do bees make honey", { told: "how bees make honey" }],
    ["how long does paint take to dry", { told: "how long paint takes to dry" }],
    ["do cats dream", { whether: "whether cats dream" }],
    ["does honey expire", { whether: "whether honey expires" }],
    ["can you freeze cheese", { chosen: "freeze cheese", choosing: "freezing cheese" }],
    ["should you buy a used car", { weighing: "buying a used car" }],
    ["is it worth learning Latin", { weighing: "learning Latin" }],
    ["how much does a wedding cost", { cost: "a wedding" }],
    ["how much does it cost to build a deck", { cost: "building a deck" }],
    ["are air fryers worth it", { worth: "air fryers" }],
  ])("is said as it is in English: %s", (question, forms) => {
    expect(questionForms(question)).toMatchObject(forms);
  });

  it.each([
    "why won't your car start",
    "why do they call it Boxing Day",
    "why is there a leap year",
    "who invented the telephone",
    "why is my car in the shop",
  ])("isn't said where the grammar isn't sure: %s", (question) => {
    const { made, seen, cost, worth, choosing } = questionForms(question);

    expect([made, seen, cost, worth, choosing].filter(Boolean).join("|")).not.toMatch(
      /they|there|telephone|in the shop|won't/,
    );
  });

  it("takes no noun for the verb", () => {
    expect(questionForms("does remote work save money")).toEqual({});
    expect(questionForms("how does Bitcoin work")).toEqual({ told: "how Bitcoin works" });
  });

  it.each([
    ["are electric cars really worth it", "electric cars"],
    ["is a treadmill still worth the money", "a treadmill"],
    ["are saunas actually worth it", "saunas"],
  ])("takes no adverb for a part of the thing: %s", (question, worth) => {
    expect(questionForms(question)).toEqual({ worth });
  });

  it.each([
    "how much does a dog cost per month",
    "can you freeze milk and still drink it",
    "should you rent or buy a house",
    "is it better to rent or buy",
    "is it worth learning Latin or Greek",
  ])("isn't said as one thing where there are several: %s", (question) => {
    expect(questionForms(question)).toEqual({});
  });

  it("keeps two things that one thing is done to", () => {
    expect(questionForms("can you freeze mac and cheese").choosing).toBe("freezing mac and cheese");
    expect(questionForms("is it worth learning Latin and Greek").weighing).toBe(
      "learning Latin and Greek",
    );
  });

  it.each(["some people", "most cats", "all dogs", "so many people"])(
    "isn't said of everybody where it's asked of %s",
    (who) => {
      expect(questionForms(`why do ${who} sleep so long`)).not.toHaveProperty("seen");
    },
  );

  it("is decided only where somebody can", () => {
    expect(patternTitles("do I need a VPN").join("\n")).toContain("Before You Decide Whether");
    expect(patternTitles("do plants need sunlight").join("\n")).not.toContain("Decide");
  });

  it("is asked of all of us as it was", () => {
    expect(tenOf("do we live in a simulation").join("\n")).not.toMatch(/\bYou (?:Dream|Live)/);
    expect(patternTitles("why do we dream").join("\n")).toContain("Why We Dream");
    expect(patternTitles("should we get a dog").join("\n")).toContain("Should You Get a Dog?");
    expect(patternTitles("do we need a will").join("\n")).toContain("Do You Need a Will?");
  });

  it("weighs nothing that may not be safe", () => {
    expect(questionForms("is it safe to eat raw dough")).not.toHaveProperty("weighing");
  });

  it.each([
    "Why do my tomato leaves curl in July?",
    "should I buy a used car",
    "can you freeze cheese",
    "are air fryers worth it",
    "how much does it cost to build a deck",
    "how does Bitcoin work",
  ])("stands as it was asked in two or three of ten titles: %s", (keyword) => {
    const asked = tenOf(keyword).filter((title) =>
      /\b(?:Why|How|Are|Can|Should|Do|Does) .*\?/.test(title),
    );
    const as = tenOf(keyword).filter((title) =>
      /(?:Do|Does|Should|Can|Are) \p{Lu}.*\?/u.test(title),
    );

    expect(as.length).toBeLessThanOrEqual(3);
    expect(asked.length).toBeLessThan(6);
  });
});

describe("a person", () => {
  it("is told of as one, and as nobody in particular", () => {
    const titles = patternTitles("Hedy Lamarr").join("\n");

    expect(titles).toContain("The Life and Work of Hedy Lamarr");
    expect(titles).toContain("Hedy Lamarr: Where to Start Reading");
    expect(titles).not.toMatch(/to a Friend|The Words to Know|Getting Started| (?:was|is) /i);
  });
});
