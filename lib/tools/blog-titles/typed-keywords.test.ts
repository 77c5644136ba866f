import { describe, expect, it } from "vitest";

import { lowerCaseWords, rootOf, stemsOf } from "@/lib/drafting/draft-words";
import { carefully } from "@/lib/tools/blog-titles/careful-keyword";
import { patternTitles } from "@/lib/tools/blog-titles/draft-patterns";
import { isDuplicate } from "@/lib/tools/blog-titles/draft-title";
import type { TitleCategory } from "@/lib/tools/blog-titles/options";
import { slotsOf } from "@/lib/tools/blog-titles/pattern-slots";
import { shortKeyword } from "@/lib/tools/blog-titles/short-keyword";

/** What people type, with the patterns that fit, and a title that says it as Americans do. */
const TYPED = [
  [
    "how do I get my kids to eat vegetables?",
    "task",
    "A Beginner's Guide to Getting Your Kids to Eat Vegetables",
  ],
  ["I want to start a small bakery", "task", "A Checklist for Starting a Small Bakery"],
  ["best way to clean white shoes", "task", "A Checklist for Cleaning White Shoes"],
  ["LEARN SPANISH FAST", "task", "A Beginner's Guide to Learning Spanish Fast"],
  ["HOW TO START A PODCAST", "task", "A Checklist for Starting a Podcast"],
  ["WHY IS THE SKY BLUE", "question", "Why Is the Sky Blue? A Simple Answer"],
  [
    "why do my tomatoes keep splitting",
    "question",
    "You Asked: Why Do Your Tomatoes Keep Splitting?",
  ],
  [
    "what's the difference between UX and UI",
    "plain",
    "A Closer Look: The Difference Between UX and UI",
  ],
  ["furniture", "product", "Is Furniture Worth the Money?"],
  ["SOURDOUGH BREAD", "dish", "What to Serve with Sourdough Bread"],
  ["GAMING", "plain", "A Closer Look at Gaming"],
  ["Standing Desk", "product", "A Shopping Checklist for a Standing Desk"],
  ["eggs", "ingredient", "More Eggs Than You Can Eat? Ideas for a Full Fridge"],
  ["cats & dogs", "pet", "In Praise of Cats & Dogs"],
  ["rock 'n' roll", "plain", "A Closer Look at Rock 'n' Roll"],
  ["children's bedroom", "plain", "A Closer Look at Children's Bedrooms"],
  ["30-day fitness challenge", "plain", "What Matters Most About 30-Day Fitness Challenges?"],
  [
    "small apartment organization ideas",
    "list",
    "Small Apartment Organization Ideas: Where to Start",
  ],
  ["meal prep ideas for busy moms", "list", "Where to Start with Meal Prep Ideas for Busy Moms"],
  ["Windows 11 tips", "list", "How to Get the Most Out of Windows 11 Tips"],
  [
    "hidden gems in Portland, Oregon",
    "list",
    "Save This for Later: Hidden Gems in Portland, Oregon",
  ],
  ["tea vs. coffee", "choice", "The Case for Tea, and the Case for Coffee"],
  [
    "standing desk vs sitting desk",
    "choice",
    "The Case for a Standing Desk, and the Case for a Sitting Desk",
  ],
  ["cat or dog", "choice", "When to Pick a Cat, and When to Pick a Dog"],
  [
    "Notion vs Obsidian vs Evernote",
    "choices",
    "What Notion, Obsidian, and Evernote Have in Common",
  ],
  ["yoga for beginners", "pursuit", "Yoga for Beginners: What to Know Before You Start"],
  ["iPhone 15 Pro Max", "plain", "A Closer Look at the iPhone 15 Pro Max"],
  ["PlayStation 5", "plain", "A Closer Look at the PlayStation 5"],
  ["Windows 11", "plain", "A Closer Look at Windows 11"],
  ["Route 66", "plain", "A Closer Look: Route 66"],
  ["#MondayMotivation", "name", "A Closer Look at Monday Motivation"],
  ["4th of July", "plain", "What Matters Most About the 4th of July?"],
  ["dog", "pet", "A Dog and Children: What to Consider"],
  ["#vanlife", "plain", "A Closer Look: Vanlife"],
] as const;

const TRIPS = [
  ["Lisbon", "What to Pack for a Trip to Lisbon, and What to Leave at Home"],
  ["Japan in October", "How to Plan Japan in October Without Overplanning"],
  ["weekend in Prague", "How to Plan a Weekend in Prague Without Overplanning"],
  ["7 day itinerary for Iceland", "A First-Timer's Guide to a 7 Day Itinerary for Iceland"],
  ["Paris with kids", "Paris with Kids: What to Know Before You Go"],
] as const;

/** What nobody says in English. */
const FAULTS = [
  /\ban? \S+ (?:&|and) \S+s\b/i,
  /\b(?:too much|much) \p{L}+s\b/iu,
  /\bvs (?!\.)|#|\p{Lu}{5}/u,
  /\bthe the\b|\ba an?\b/i,
];

function tenOf(keyword: string, category: TitleCategory): string[] {
  const titles: string[] = [];
  for (const title of patternTitles(keyword, category))
    if (titles.length < 10 && !isDuplicate(title, titles, keyword)) titles.push(title);
  return titles;
}

describe("what people type", () => {
  it.each(TYPED)("gets titles in plain English: %s", (typed, key, title) => {
    const keyword = shortKeyword(typed);

    expect(slotsOf(keyword, "General").key).toBe(key);
    expect(patternTitles(keyword)).toContain(title);
    for (const one of tenOf(keyword, "General"))
      for (const fault of FAULTS) expect(one).not.toMatch(fault);
  });

  it.each(TRIPS)("is planned as a trip: %s", (typed, title) => {
    const keyword = shortKeyword(typed);

    expect(slotsOf(keyword, "Travel").key).toBe("trip");
    expect(patternTitles(keyword, "Travel")).toContain(title);
  });

  it.each([
    ["time management for students", "Education"],
    ["small business", "Business"],
    ["DIY home decor", "Lifestyle"],
    ["learning styles", "Education"],
    ["advice for new parents", "General"],
  ] as const)("is said once in a title: %s", (keyword, category) => {
    for (const title of tenOf(keyword, category)) {
      const roots = lowerCaseWords(title).map(rootOf);
      for (const root of stemsOf(keyword))
        expect([title, roots.filter((word) => word === root).length]).toEqual([title, 1]);
    }
  });

  it("is about a product only where somebody could buy it", () => {
    expect(patternTitles("furniture").join("\n")).not.toMatch(/Right for You|Time for Furniture/);
    expect(patternTitles("camping gear", "Travel").join("\n")).not.toContain("Book Camping Gear");
  });

  it("stays careful where several are compared", () => {
    const keyword = "ibuprofen vs acetaminophen";
    expect(carefully(keyword, slotsOf(keyword, "General")).key).toBe("carefulChoice");
  });
});
