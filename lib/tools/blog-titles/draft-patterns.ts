import type { TitleCategory } from "@/lib/tools/blog-titles/options";

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

/**
 * Fallback titles that are grammatical around any noun, for when the model has too few of its own.
 * None promises a number, a secret or a result.
 */
export const TITLE_PATTERNS: readonly ((keyword: string) => string)[] = [
  (keyword) => `A Beginner's Guide to ${keyword}`,
  (keyword) => `${keyword}: What You Should Know Before You Start`,
  (keyword) => `Common Mistakes With ${keyword} and How to Avoid Them`,
  (keyword) => `How to Get More Out of ${keyword}`,
  (keyword) => `The Basics of ${keyword}, Explained Simply`,
  (keyword) => `Questions People Ask About ${keyword}`,
  (keyword) => `What Nobody Tells You About ${keyword}`,
  (keyword) => `${keyword} in Everyday Life: A Practical Look`,
  (keyword) => `Getting Started With ${keyword}, Step by Step`,
  (keyword) => `Rethinking ${keyword}: Ideas Worth Trying`,
  (keyword) => `The Pros and Cons of ${keyword}`,
  (keyword) => `${keyword} on a Budget: Where to Begin`,
];
