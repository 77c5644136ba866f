import { describe, expect, it } from "vitest";

import { carefully, namesSubject } from "@/lib/tools/blog-titles/careful-keyword";
import { patternTitles } from "@/lib/tools/blog-titles/draft-patterns";
import { isDuplicate } from "@/lib/tools/blog-titles/draft-title";
import { TITLE_CATEGORIES } from "@/lib/tools/blog-titles/options";
import { slotsOf } from "@/lib/tools/blog-titles/pattern-slots";

const SUBJECTS = [
  ["knee surgery", "procedure"],
  ["Knee Surgery", "careful"],
  ["migraine", "ailment"],
  ["depression", "illness"],
  ["heart attack", "emergency"],
  ["domestic violence", "grave"],
  ["credit card debt", "burden"],
  ["divorce lawyer", "helper"],
  ["divorce", "loss"],
  ["child custody", "careful"],
  ["living will", "careful"],
  ["living trusts", "careful"],
  ["online therapy", "careful"],
  ["online doctors", "careful"],
  ["menstrual cycle", "careful"],
  ["identity theft", "careful"],
  ["tax fraud", "crime"],
  ["insider trading", "crime"],
  ["shoplifting", "crime"],
  ["crime novels", "work"],
  ["tenant rights", "careful"],
  ["alimony", "careful"],
  ["vitamin D", "careful"],
  ["vaccines and autism", "careful"],
  ["health insurance", "careful"],
  ["index funds for beginners", "careful"],
  ["losing weight", "careful"],
  ["cannabis brownies", "careful"],
  ["blood pressure monitor", "careful"],
  ["dental clinic", "careful"],
  ["living with diabetes type 2", "carefulActivity"],
  ["caring for a parent with dementia", "carefulActivity"],
  ["my anxiety", "carefulOwn"],
  ["ibuprofen vs acetaminophen", "carefulChoice"],
] as const;

/** What somebody might act on, or hope for. */
const PROMISES =
  /\b(?:cures?|heals?|fix(?:es)?|beat|guarantee\w*|prevents?|relief|safely|win|winning|step by step|get rid|stop|avoid|should|must|worth (?:the|your) (?:money|effort)|what to (?:do|expect|take|buy|eat|know)|when to|signs to|start here|first steps|how to (?!talk|support|explain|listen|be there|tell good|read|choose|compare|prepare for a first|write about)|mistakes to)\b/i;

describe("titles on health, law, and money", () => {
  it.each(SUBJECTS)("are made for %s, with the patterns of %s", (keyword, key) => {
    expect(namesSubject(keyword)).toBe(true);
    expect(carefully(keyword, slotsOf(keyword, "General")).key).toBe(key);
  });

  it.each(SUBJECTS.filter(([, key]) => key !== "work" && key !== "helper"))(
    "promise nothing in any category: %s",
    (keyword) => {
      for (const category of TITLE_CATEGORIES) {
        const titles: string[] = [];
        for (const title of patternTitles(keyword, category))
          if (!isDuplicate(title, titles, keyword)) titles.push(title);
        expect(titles.length).toBeGreaterThanOrEqual(10);
        for (const title of titles) expect(title).not.toMatch(PROMISES);
      }
    },
  );

  it("send people to whoever knows, and nobody to themselves", () => {
    expect(patternTitles("tenant rights")).toContain("Tenant Rights: What to Ask a Lawyer");
    expect(patternTitles("doctors").join("\n")).not.toContain("Ask a Doctor");
    expect(patternTitles("health insurance").join("\n")).not.toContain("Ask a Doctor");
  });

  it.each(["tax fraud", "insider trading", "insurance fraud"])(
    "send nobody to help with a crime: %s",
    (keyword) => {
      const titles = patternTitles(keyword);
      expect(titles.length).toBeGreaterThanOrEqual(10);
      expect(titles.join("\n")).not.toMatch(/\b(?:Help|Sources|Who to Ask|What to Ask|Adviser)\b/);
    },
  );

  it("speak of a death only where somebody died", () => {
    const ofDeath = /Remembering|Small Comforts|Making Space/;
    expect(patternTitles("divorce").join("\n")).not.toMatch(ofDeath);
    expect(patternTitles("job loss").join("\n")).not.toMatch(ofDeath);
    expect(patternTitles("death of a parent").join("\n")).toMatch(ofDeath);
  });

  it.each([
    ["child custody", /Custodies/],
    ["living will", /Friends|Not Alone|Day at a Time/],
    ["living wage", /When You're Living|Gets Hard|Been There/],
  ])("are English: %s", (keyword, wrong) => {
    expect(patternTitles(keyword).join("\n")).not.toMatch(wrong);
  });

  it.each([
    "how to treat a burn",
    "how to overdose",
    "overdose on tylenol",
    "fake prescription",
    "drug test cheats",
    "beating a drug test",
    "buying drugs online",
    "tax evasion",
    "fentanyl pills online",
    "abortion pills online",
    "xanax no prescription",
    "drug vendors",
    "steroid stacks",
    "steroids cycle",
    "tax loopholes",
    "lethal dose of aspirin",
    "gun permit without background check",
    "cancer cure",
    "home remedies for a cough",
    "the best antidepressant",
    "tips for better sleep",
    "can my landlord evict me",
    "how much water should I drink",
    "lose weight",
    "I lost 20 pounds",
  ])("aren't made for what asks to be told what to do: %s", (keyword) => {
    expect(namesSubject(keyword)).toBe(false);
  });
});
