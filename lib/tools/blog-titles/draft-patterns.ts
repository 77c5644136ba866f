import { lowerCaseWords, rootOf, stemsOf, toTitleCase } from "@/lib/drafting/draft-words";
import { createRandom, type Random } from "@/lib/illustrator/random";
import { carefully } from "@/lib/tools/blog-titles/careful-keyword";
import { CATEGORY_PATTERNS } from "@/lib/tools/blog-titles/category-patterns";
import { isDuplicate } from "@/lib/tools/blog-titles/draft-title";
import type { TitleCategory } from "@/lib/tools/blog-titles/options";
import { slotsOf } from "@/lib/tools/blog-titles/pattern-slots";
import { PATTERNS, type PatternKey } from "@/lib/tools/blog-titles/title-patterns";

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
const LISTED = 10;
/** Then they begin again. */
const ROUNDS = 12;
/** Of those that are listed, from the category's own angles. */
const MOST_OF_CATEGORY = 4;
const FOR_BEGINNERS = "{x} for Beginners: What to Know Before You Start";
const FOR_BEGINNERS_CAREFULLY = "{x} for Beginners: The Words to Know";

/**
 * Our own titles around a keyword, in the order in which they are best: each of the first takes another angle, and which ones
 * they are differs from keyword to keyword, but not from call to call.
 *
 * @param round how many lists were shown before: each has others, as long as there are some
 */
export function patternTitles(
  keyword: string,
  category: TitleCategory = "General",
  round = 0,
): string[] {
  const read = carefully(keyword, slotsOf(keyword, category));
  const { key, slots, hasTail, isForBeginners } = read;
  const forBeginners = key === "careful" ? FOR_BEGINNERS_CAREFULLY : FOR_BEGINNERS;
  const seed = `${category} ${keyword.toLowerCase()}`;
  const random = createRandom(seed);
  const anglesOf = (lines: readonly string[]) =>
    shuffled(
      lines
        .map((line) => shuffled(filled(line, slots, hasTail), random))
        .filter(([title]) => title),
      random,
    );
  const special = anglesOf(CATEGORY_PATTERNS[category][angleKey(key, category)] ?? []);
  const angles = [...special.slice(0, MOST_OF_CATEGORY), ...anglesOf(PATTERNS[key])];
  const firsts = angles.flatMap(([title]) => title ?? []);
  const titles = [
    ...(isForBeginners ? filled(forBeginners, slots, false) : []),
    ...shuffled(firsts.slice(0, LISTED), random),
    ...firsts.slice(LISTED),
    ...special.slice(MOST_OF_CATEGORY).flat(),
    ...angles.flatMap(([, ...others]) => others),
  ];
  const isGood = (title: string) => isGoodTitle(title, keyword);
  // Better than too few.
  const spare = PATTERNS[key].flatMap((line) => filled(line, slots, false));
  return [
    ...inRound(titles.filter(isGood), { keyword, seed, round: round % ROUNDS }),
    ...spare.filter(isGood),
    ...[...titles, ...spare].filter((title) => !isGood(title)),
  ];
}

/** What a category's blogs say of anything holds for topics, and where it's calm, for what has to be told with care. */
function angleKey(key: PatternKey, category: TitleCategory): PatternKey {
  const isCalm = category === "Business" || category === "Education";
  return key === "topic" || (key === "sober" && isCalm) ? "plain" : key;
}

/** Whether one of our titles can be shown as it is: it's no longer than lists have room for, and says no word twice. */
export function isGoodTitle(title: string, keyword: string): boolean {
  return (
    title.length <= MAX_CHARACTERS && !repeatsItself(title, keyword) && !saysAgain(title, keyword)
  );
}

/** Those first that no list had yet; when too few of them are left, all the others again, in another order. */
function inRound(
  titles: readonly string[],
  { keyword, seed, round }: { keyword: string; seed: string; round: number },
): string[] {
  let left = [...titles];
  for (let shown = 1; shown <= round; shown += 1) {
    const list = listed(left, keyword);
    const unseen = left.filter((title) => !list.includes(title));
    const isAlike = (title: string) => isDuplicate(title, list, keyword);
    left = [...unseen.filter((title) => !isAlike(title)), ...unseen.filter(isAlike)];
    if (listed(left, keyword).length < LISTED) left.push(...seenOf(titles, left, seed, shown));
  }
  return [...left, ...seenOf(titles, left, seed, round)];
}

function seenOf(
  titles: readonly string[],
  left: readonly string[],
  seed: string,
  round: number,
): string[] {
  const seen = titles.filter((title) => !left.includes(title));
  return shuffled(seen, createRandom(`${seed} ${round}`));
}

/** The first titles that say something else than those before them. */
function listed(titles: readonly string[], keyword: string): string[] {
  const list: string[] = [];
  for (const title of titles) {
    if (list.length >= LISTED) break;
    if (!isDuplicate(title, list, keyword)) list.push(title);
  }
  return list;
}

/** Adds words to a keyword that has its own: "Cargo Bikes for Families on an Ordinary Tuesday". */
const ADDS_TAIL =
  /\{(?:x|one|the|bare|book|doing|food|habit|some|single)\} (?:as|at|class|for|in|mistakes|on|the|to|with|you)\b/i;

/** The variants of an angle whose slots the keyword has, around its words. */
function filled(line: string, slots: Readonly<Record<string, string>>, hasTail: boolean): string[] {
  return line.split(" | ").flatMap((pattern) => {
    let isWhole = !(hasTail && ADDS_TAIL.test(pattern));
    const title = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
      const words = slots[name.toLowerCase()];
      isWhole &&= words !== undefined;
      return words ?? "";
    });
    return isWhole ? [toTitleCase(title)] : [];
  });
}

function shuffled<Part>(parts: readonly Part[], random: Random): Part[] {
  const rest = [...parts];
  const mixed: Part[] = [];
  while (rest.length > 0) mixed.push(...rest.splice(Math.floor(random.between(0, rest.length)), 1));
  return mixed;
}

/** "A Beginner's Guide to Gardening for Beginners", but not "cookies and cookie cutters", which is as it was typed. */
function repeatsItself(title: string, keyword: string): boolean {
  return repetitionsIn(title) > repetitionsIn(keyword);
}

function repetitionsIn(text: string): number {
  const words = [...text.toLowerCase().matchAll(/\p{L}{5,}/gu)].map(([word]) => word.slice(0, 5));
  return words.length - new Set(words).size;
}

/** "Making Time for Time Management": a word of the keyword that the pattern has, too. */
function saysAgain(title: string, keyword: string): boolean {
  const known = lowerCaseWords(keyword).map(rootOf);
  const said = lowerCaseWords(title).map(rootOf);
  const countIn = (words: readonly string[], root: string) =>
    words.filter((word) => word === root).length;
  return [...stemsOf(keyword)].some((root) => countIn(said, root) > countIn(known, root));
}
