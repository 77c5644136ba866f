import type { Phrase } from "@/lib/illustrator/find-phrase";
import { ACTIONS, CONTAINERS, PEOPLE_GROUPS } from "@/lib/illustrator/icon-vocabulary";
import { NEGATION } from "@/lib/illustrator/negation";
import { parseNumber } from "@/lib/illustrator/prompt-words";
import type { IconEntry } from "@/lib/illustrator/scene";
import { rimOf } from "@/lib/illustrator/supports";

const PEOPLE = /^(?:man|woman|boy|girl|child|person)$/;

/** Containers that the icons of what is in them show. */
const SHOWN_CONTAINERS = /^(?:cup|mug|glass|glasses|slice|piece|bunch)$/;

/** Icons of food in a bowl. */
const IN_BOWLS = /^(?:steaming-bowl|bowl-with-spoon|cooked-rice|green-salad|pot-of-food)$/;

/** The cup in "a cup of coffee". */
export function isContainer(name: string, words: readonly string[], at: number): boolean {
  return (CONTAINERS.has(name) || name === "glasses") && words[at] === "of";
}

/** Who a family are, the more of them there are. */
const FAMILY = ["man", "woman", "girl", "boy", "child", "baby", "old-woman", "old-man"];

/** How many "a family of four" are; 0 when it isn't said. */
export function familySize({ name }: Phrase, words: readonly string[], end: number): number {
  const number = parseNumber(words[end + 1] ?? "");
  const isSize = PEOPLE_GROUPS.has(name) && words[end] === "of" && number !== undefined;
  return isSize &&
    number > 1 &&
    number <= FAMILY.length &&
    !/^\p{L}{3,}s$/u.test(words[end + 2] ?? "")
    ? number
    : 0;
}

/** The icons of who a word for several people stands for; undefined for other words. */
export function iconsOfPeople(name: string, size: number): string[] | undefined {
  const group = PEOPLE_GROUPS.get(name);
  if (!group || size === 0) return group && [...group];
  return FAMILY.slice(0, size);
}

/** The glass in "a glass of wine", which the picture of the wine shows. */
export function isGlassOf(word: string, next: string, drink: IconEntry | undefined): boolean {
  return (
    word === "glass" &&
    next === "of" &&
    /^(?:wine-glass|cocktail-glass|glass-of-milk)$/.test(drink?.icon ?? "")
  );
}

/** Whether a container is seen in the picture of what it holds. */
export function isShownContainer(name: string, held: IconEntry | undefined): boolean {
  return SHOWN_CONTAINERS.test(name) || (name === "bowl" && IN_BOWLS.test(held?.icon ?? ""));
}

/** Whether a container is drawn with what it holds: a basket of apples, and a pot of flowers, but no pot of soup. */
export function isDrawnContainer(container: IconEntry, held: IconEntry | undefined): boolean {
  if (!held || !/^(?:food|plant|animal|object)$/.test(held.kind)) return false;
  if (container.icon === "flower-pot") return held.kind === "plant";
  return container.icon === "plate" || rimOf(container.icon) !== undefined;
}

/**
 * "A woman running" has its own icon.
 *
 * @returns the entry, and the place of the verb that it shows
 */
export function asAction(
  entry: IconEntry,
  words: readonly string[],
  at: number,
): { entry: IconEntry; verb?: number } {
  if (!PEOPLE.test(entry.icon)) return { entry };
  // "A man not running" isn't.
  const place = NEGATION.test(words[at] ?? "")
    ? undefined
    : [at, at + 1].find((index) => ACTIONS.has(words[index] ?? ""));
  const action = ACTIONS.get(words[place ?? -1] ?? "");
  if (place === undefined || !action) return { entry };
  const who = /^(?:woman|girl)$/.test(entry.icon)
    ? "woman"
    : /^(?:man|boy)$/.test(entry.icon)
      ? "man"
      : "person";
  const icon =
    action === "dancing" ? (who === "man" ? "man-dancing" : "woman-dancing") : `${who}-${action}`;
  return { entry: { ...entry, icon }, verb: place };
}
