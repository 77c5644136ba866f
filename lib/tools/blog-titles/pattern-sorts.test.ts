import { describe, expect, it } from "vitest";
import { patternTitles } from "@/lib/tools/blog-titles/draft-patterns";
import { isDuplicate } from "@/lib/tools/blog-titles/draft-title";
import type { TitleCategory } from "@/lib/tools/blog-titles/options";
import { slotsOf } from "@/lib/tools/blog-titles/pattern-slots";

/** The titles that are listed. */
function tenOf(keyword: string, category: TitleCategory = "General"): string[] {
  const titles: string[] = [];
  for (const title of patternTitles(keyword, category))
    if (titles.length < 10 && !isDuplicate(title, titles, keyword)) titles.push(title);
  return titles;
}

/** All titles there are, in every category. */
function allOf(keyword: string, categories: readonly TitleCategory[] = CATEGORIES): string {
  return categories.flatMap((category) => patternTitles(keyword, category)).join("\n");
}

const CATEGORIES = ["General", "Business", "Health", "Lifestyle"] as const;

it("doesn't take what is done once for a habit", () => {
  const titles = allOf("negotiating a used car price");
  expect(titles).not.toMatch(/Your First Month|Stick With|In Praise of|Better at/);
});

it.each(["surviving a layoff", "coping with a sudden layoff", "recovering from layoffs"])(
  "doesn't recommend %s",
  (keyword) => {
    expect(allOf(keyword)).not.toMatch(/Worth a Try|Stick [Ww]ith|Better at/);
  },
);

it("asks no doctor about a worry at school, and no lawyer about a mug", () => {
  const titles = [...tenOf("fractions anxiety", "Education"), ...tenOf("mug theft", "Business")];
  expect(titles.join("\n")).not.toMatch(/Doctor|Lawyer|Treatment|Sleep, Food/);
});

it("says nothing careless of layoffs, and nothing on privacy of a borrow checker", () => {
  expect(allOf("layoffs at a family store")).not.toMatch(/For the Curious|Worth Knowing|Myths/);
  expect(patternTitles("Rust borrow checker", "Technology").join("\n")).not.toMatch(
    /Privacy|Don't Work in Tech/,
  );
});

it("understands a season", () => {
  const titles = tenOf("backyard chickens in winter").join("\n");
  expect(titles).not.toMatch(/Breeder|Young or Grown|Bring .* Home|Rainy/);
  expect(titles).toMatch(/Winter (?:Routine|Mistakes|Care)|Through Winter|Ready for Winter/);
});

const SORTS = [
  ["breast cancer", "Health", "illness"],
  ["skin cancer screening", "General", "sober"],
  ["credit card debt", "Business", "burden"],
  ["layoffs", "General", "sober"],
  ["layoffs at startups", "Business", "sober"],
  ["tech layoffs", "Business", "sober"],
  ["my layoff", "General", "loss"],
  ["surviving a layoff", "General", "loss"],
  ["surviving layoffs", "Business", "loss"],
  ["life after a layoff", "Lifestyle", "loss"],
  ["second grade reading log burnout", "Education", "sober"],
  ["subscription fatigue", "Technology", "sober"],
  ["fourth grade fractions anxiety", "Education", "worry"],
  ["test anxiety", "General", "worry"],
  ["stress about exams", "Education", "worry"],
  ["social anxiety", "Health", "ailment"],
  ["backyard chickens in winter", "General", "season"],
  ["raised beds in spring", "Lifestyle", "season"],
  ["office coffee machine theft", "Business", "sober"],
  ["layoffs at a family hardware store", "General", "sober"],
  ["canned sardines", "Food", "ingredient"],
  ["mackerel", "General", "ingredient"],
  ["burnout", "General", "ailment"],
  ["teacher burnout", "General", "ailment"],
  ["debt consolidation", "General", "burden"],
  ["technical debt", "Technology", "sober"],
  ["true crime podcasts", "General", "work"],
  ["war movies", "General", "work"],
  ["hunger games", "General", "plain"],
  ["domestic violence", "Lifestyle", "grave"],
  ["effects of climate change", "Lifestyle", "sober"],
  ["heart attack", "Health", "emergency"],
  ["stroke", "Health", "emergency"],
  ["depression", "Lifestyle", "illness"],
  ["dementia", "General", "illness"],
  ["Alzheimer's", "Health", "illness"],
  ["sarcoidosis", "Lifestyle", "illness"],
  ["hypnosis", "Health", "plain"],
  ["knee replacement", "Health", "procedure"],
  ["window replacement", "General", "plain"],
  ["dental implant", "Health", "procedure"],
  ["cancer care", "Lifestyle", "sober"],
  ["wedding photographer", "Business", "helper"],
  ["buyer", "Business", "people"],
  ["baby", "Lifestyle", "people"],
  ["the women of Iran", "General", "people"],
  ["books about war", "Education", "work"],
  ["hourly employees", "Business", "people"],
  ["stock market", "Business", "plain"],
  ["credit score", "Business", "plain"],
  ["home office", "Business", "plain"],
  ["boil eggs", "Food", "task"],
  ["peel garlic", "Food", "task"],
  ["thaw chicken", "Food", "task"],
  ["store potatoes", "Food", "task"],
  ["freeze bread", "Food", "task"],
  ["roast chicken", "Food", "ingredient"],
  ["fry bread", "Food", "dish"],
  ["work from home", "General", "activity"],
  ["work from home jobs", "General", "plain"],
  ["JavaScript", "Technology", "field"],
  ["TypeScript", "Technology", "field"],
  ["ice cream", "Food", "dish"],
  ["coffee", "Food", "plain"],
  ["quantum computer", "Technology", "plain"],
  ["lesson plan", "Education", "practical"],
  ["password managers", "Technology", "service"],
  ["fiddle leaf fig", "General", "plant"],
] as const satisfies readonly (readonly [string, TitleCategory, string])[];

describe("the titles of a sort", () => {
  it.each(SORTS)("are enough for %s in %s, of the sort %s", (keyword, category, key) => {
    expect(slotsOf(keyword, category).key).toBe(key);
    expect(tenOf(keyword, category)).toHaveLength(10);
  });

  it.each([
    "breast cancer",
    "dementia",
    "depression",
    "heart attack",
    "stroke",
    "knee replacement",
    "sarcoidosis",
    "cancer care",
    "domestic violence",
    "credit card debt",
    "suicide",
  ])("make light of nothing hard, like %s", (keyword) => {
    expect(allOf(keyword)).not.toMatch(
      /New to|Easy Mistakes|Expectations|Beginner|Outsider|Over Coffee|Tuesday|Fun\b|In Praise|Small Budget/,
    );
  });

  it("speak of the news and of those who disagree only where there are some", () => {
    expect(allOf("breast cancer")).not.toMatch(/Disagree|the News/);
    expect(allOf("domestic violence")).not.toMatch(/Disagree|the News|Everyday Life/);
    expect(allOf("climate change")).toContain("People Who Disagree");
    expect(allOf("true crime podcasts")).not.toMatch(/Calmly|One Person/);
  });

  it.each(["socks", "water", "weather", "summer", "wine", "deer", "yoga pants", "knee brace"])(
    "don't take %s for something to be new to",
    (keyword) => {
      expect(allOf(keyword)).not.toMatch(
        /New to|for Beginners|Outsider|Think More Clearly|Paying Attention|What Beginners|Deers/,
      );
    },
  );

  it("look for a field in everyday life only where it shows", () => {
    expect(allOf("Python")).not.toContain("Everyday Life");
    expect(allOf("geometry")).toContain("Looking for Geometry in Everyday Life");
  });

  it("say of people what a business can ask about them", () => {
    expect(allOf("hourly employees", ["Business"])).toContain("Working with Hourly Employees");
    expect(allOf("diabetic diet", ["Health"])).toContain("Doctor About a Diabetic Diet");
    expect(allOf("buyer", ["Business"])).not.toMatch(/Buyer\b/);
  });

  it("ask nobody to pay for being happy, or to go abroad by moving there", () => {
    expect(allOf("be happy")).not.toMatch(/Have Ready|Do It Yourself|Could Cost/);
    expect(allOf("save money")).not.toContain("Could Cost");
    expect(allOf("cook rice")).not.toContain("Do It Yourself");
    expect(allOf("moving to Canada", ["Travel"])).not.toMatch(/Travelers|Trip Abroad/);
    expect(allOf("espresso machine", ["Food"])).not.toContain("Cook First");
  });

  it("are said as Americans say them", () => {
    expect(allOf("tips for new gardeners")).toContain("with a Grain of Salt");
    expect(allOf("beekeeping")).toContain("After the Excitement Wears Off");
    expect(allOf("carry-on")).not.toContain("Carry-on");
  });
});

describe("what there can be one of", () => {
  it("has an article in a name, too: the Apple Watch", () => {
    expect(allOf("Apple Watch", ["Technology"])).toContain("Explain the Apple Watch to a Friend");
  });

  it.each(
    `job application|kitchen renovation|bathroom remodel|security deposit|first birthday|project deadline|data backup|water bill
    |salary negotiation|tax return|car loan|work visa|home warranty|dinner party|daily routine|savings goal`
      .split("|")
      .map((keyword) => keyword.trim()),
  )("has an article as something to deal with: %s", (keyword) => {
    expect(slotsOf(keyword, "General")).toMatchObject({
      key: "practical",
      slots: { one: expect.stringMatching(/^an? /) },
    });
  });

  it.each([
    ["emergency fund", "emergency funds"],
    ["gap year", "gap years"],
    ["side dish", "side dishes"],
    ["product launch", "product launches"],
    ["MBA", "MBAs"],
    ["stock market", "the stock market"],
    ["tooth fairy", "the tooth fairy"],
    ["fiddle leaf fig", "a fiddle leaf fig"],
    ["French press", "a French press"],
    ["eating disorder", "an eating disorder"],
    ["bipolar disorder", "bipolar disorder"],
    ["heart attack", "a heart attack"],
    ["knee replacement", "a knee replacement"],
    ["knee surgery", "knee surgery"],
    ["mom", "moms"],
    ["baby", "babies"],
    ["tax accountant", "a tax accountant"],
    ["nannies", "nannies"],
    ["3D printer", "a 3D printer"],
    ["diabetic diet", "a diabetic diet"],
    ["data breach", "data breaches"],
    ["water", "water"],
  ])("is said in a sentence: %s as %s", (keyword, one) => {
    expect(slotsOf(keyword, "General").slots.one).toBe(one);
  });

  it.each(["flux capacitor", "vinyl record", "brand voice", "steam engine"])(
    "needs no article where nobody knows: %s",
    (keyword) => {
      expect(tenOf(keyword)).toHaveLength(10);
      const inSentence = new RegExp(`\\b(?:about|after|by|of|to|with) ${keyword}\\b`, "i");
      expect(tenOf(keyword).join("\n")).not.toMatch(inSentence);
    },
  );
});
