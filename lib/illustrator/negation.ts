import { longestPhrase } from "@/lib/illustrator/find-phrase";
import { isModifier } from "@/lib/illustrator/modifiers";
import { INTRODUCTION, itemsOfNegation } from "@/lib/illustrator/negated-items";
import { isPart } from "@/lib/illustrator/parts";
import { singularize } from "@/lib/illustrator/plurals";
import { parseNumber } from "@/lib/illustrator/prompt-words";
import { findRelation } from "@/lib/illustrator/relations";
import type { BackdropPart, Scene } from "@/lib/illustrator/scene";

/** Words that exclude what comes after them. */
export const NEGATION = /^(?:no|not|without|minus|sans|neither|\p{L}+n't)$/u;
/** What no image of ours has, and what doesn't name anything seen. */
const NEVER_THERE =
  /^(?:human|humanity|watermark|signature|caption|logo|border|blur|noise|nudity|violence|gore|blood|one|else|longer|doubt|problem|reason)$/;

/** Parts of backdrops by what they are called. */
const BACKDROP_PARTS: ReadonlyMap<string, BackdropPart> = new Map(
  Object.entries({
    cloud: "clouds",
    clouds: "clouds",
    star: "stars",
    stars: "stars",
    moon: "moon",
    "full-moon": "moon",
    sun: "sun",
    flower: "flowers",
    blossom: "flowers",
    plant: "flowers",
    tree: "trees",
    building: "buildings",
    skyscraper: "buildings",
    house: "buildings",
    mountain: "mountains",
    mountains: "mountains",
    window: "windows",
  } as const),
);

/** What a word such as "hatless" or "cloudless" excludes, in the singular; undefined for other words. */
export function nameLacking(word: string): string | undefined {
  if (!word.endsWith("less")) return undefined;
  const name = singularize(word.slice(0, -4)).word;
  return BACKDROP_PARTS.has(name) || isPart(name) ? name : undefined;
}

/**
 * Leaves out what a negation excludes, and names what can't be left out.
 *
 * @param at of the negation
 * @returns the index of the word after all that it excludes
 */
export function readNegation(
  scene: Scene,
  words: readonly string[],
  at: number,
  icons: ReadonlySet<string>,
): number {
  const word = words[at] ?? "";
  const { items, end } = itemsOfNegation(words, at, icons);
  for (const item of items) excludeItem(scene, words.slice(item.from, item.to), word, icons);
  if (items.length === 0 && findRelation(words, at + 1))
    scene.missing.push(`${word} ${words[at + 1]}`);
  return Math.max(end, at + 1);
}

function excludeItem(
  scene: Scene,
  words: readonly string[],
  negation: string,
  icons: ReadonlySet<string>,
): void {
  const described = words.filter((word) => !INTRODUCTION.test(word));
  const not = /^(?:not|\p{L}+n't)$/u.test(negation) ? "not" : "no";
  if (described.length > 0 && described.every(isDescription)) {
    // "A car that is not red" is a car of any other color, and ours has one.
    scene.missing.push(["not", ...described].join(" "));
    return;
  }
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const phrase = longestPhrase(words, at, icons);
    const end = at + (phrase?.length ?? 1);
    const isLast = end >= words.length;
    const name = phrase?.name ?? singularize(word).word;
    const text = `${not} ${isLast ? described.join(" ") : (phrase?.text ?? word)}`;
    // The noun comes last: "no parking lot", "no red cars".
    if (isLast || BACKDROP_PARTS.has(name) || isPart(name))
      exclude(scene, name, text, phrase !== undefined);
    at = end;
  }
}

/**
 * Leaves a thing out.
 *
 * @param name in the singular
 * @param known whether a drawing of it would be of its own
 */
export function exclude(scene: Scene, name: string, text: string, known: boolean): void {
  const part = BACKDROP_PARTS.get(name);
  if (part) scene.without.add(part);
  if (part || known || isPart(name)) scene.unwanted.push({ name, text, part });
  else if (!NEVER_THERE.test(name) && !text.endsWith("ing")) scene.missing.push(text);
}

function isDescription(word: string): boolean {
  return isModifier(word, "") && parseNumber(word) === undefined;
}
