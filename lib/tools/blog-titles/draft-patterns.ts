import { toTitleCase } from "@/lib/drafting/draft-words";
import { readKeyword } from "@/lib/tools/blog-titles/keyword-kind";
import type { TitleCategory } from "@/lib/tools/blog-titles/options";
import { PATTERNS } from "@/lib/tools/blog-titles/title-patterns";

/** What each category adds to the model's request. */
export const CATEGORY_READERS: Record<TitleCategory, string> = {
  General: "",
  Technology: " for a technology blog",
  Business: " for a business blog",
  Health: " for a health blog",
  Lifestyle: " for a lifestyle blog",
  Education: " for an education blog",
  Travel: " for a travel blog",
  Food: " for a food blog",
};

/** Longer titles are cut off where they are listed. */
const MAX_CHARACTERS = 95;

/** Our own titles around a keyword, in the order in which they are best. */
export function patternTitles(keyword: string, category: TitleCategory = "General"): string[] {
  const { kind, slots } = readKeyword(keyword, category === "Travel");
  const titles = PATTERNS[kind].map((pattern) =>
    toTitleCase(pattern.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? keyword)),
  );
  const fits = (title: string) => title.length <= MAX_CHARACTERS && !repeatsItself(title);
  return [...titles.filter(fits), ...titles.filter((title) => !fits(title))];
}

/** "A Beginner's Guide to Gardening for Beginners" */
function repeatsItself(title: string): boolean {
  const words = [...title.toLowerCase().matchAll(/\p{L}{5,}/gu)].map(([word]) => word.slice(0, 7));
  return new Set(words).size < words.length;
}
