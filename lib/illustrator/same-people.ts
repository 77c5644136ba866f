import { NO_SETTING } from "@/lib/illustrator/add-setting";
import { FUNCTION_WORDS } from "@/lib/illustrator/function-words";
import { PEOPLE_GROUPS } from "@/lib/illustrator/icon-vocabulary";
import { parseNumber } from "@/lib/illustrator/prompt-words";
import { setsApart } from "@/lib/illustrator/relations";
import type { Figure, Scene } from "@/lib/illustrator/scene";

/** What leads to a list of who somebody is. */
const LISTS = /^(?:[,:(]|with|of|including)$/;
const JOINS = /^(?:and|plus)$/;
const DETERMINER = /^(?:an?|the|his|her|its|their|our|my|your)$/;
const ANYBODY = /^(?:people|persons|friends)$/;
const PEOPLE = /^(?:people|persons)$/;
/** Words that say of somebody only whether it's a man or a woman, and how old. */
const SEXES = /^(?:m[ae]n|wom[ae]n|boys?|girls?)$/;
const PARENTS = /^(?:m[ae]n|wom[ae]n|people|mothers?|fathers?|m[ou]ms?|dads?)$/;
const PAIR =
  /^(?:m[ae]n|wom[ae]n|people|mother|father|m[ou]m|dad|husbands?|wife|wives|brides?|grooms?|(?:boy|girl)friends?|grand(?:mother|father|ma|pa)|old (?:wo)?m[ae]n|lady|gentleman)$/;
const FEMALE_KIN =
  /^(?:(?:grand)?(?:mother|daughter|ma)s?|m[ou]ms?|sisters?|aunts?|nieces?|wife|wives|old wom[ae]n|old lad(?:y|ies))$/;
const MALE_KIN =
  /^(?:(?:grand)?(?:father|son|pa)s?|dads?|brothers?|uncles?|nephews?|husbands?|old m[ae]n)$/;
const CHILD = /^(?:boy|girl|child|baby)(?:-|$)/;
/** Adjectives and numbers before a noun are hardly more. */
const MAX_WORDS_BEFORE = 4;

/** The word that leads to a noun, before its article and adjectives: "with" in "with two small children"; "" for others. */
export function leadingWord(words: readonly string[], at: number): string {
  for (let index = at - 1; index >= Math.max(0, at - MAX_WORDS_BEFORE); index -= 1) {
    const word = words[index] ?? "";
    if (LISTS.test(word) || JOINS.test(word) || setsApart(word)) return word;
    const isPassed = DETERMINER.test(word) || parseNumber(word) !== undefined;
    if (!isPassed && (FUNCTION_WORDS.has(word) || !/^\p{L}/u.test(word))) return "";
  }
  return "";
}

/**
 * Draws people once that are counted and then listed: the mother, father, and two children after "a family" are that
 * family, and a boy and a girl after "two friends," are these.
 */
export function drawPeopleOnce(scene: Scene): void {
  for (let at = 0; at < scene.figures.length; at += 1) {
    const first = scene.figures[at];
    if (first?.kind !== "person") continue;
    const isGroup = PEOPLE_GROUPS.has(first.word);
    const size = isGroup ? scene.figures.slice(at).findIndex(({ word }) => word !== first.word) : 1;
    if (size < 1) continue;
    const group = scene.figures.slice(at, at + size);
    const members = listedAfter(scene.figures.slice(at + size));
    const same = isGroup ? sameGeneration(group, members) : sameNumber(first, members) ? group : [];
    for (const one of same) removeFigure(scene, scene.figures.indexOf(one));
    if (same.length === group.length && same.length > 0) {
      const text = [...first.modifiers, first.word].join(" ");
      scene.setting.push({ ...NO_SETTING, text });
    }
    at += size - same.length - 1;
  }
}

function listedAfter(figures: readonly Figure[]): Figure[] {
  const end = figures.findIndex(
    ({ kind, ledBy = "" }, at) =>
      kind !== "person" || !(LISTS.test(ledBy) || (at > 0 && JOINS.test(ledBy))),
  );
  return figures.slice(0, end < 0 ? figures.length : end);
}

function sameGeneration(group: readonly Figure[], members: readonly Figure[]): Figure[] {
  const children = members.some(isChild);
  const adults = members.filter((one) => !isChild(one));
  const isWith = members[0]?.ledBy === "with";
  const areAdults =
    group[0]?.word === "couple" ? arePair(adults) && !isWith : isOfFamily(adults, isWith);
  return group.filter((one) => (isChild(one) ? children : areAdults));
}

function arePair(adults: readonly Figure[]): boolean {
  const number = adults.reduce((sum, one) => sum + one.requested, 0);
  return number === 2 && adults.every(({ word }) => PAIR.test(word));
}

/** A doctor or a grandmother with a family isn't its father and mother. */
function isOfFamily(adults: readonly Figure[], isWith: boolean): boolean {
  return adults.some(
    ({ word }) => PARENTS.test(word) || (!isWith && (FEMALE_KIN.test(word) || MALE_KIN.test(word))),
  );
}

function sameNumber(group: Figure, members: readonly Figure[]): boolean {
  const { requested, modifiers, word } = group;
  if (members.length === 0 || requested < 2) return false;
  const isCounted = modifiers.some((modifier) => parseNumber(modifier) !== undefined);
  const ledBy = members[0]?.ledBy ?? "";
  if (!isCounted) return ANYBODY.test(word) && /^[,:(]$/.test(ledBy);
  if (members.reduce((sum, one) => sum + one.requested, 0) !== requested) return false;
  // Who somebody is with is somebody else: only "four people with two men and two women" are these.
  if (ledBy === "with") {
    return PEOPLE.test(word) && members.length > 1 && !members.every(isChild);
  }
  return couldBe(group, members);
}

/** Whether people of a kind can be who is listed after them: two women aren't a man and a child. */
function couldBe({ icon, word }: Figure, members: readonly Figure[]): boolean {
  if (ANYBODY.test(word)) return true;
  if (icon === "child") return members.every(isChild);
  if (members.length < 2) return false;
  const kin = icon === "woman" ? FEMALE_KIN : icon === "man" ? MALE_KIN : undefined;
  if (kin) return members.every((one) => kin.test(one.word));
  return (
    /^(?:person|student)$/.test(icon) &&
    members.every((one) => SEXES.test(one.word)) &&
    members.every((one) => isChild(one) === members.every(isChild))
  );
}

function isChild({ icon }: Figure): boolean {
  return CHILD.test(icon);
}

/**
 * Takes a figure out, with what is said of it.
 *
 * @param instead who shows it now, and is where it should be
 */
export function removeFigure(scene: Scene, index: number, instead?: Figure): void {
  if (index < 0) return;
  scene.figures.splice(index, 1);
  removeSides(scene, index, instead ? scene.figures.indexOf(instead) : -1);
  const shift = (at: number) => (at > index ? at - 1 : at);
  for (const figure of scene.figures) {
    const { relation, attached } = figure;
    if (relation) {
      const from = shift(relation.from ?? relation.to);
      const to = relation.to >= index ? relation.to - 1 : relation.to;
      figure.relation = to < from ? undefined : { ...relation, from, to };
    }
    if (attached) {
      figure.attached = attached.to === index ? undefined : { ...attached, to: shift(attached.to) };
    }
  }
}

/** Names the sides that were said of a figure that is gone, unless another one shows it. */
function removeSides(scene: Scene, index: number, instead: number): void {
  scene.sides = scene.sides.flatMap((one) => {
    const isGone = one.from === index;
    const isNextGone = one.isOfNext && one.from + 1 === index;
    // Who stands in for it has the same figure next only from the place before it.
    if (isNextGone || (isGone && (instead < 0 || (one.isOfNext && instead !== index - 1)))) {
      scene.missing.push(one.side);
      return [];
    }
    const from = isGone ? instead : one.from > index ? one.from - 1 : one.from;
    return [{ ...one, from }];
  });
}
