import { COLORS, type Hsl } from "@/lib/illustrator/color";
import { joinNumbers, parseNumber } from "@/lib/illustrator/prompt-words";

const BIG =
  /^(?:big|bigger|large|larger|huge|giant|gigantic|enormous|tall|taller|massive|towering|oversized)$/;

const SMALL =
  /^(?:small|smaller|little|tiny|mini|miniature|short|shorter|petite|baby-sized|miniscule)$/;

/** How a word changes the color after it: "dark green". */
const SHADES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    dark: -0.16,
    deep: -0.1,
    light: 0.16,
    pale: 0.22,
    pastel: 0.22,
    bright: 0,
  }),
);

/** Several of a kind: "a school of fish". */
const COLLECTIVES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    school: 7,
    pack: 5,
    pride: 5,
    pod: 4,
    colony: 9,
    crowd: 12,
    army: 12,
    fleet: 5,
  }),
);

/** Articles say "one", but nobody misses them. */
const ARTICLE = /^(?:a|an|one|single|some|few|couple|pair|several)$/;

/** What the words before a subject say about it, and which words they were. */
export type Modifiers = {
  count: { number: number; word: string } | undefined;
  color: { hsl: Hsl; words: string[] } | undefined;
  size: { scale: number; word: string } | undefined;
};

/** Nothing said yet. */
export function noModifiers(): Modifiers {
  return { count: undefined, color: undefined, size: undefined };
}

/** Whether anything was said. */
export function isModified({ count, color, size }: Modifiers): boolean {
  return Boolean(count ?? color ?? size);
}

/**
 * Adds a word to what is said about the next subject.
 *
 * @param next the word after it, which "dark" and "light" belong to if it is a color
 * @returns undefined when the word doesn't modify anything, "taken" when another of its kind already did
 */
export function addModifier(
  before: Modifiers,
  word: string,
  next: string,
): Modifiers | "taken" | undefined {
  const number = parseNumber(word) ?? (next === "of" ? COLLECTIVES.get(word) : undefined);
  if (number !== undefined) {
    return { ...before, count: joinNumbers(before.count, number, word) };
  }
  const shade = SHADES.get(word);
  if (shade !== undefined && Object.hasOwn(COLORS, next)) {
    const hsl = COLORS[next];
    if (before.color || !hsl) return "taken";
    const l = Math.min(0.93, Math.max(0.1, hsl.l + shade));
    return { ...before, color: { hsl: { ...hsl, l }, words: [word] } };
  }
  const hsl = Object.hasOwn(COLORS, word) ? COLORS[word] : undefined;
  if (hsl) {
    const { color } = before;
    if (color && color.words.length === 1 && SHADES.get(color.words[0] ?? "") !== undefined) {
      return { ...before, color: { ...color, words: [...color.words, word] } };
    }
    return color ? "taken" : { ...before, color: { hsl, words: [word] } };
  }
  const scale = BIG.test(word) ? 1.35 : SMALL.test(word) ? 0.7 : undefined;
  if (scale === undefined) return undefined;
  return before.size ? "taken" : { ...before, size: { scale, word } };
}

/** Whether a word counts, colors, or sizes what comes after it. */
export function isModifier(word: string, next: string): boolean {
  return addModifier(noModifiers(), word, next) !== undefined;
}

/** The words of modifiers in a usual order: "three big dark red". Articles are left out. */
export function modifierWords({ count, color, size }: Modifiers): string[] {
  return [
    ...(count && !ARTICLE.test(count.word) ? [count.word] : []),
    ...(size ? [size.word] : []),
    ...(color?.words ?? []),
  ];
}
