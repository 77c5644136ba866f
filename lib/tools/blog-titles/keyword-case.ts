import { beginsLikeName, termsOf } from "@/lib/tools/blog-titles/keyword-names";
import { isSurelySome } from "@/lib/tools/blog-titles/keyword-number";
import { type KeywordSort, sortOf } from "@/lib/tools/blog-titles/keyword-sort";

/** Said with an article, or as a plain word: nobody calls "a standing desk" so. */
const COMMON: readonly KeywordSort[] = [
  "ailment",
  "dish",
  "helper",
  "illness",
  "ingredient",
  "meals",
  "pet",
  "plant",
  "practical",
  "procedure",
  "product",
  "pursuit",
  "service",
];

/** A keyword with the capitals that a sentence has, where it was typed like a title or all in capitals: "Standing Desk". */
export function withoutTitleCase(keyword: string): string {
  const lower = keyword.toLowerCase();
  if (isShouted(keyword)) return lower;
  const words = keyword.split(" ");
  const isTitle = words.length > 1 && words.every((word) => /^\p{Lu}[\p{Ll}'’-]+$/u.test(word));
  if (!isTitle) return keyword;
  if (beginsLikeName(keyword)) return lower;
  const isKnown = COMMON.includes(sortOf(lower, "General"));
  return isKnown && lower.split(" ").slice(0, -1).every(isCommonWord) ? lower : keyword;
}

/** What sentences have, and names hardly do. */
const IN_SENTENCES =
  /\b(?:AN?|AND|ARE|CAN|DO|DOES|FOR|FROM|HOW|IN|IS|MY|OF|ON|THE|TO|WHAT|WHY|WITH|YOUR?)\b/;

/** "SOURDOUGH BREAD", "WHY IS THE SKY BLUE", and "GAMING", but not "AI", "BMW X5", "NBA MVP", or "UNICEF". */
function isShouted(keyword: string): boolean {
  if (/\p{Ll}|\d/u.test(keyword) || !/\p{Lu}/u.test(keyword)) return false;
  const words = keyword.split(" ");
  if (words.length === 1) return keyword.length > 4 && isCommonWord(keyword.toLowerCase());
  return (
    words.some((word) => /\p{Lu}{5}/u.test(word)) ||
    (words.length > 3 && IN_SENTENCES.test(keyword))
  );
}

/** What is no name, by itself: "standing", "vegan", and "coffee", but not "Dyson". */
function isCommonWord(word: string): boolean {
  if (isSurelySome(word)) return true;
  const tags = termsOf(word)[0]?.tags ?? [];
  return (
    !tags.includes("ProperNoun") && tags.some((tag) => /^(?:Adjective|Uncountable|Verb)$/.test(tag))
  );
}
