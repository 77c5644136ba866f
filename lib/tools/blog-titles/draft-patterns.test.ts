import { describe, expect, it } from "vitest";
import { patternTitles } from "@/lib/tools/blog-titles/draft-patterns";
import { isDuplicate } from "@/lib/tools/blog-titles/draft-title";
import { readKeyword } from "@/lib/tools/blog-titles/keyword-kind";
import type { TitleCategory } from "@/lib/tools/blog-titles/options";
import { slotsOf } from "@/lib/tools/blog-titles/pattern-slots";
import { shortKeyword } from "@/lib/tools/blog-titles/short-keyword";
import { isUngrammatical } from "@/lib/tools/blog-titles/title-grammar";

const KEYWORDS = {
  thing: `sourdough bread|remote work|AI|C++|Node.js|jobs|news|scissors|mathematics|women in tech|children's books
    |vegan pasta recipes|the new Star Wars movie|love poems|running shoes|home office desks|learning styles|urban beekeeping|electric cars
    |what is photosynthesis`,
  event: "the French Revolution|World War II|the fall of Rome|the Chernobyl disaster",
  person: "Taylor Swift|Marie Curie|Will Smith|Hedy Lamarr|Elon Musk",
  name: "Nintendo Switch|taylor swift",
  trip: "Barcelona in 3 days|Lisbon with a toddler|Tokyo on a budget",
  activity: "working from home|making candles|learning Python",
  task: `learn Python in 2026|how to meal prep|potty train a toddler|lose weight|cook rice|how to train a puppy|train a puppy|how do I learn guitar|grow tomatoes indoors|how to be happy
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
  quality: "sustainable|vegan",
};

const THINGS = [
  ["standing desk", "Health", "product"],
  ["noise-canceling headphones", "Technology", "product"],
  ["meditation apps", "Lifestyle", "service"],
  ["sourdough bread", "Food", "dish"],
  ["banana bread recipe", "Food", "dish"],
  ["zucchini", "Food", "ingredient"],
  ["healthy snacks for kids", "Health", "meals"],
  ["golden retrievers", "Lifestyle", "pet"],
  ["houseplants", "Lifestyle", "plant"],
  ["indoor plants for low light", "Lifestyle", "plant"],
  ["power plants", "General", "plain"],
  ["cast iron skillet", "Food", "product"],
  ["olive oil", "Food", "ingredient"],
  ["farmers market", "Food", "plain"],
  ["air travel with a baby", "Travel", "plain"],
  ["digital nomads", "Travel", "people"],
  ["urban gardening", "General", "pursuit"],
  ["yoga for beginners", "Health", "pursuit"],
  ["photosynthesis", "Education", "field"],
  ["Python", "Technology", "field"],
  ["migraines", "Health", "ailment"],
  ["coffee shop", "Business", "venture"],
  ["small business taxes", "Business", "practical"],
  ["email marketing", "Business", "practical"],
  ["tax returns", "Food", "practical"],
  ["job interview", "General", "practical"],
  ["remote work", "General", "topic"],
  ["climate change", "Lifestyle", "grave"],
  ["women in tech", "Technology", "people"],
  ["love poems", "General", "work"],
  ["hostels", "Travel", "plain"],
  ["jet lag", "Travel", "plain"],
  ["credit cards", "Travel", "plain"],
] as const satisfies readonly (readonly [string, TitleCategory, string])[];

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

function firstSeven(keyword: string, round: number): string[] {
  const titles: string[] = [];
  for (const title of patternTitles(keyword, "General", round))
    if (titles.length < 7 && !isDuplicate(title, titles, keyword)) titles.push(title);
  return titles;
}

function sharedOf(titles: readonly string[], others: readonly string[]): number {
  return titles.filter((title) => others.includes(title)).length;
}

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

  it.each(rows)("differ when %s is asked for again, and a third time [BT-03]", (keyword) => {
    const lists = [0, 1, 2, 3].map((round) => firstSeven(shortKeyword(keyword), round));

    for (const list of lists) expect(new Set(list).size).toBe(7);
    const [one = [], two = [], three = [], four = []] = lists;
    expect(two.filter((title) => one.includes(title))).toEqual([]);
    for (const other of [one, two]) expect(sharedOf(three, other)).toBeLessThan(7);
    for (const other of [one, two, three]) expect(sharedOf(four, other)).toBeLessThan(7);
    expect(firstSeven(shortKeyword(keyword), 1)).toEqual(two);
  });

  it("has as many keywords as it takes", () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
  });

  it("says nothing twice in one title while there are others", () => {
    const titles = patternTitles("gardening for beginners");

    expect(titles[0]).toBe("Gardening for Beginners: What to Know Before You Start");
    expect(titles.slice(0, 10).join("\n")).not.toMatch(/Beginner's Guide|Beginners .*Beginner/);
  });

  it("asks the reader what somebody asked for themselves", () => {
    expect(patternTitles("should I sell my car")).toContain(
      "Should You Sell Your Car? A Simple Answer",
    );
    expect(patternTitles("how to train my puppy")).toContain(
      "A Beginner's Guide to Training Your Puppy",
    );
  });
});

/** The titles that are listed. */
function tenOf(keyword: string, category?: TitleCategory): string[] {
  const titles: string[] = [];
  for (const title of patternTitles(shortKeyword(keyword), category))
    if (titles.length < 10 && !isDuplicate(title, titles, keyword)) titles.push(title);
  return titles;
}

describe("the ten titles of a keyword", () => {
  it("are the same each time, and others than those of another one of its kind", () => {
    const angles = (keyword: string) =>
      tenOf(keyword).map((title) => title.toLowerCase().replace(keyword, "{x}"));

    expect(tenOf("beekeeping")).toEqual(tenOf("beekeeping"));
    const alike = angles("beekeeping").filter((angle) => angles("woodworking").includes(angle));
    expect(alike.length).toBeLessThan(8);
    expect(angles("beekeeping")).not.toEqual(angles("woodworking"));
  });

  it.each(THINGS)("are grammatical and enough for %s in %s, of the sort %s", (...row) => {
    const [keyword, category, key] = row;
    const titles = tenOf(keyword, category);

    expect(slotsOf(keyword, category).key).toBe(key);
    expect(titles).toHaveLength(10);
    expect(titles.filter((title) => isUngrammatical(title, keyword))).toEqual([]);
    for (const title of titles) for (const fault of FAULTS) expect(title).not.toMatch(fault);
  });

  it("take the angles of their category where the keyword fits them, and only there", () => {
    expect(patternTitles("back pain", "Health").join("\n")).toContain("Doctor");
    expect(patternTitles("remote work", "Health").join("\n")).not.toContain("Doctor");
    expect(patternTitles("roast chicken", "Food")).toContain("What to Serve with Roast Chicken");
    expect(patternTitles("tax returns", "Food").join("\n")).not.toMatch(/Serve|Cook|Eat|Table/);
    expect(patternTitles("coffee shop", "Business").join("\n")).toContain("First Customers");
  });

  it.each([
    ["standing desk", "a Standing Desk"],
    ["air fryer", "an Air Fryer"],
    ["SUV", "an SUV"],
    ["e-bike", "an E-bike"],
    ["USB microphone", "a USB Microphone"],
    ["cargo bikes", "a Cargo Bike"],
    ["golden retrievers", "a Golden Retriever"],
  ])("say of %s what can be said of one", (keyword, one) => {
    expect(tenOf(keyword).join("\n")).toContain(one);
    expect(tenOf(keyword).join("\n")).not.toMatch(/\b(?:Buy|Choose|Need) (?!an? )(?!the )[A-Z]/);
  });

  it("don't speak of a credit score, but of credit scores", () => {
    expect(tenOf("podcast").join("\n")).toContain("Podcasts");
    expect(tenOf("podcast").join("\n")).not.toContain("a Podcast");
  });

  it("leave in the plural what a clause tells of several", () => {
    const titles = patternTitles("cats that bark").join("\n");

    expect(titles).toContain("Cats That Bark");
    expect(titles).not.toMatch(/\bCat That Bark\b/);
  });

  it("make light of nothing grave", () => {
    expect(tenOf("climate change", "Lifestyle").join("\n")).not.toMatch(
      /Tuesday|Enjoy|Room|Own Pace/,
    );
    expect(slotsOf("the new Star Wars movie", "General").key).toBe("work");
  });

  it("add no words to those that a keyword ends in", () => {
    expect(tenOf("cargo bikes for families", "Lifestyle").join("\n")).not.toMatch(
      /Families (?:on|at|in|for) /,
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
