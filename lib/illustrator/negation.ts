import { longestPhrase } from "@/lib/illustrator/find-phrase";
import { FUNCTION_WORDS } from "@/lib/illustrator/function-words";
import { isModifier } from "@/lib/illustrator/modifiers";
import { parseNumber } from "@/lib/illustrator/prompt-words";
import type { BackdropPart, Scene } from "@/lib/illustrator/scene";

/** Words that exclude what comes after them. */
export const NEGATION = /^(?:no|not|without)$/;
/** May stand between a negation and what it excludes. */
const INTRODUCTION = /^(?:an?|the|any|all|even|single|very|too|so|really|of|his|her|its|their)$/;
const OBJECT = /^(?:an?|the|any|his|her|its|their)$/;

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

/** The part of a backdrop that "cloudless", "starless", or "treeless" excludes; undefined for other words. */
export function partLacking(word: string): BackdropPart | undefined {
  return word.endsWith("less") ? BACKDROP_PARTS.get(word.slice(0, -4)) : undefined;
}

/**
 * Index of the word after everything that a negation excludes: all of "no cars, bikes or people".
 *
 * @param at of the negation
 */
export function endOfNegation(words: readonly string[], at: number): number {
  if (/^(?:an?|the)$/.test(words[at - 1] ?? "")) return endOfAdjective(words, at + 1);
  let end = at;
  let next = at + 1;
  while (next < words.length) {
    end = endOfItem(words, next);
    if (end === next) return end;
    const follower = words[end] ?? "";
    const goesOn =
      /^(?:or|nor)$/.test(follower) ||
      (follower === "," && leadsToOr(words, end + 1)) ||
      (follower === "and" && isContent(words[end + 1]) && !isModifier(words[end + 1] ?? "", ""));
    if (!goesOn) return end;
    next = end + 1;
    while (/^(?:or|nor|and)$/.test(words[next] ?? "")) next += 1;
  }
  return end;
}

/** In "a not very big dog", there is a dog. */
function endOfAdjective(words: readonly string[], at: number): number {
  let end = at;
  while (INTRODUCTION.test(words[end] ?? "")) end += 1;
  return isContent(words[end]) ? end + 1 : at;
}

/** Whether a list goes on to "or": "cars, bikes or people". */
function leadsToOr(words: readonly string[], at: number): boolean {
  for (let index = at; index < words.length; index += 1) {
    const word = words[index] ?? "";
    if (word === "or" || word === "nor") return true;
    if (word !== "," && !isContent(word) && !OBJECT.test(word)) return false;
  }
  return false;
}

function endOfItem(words: readonly string[], at: number): number {
  let end = at;
  while (INTRODUCTION.test(words[end] ?? "")) end += 1;
  while (isContent(words[end])) {
    const verb = words[end]?.endsWith("ing");
    end += 1;
    if (verb && OBJECT.test(words[end] ?? "")) end += 1;
  }
  return end;
}

function isContent(word: string | undefined): boolean {
  return word !== undefined && /^[\p{L}\p{N}]/u.test(word) && !FUNCTION_WORDS.has(word);
}

/** Leaves out what the words from `from` to `to` name, and names what can't be left out. */
export function excludeAll(
  scene: Scene,
  words: readonly string[],
  range: { from: number; to: number },
  icons: ReadonlySet<string>,
): void {
  const excluded = words.slice(range.from, range.to);
  const described = excluded.filter((word) => !INTRODUCTION.test(word));
  if (described.length > 0 && described.every(isDescription)) {
    // "A car that is not red" is a car of any other color, and ours has one.
    scene.missing.push(["not", ...described].join(" "));
    return;
  }
  for (let at = range.from; at < range.to; ) {
    const phrase = longestPhrase(words.slice(0, range.to), at, icons);
    const part = BACKDROP_PARTS.get(phrase?.name ?? words[at] ?? "");
    const text = `no ${phrase?.text ?? words[at]}`;
    if (part) exclude(scene, part, text);
    else if (phrase && !phrase.entry) scene.unwanted.push({ name: phrase.name, text });
    at += phrase?.length ?? 1;
  }
}

function isDescription(word: string): boolean {
  return isModifier(word, "") && parseNumber(word) === undefined;
}

/** Leaves a part of the backdrop out. */
export function exclude(scene: Scene, part: BackdropPart, text: string): void {
  scene.without.add(part);
  scene.setting.push({
    text,
    place: undefined,
    time: undefined,
    season: undefined,
    weather: undefined,
  });
}
