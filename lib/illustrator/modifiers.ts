import { COLORS, type Hsl } from "@/lib/illustrator/color";
import { joinNumbers, parseNumber } from "@/lib/illustrator/prompt-words";

const BIG = /^(?:big|bigger|large|larger|tall|taller|oversized)$/;

const SMALL = /^(?:small|smaller|little|mini|short|shorter|petite|baby-sized)$/;
const TINY = /^(?:tiny|teeny|teeny-tiny|teensy|itty-bitty|miniature|minuscule|miniscule)$/;
const HUGE =
  /^(?:huge|giant|gigantic|ginormous|enormous|humongous|immense|colossal|mammoth|massive|towering)$/;

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

/** How much lighter than its color a shade named after a thing is. */
const NAMED_SHADES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    "midnight blue": -0.26,
    "royal blue": -0.06,
    "navy blue": -0.22,
    "sky blue": 0.16,
    "ice blue": 0.24,
    "powder blue": 0.24,
    "baby blue": 0.22,
    "ocean blue": 0,
    "sea blue": 0,
    "electric blue": 0,
    "steel blue": 0,
    "neon blue": 0.06,
    "forest green": -0.14,
    "bottle green": -0.16,
    "moss green": -0.08,
    "olive green": -0.1,
    "sea green": 0,
    "grass green": 0,
    "apple green": 0.06,
    "lime green": 0.06,
    "mint green": 0.28,
    "emerald green": -0.02,
    "neon green": 0.06,
    "blood red": -0.08,
    "wine red": -0.14,
    "cherry red": -0.06,
    "brick red": -0.08,
    "ruby red": -0.08,
    "rose red": 0,
    "fire red": 0,
    "apple red": 0,
    "chocolate brown": -0.08,
    "baby pink": 0.16,
    "hot pink": -0.12,
    "candy pink": 0,
    "bubblegum pink": 0,
    "salmon pink": 0,
    "coral pink": 0,
    "rose pink": 0,
    "neon pink": -0.1,
    "snow white": 0,
    "jet black": 0,
    "coal black": 0,
    "ink black": 0,
    "lemon yellow": 0.04,
    "canary yellow": 0.04,
    "golden yellow": 0,
    "pumpkin orange": 0,
    "neon orange": 0,
    "neon yellow": 0,
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
    family: 4,
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
  if (shade !== undefined && colorOf(next)) return addShade(before, [word], next, shade);
  const hsl = colorOf(word);
  if (hsl) {
    const { color } = before;
    if (color && color.words.length === 1 && SHADES.get(color.words[0] ?? "") !== undefined) {
      return { ...before, color: { ...color, words: [...color.words, word] } };
    }
    return color ? "taken" : { ...before, color: { hsl, words: [word] } };
  }
  const scale = scaleOf(word);
  if (scale === undefined) return undefined;
  return before.size ? "taken" : { ...before, size: { scale, word } };
}

/** How large a word makes what comes after it; undefined when it says no size. */
export function scaleOf(word: string): number | undefined {
  if (HUGE.test(word)) return 1.6;
  if (BIG.test(word)) return 1.35;
  if (SMALL.test(word)) return 0.7;
  return TINY.test(word) ? 0.5 : undefined;
}

function addShade(
  before: Modifiers,
  words: string[],
  name: string,
  shade: number,
): Modifiers | "taken" {
  const hsl = colorOf(name);
  if (before.color || !hsl) return "taken";
  const l = Math.min(0.93, Math.max(0.1, hsl.l + shade));
  return { ...before, color: { hsl: { ...hsl, l }, words } };
}

/** Adds a shade named after a thing: "cherry red". Undefined when these words aren't one. */
export function addNamedShade(
  before: Modifiers,
  word: string,
  next: string,
): Modifiers | "taken" | undefined {
  const shade = NAMED_SHADES.get(`${word} ${next}`);
  return shade === undefined ? undefined : addShade(before, [word, next], next, shade);
}

function colorOf(word: string): Hsl | undefined {
  return Object.hasOwn(COLORS, word) ? COLORS[word] : undefined;
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
