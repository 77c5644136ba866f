import { describe, expect, it } from "vitest";
import { patternTitles } from "@/lib/tools/blog-titles/draft-patterns";
import { isDuplicate } from "@/lib/tools/blog-titles/draft-title";
import { readKeyword } from "@/lib/tools/blog-titles/keyword-kind";
import { shortKeyword } from "@/lib/tools/blog-titles/short-keyword";

const KEYWORDS = {
  thing: `sourdough bread|remote work|AI|C++|Node.js|jobs|news|scissors|mathematics|women in tech|children's books
    |vegan pasta recipes|the new Star Wars movie|love poems|running shoes|home office desks|urban beekeeping|electric cars
    |what is photosynthesis`,
  event: "the French Revolution|World War II|the fall of Rome|the Chernobyl disaster",
  person: "Taylor Swift|Marie Curie|Will Smith",
  name: "Elon Musk|taylor swift",
  trip: "Barcelona in 3 days|Tokyo on a budget",
  activity: "working from home|making candles|learning Python",
  task: `learn Python in 2026|how to train a puppy|train a puppy|how do I learn guitar|grow tomatoes indoors|how to be happy
    |water the fern|declutter your closet`,
  question: `why do cats purr|should I buy a used car|is it worth learning Latin|can you freeze cheese|what is a podcast
    |who invented the telephone|how long does paint take to dry?`,
  explanation: "how bees make honey|why cats purr",
  advice: "when to prune roses|where to eat in Rome",
  ownAccount: "how I learned Spanish|why I quit my job",
  statement: "AI will change work|bees are disappearing",
  ownStory: "my dog ate the sofa|I moved to Berlin|my cat hates me",
  own: "my morning routine|my wedding plans",
  choice: "iPhone 17 vs Pixel 10|tea or coffee",
  best: "best running shoes for flat feet|Top 5 laptops: 2026 edition",
  list: "7 habits of happy couples|tips for new gardeners|things to do in Lisbon",
  loss: "losing my job|losing my father|pet loss|the death of a friend",
  lossTold: "my grandmother died|how I lost my best friend",
  lossTask: "how to write a eulogy|how to get over a breakup",
  quality: "sustainable",
};

/** What no editor would print, whatever the keyword. */
const FAULTS = [
  /\b(?:to|of|with|About|at|on|for) (?:How to|Should|Does|Is|Are|Can|Why (?:Do|Does|Is|Are))\b/,
  /\b(?:With|About|of|at|for) (?:Learn|Train|Grow|Water|Declutter|Be|Write|Get)\b/,
  /[\p{L}\d] (?:The|A|An) (?=\p{L})/u,
  /\b(?:the|a|an) (?:the|a|an|my)\b/i,
  /\b(?:a|an|the|of|(?<!Look )for|to|and|or|in|with|by|your|small|how|that)$/i,
  /[?!.,;:]{2}|\?:|\bI\b.*\byou\b|\{|\}|ing[ei]ng\b/,
];
const TASTELESS = /Mistakes|Get More|Beginner|Basics|Budget|Funny|Want to|Start Here/;

const rows = Object.entries(KEYWORDS).flatMap(([kind, keywords]) =>
  keywords.split(/\s*\|/).map((keyword) => [keyword.trim(), kind] as const),
);

describe("titles from our patterns", () => {
  it.each(rows)("reads %s as a keyword of the kind %s", (keyword, kind) => {
    expect(readKeyword(shortKeyword(keyword)).kind).toBe(kind);
  });

  it.each(rows)("are grammatical, distinct, and enough for %s [BT-03]", (keyword, kind) => {
    const titles: string[] = [];
    for (const title of patternTitles(shortKeyword(keyword)))
      if (!isDuplicate(title, titles, keyword)) titles.push(title);

    expect(titles.length).toBeGreaterThanOrEqual(10);
    for (const title of titles) for (const fault of FAULTS) expect(title).not.toMatch(fault);
    if (/^(?:loss|person|event|name)/.test(kind)) expect(titles.join("\n")).not.toMatch(TASTELESS);
  });

  it("has as many keywords as it takes", () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
  });

  it("says nothing twice in one title while there are others", () => {
    const titles = patternTitles("gardening for beginners");

    expect(titles[0]).toBe("Gardening for Beginners: What to Know Before You Start");
    expect(titles.slice(0, 10).join("\n")).not.toContain("Beginner's Guide");
  });

  it("asks the reader what somebody asked for themselves", () => {
    expect(patternTitles("should I sell my car")[0]).toBe(
      "Should You Sell Your Car? A Simple Answer",
    );
    expect(patternTitles("how to train my puppy")).toContain(
      "A Beginner's Guide to Training Your Puppy",
    );
  });
});

describe("a long keyword", () => {
  it.each([
    [
      "climate change and its effects on small island nations in the Pacific",
      "climate change and its effects on small island nations in the Pacific",
    ],
    [
      "climate change and its effects on small island nations in the Pacific and the Indian Ocean",
      "climate change and its effects on small island nations in the Pacific",
    ],
    [
      "the best restaurants in New York City for families with small children and grandparents",
      "the best restaurants in New York City for families with small children",
    ],
    [
      "how I built a tiny house in the woods with my two brothers and an old truck",
      "how I built a tiny house in the woods",
    ],
    ["remote work", "remote work"],
  ])("is cut where a phrase ends: %s", (keyword, short) => {
    expect(shortKeyword(keyword)).toBe(short);
  });
});
