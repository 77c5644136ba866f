import { addFigure } from "@/lib/illustrator/add-figure";
import { bodyFor } from "@/lib/illustrator/draw-body";
import type { Phrase } from "@/lib/illustrator/find-phrase";
import { headAnchors } from "@/lib/illustrator/head-anchors";
import { CLOTHES } from "@/lib/illustrator/icon-vocabulary";
import { noModifiers } from "@/lib/illustrator/modifiers";
import { continues } from "@/lib/illustrator/noun-phrases";
import { ownThing } from "@/lib/illustrator/own-things";
import { canHavePart, isBuiltIn, isPart, showsPart } from "@/lib/illustrator/parts";
import { singularize } from "@/lib/illustrator/plurals";
import { namePart, partOwner } from "@/lib/illustrator/read-part";
import { type Reading, subjectAhead } from "@/lib/illustrator/reading";
import { findRelation, setsApart } from "@/lib/illustrator/relations";
import type { Figure, IconEntry, Scene } from "@/lib/illustrator/scene";
import { rimOf } from "@/lib/illustrator/supports";
import { determinerBefore } from "@/lib/illustrator/verbs";
import { wearableOf, wornBy } from "@/lib/illustrator/wearables";

/** What leads from a thing to what it has. */
const HAS =
  /^(?:with|has|have|having|had|wearing|wears|wear|holding|holds|hold|carrying|carries|carry|reading|reads)$/;
const WEARS = /^(?:wearing|wears|wear)$/;
/** How what somebody has is theirs; who is in a boat or on a lap is somebody else. */
const IN_HAND = /^(?:held|beside|worn)$/;
const HOLDS = /^(?:hold|holds|holding|carry|carries|carrying)$/;
/** What somebody who has it holds. */
const HELD =
  /^(?:umbrella|closed-umbrella|balloon|triangular-flag|dagger|shield|bow-and-arrow|axe|pick|hammer|broom|red-paper-lantern|flashlight|candle|magic-wand|bouquet|fishing-pole|trident-emblem|lollipop|soft-ice-cream|ice-cream|megaphone|sparkler|teddy-bear|rose|tulip|sunflower|blossom)$/;
const READ = /book|newspaper|envelope|map|scroll|letter/;
const HOLDABLE = /^(?:object|food|plant|flyer|animal)$/;
/** Higher things are too big for a hand. */
const MAX_HELD_HEIGHT = 0.3;
const MAX_HELD = 4;
/** On strings. */
const MAX_BALLOONS = 9;
/** Between a thing and what it has, and between two of these. */
const PASSED_OVER = /^(?:an?|the|and|his|her|its|their|some|very|really|also|of|pair|both|all)$/;
const WORN =
  /^(?:hat|top-hat|womans-hat|billed-cap|graduation-cap|crown|glasses|sunglasses|goggles|diving-mask|scarf|bow|ribbon|necktie|glove|sock|shoe|boot|running-shoe|hiking-boot|ring|medal|watch|headphone|helmet|military-helmet|wing|backpack)s?$/;
/** Words between a comma and what is worn are hardly more. */
const MAX_DESCRIBING = 4;
const WEARERS = /^(?:person|animal|flyer|swimmer)$/;
const TOPPED =
  /^(?:birthday-cake|shortcake|cupcake|pie|pancakes|waffle|doughnut|.*ice-cream|custard|pizza)$/;
const TOPPING =
  /^(?:candle|strawberry|cherry|blueberry|banana|lemon|tomato|mushroom|olive|cheese|chocolate|pineapple|bacon|flower|rose)$/;
const CONTAINER =
  /^(?:amphora|basket|steaming-bowl|bowl-with-spoon|jar|bucket|potted-plant|vase|flower-pot|open-box|plate)$/;

/** Follows which thing the next noun belongs to: "a snowman with", but not "a snowman with a broom in". */
export function followOwner(reading: Reading, at: number, isGrammar: boolean): void {
  const word = reading.words[at] ?? "";
  const isContainerOf = word === "of" && CONTAINER.test(reading.scene.figures.at(-1)?.icon ?? "");
  if (HAS.test(word) || isContainerOf || (word === "in" && isClothed(reading, at))) {
    const owner = isContainerOf ? reading.scene.figures.at(-1) : lastOwner(reading, word);
    reading.owner = reading.subject?.phrase.entry ? owner : partOwner(reading, at);
    reading.having = word;
  } else if (isGrammar && !PASSED_OVER.test(word)) reading.owner = undefined;
}

/** Whether somebody is in what comes next: "a cat in a hat". */
function isClothed(reading: Reading, at: number): boolean {
  const owner = lastOwner(reading);
  const worn = subjectAhead(reading, at + 1)?.entry;
  return owner !== undefined && worn !== undefined && wornBy(owner.icon, worn) !== undefined;
}

/**
 * Reads what a thing has: a part that its drawing shows anyway, or something that is drawn beside it.
 *
 * @returns the index of the word after it; undefined when it belongs to nothing
 */
export function readBelonging(reading: Reading, phrase: Phrase, end: number): number | undefined {
  const { words, scene, modifiers } = reading;
  const isIts = words[end - phrase.length - 1] === "its" && ownThing(reading, phrase);
  if (!reading.owner) wearListed(reading, phrase, end);
  if (!reading.owner || !phrase.entry) return undefined;
  const wearer = wearerOf(scene, reading.owner, phrase.entry);
  const worn = HOLDS.test(reading.having) ? undefined : wornBy(wearer.icon, phrase.entry);
  const owner = worn ? wearer : reading.owner;
  const described = singularize(words[end] ?? "").word;
  if (!phrase.plural && isPart(described) && !continues(words, end + 1)) {
    // "A carrot nose".
    namePart(reading, described, [phrase.text, words[end] ?? ""], phrase.text);
    return end + 1;
  }
  // A top hat is a hat.
  const [, kind, name = phrase.name] = /^(.+)-(hat)$/.exec(phrase.name) ?? [];
  if (showsPart(owner, name) || (isBuiltIn(name) && canHavePart(owner, name))) {
    namePart(reading, name, [phrase.text], kind);
    return end;
  }
  const isOnPlate = owner.icon === "plate" && isFilled(scene, owner);
  if (isOnPlate && determinerBefore(words, end - phrase.length) !== "none") {
    reading.owner = undefined;
    return undefined;
  }
  const isHeld = !worn && canHold(reading, owner, phrase);
  if (!isHeld && owner.verb === reading.having && HOLDS.test(reading.having)) {
    // More than fits into two hands.
    scene.missing.push(reading.having);
    owner.verb = undefined;
  }
  const isInside = isContentOf(reading, owner, phrase, end);
  if (!worn && !isHeld && !isIts && !isDrawnBeside(owner, phrase) && !isInside) {
    reading.owner = undefined;
    return undefined;
  }
  reading.wearing = undefined;
  reading.relation = undefined;
  addFigure(scene, {
    entry: worn ?? (isHeld ? heldBy(owner, phrase.entry) : phrase.entry),
    phrase,
    modifiers,
    relation: undefined,
    relationText: "",
    verb: undefined,
    attached: {
      to: scene.figures.indexOf(owner),
      how: worn
        ? "worn"
        : isHeld
          ? "held"
          : isInside
            ? "in"
            : owner.icon === "plate"
              ? "on"
              : "beside",
    },
  });
  reading.modifiers = noModifiers();
  return end;
}

/** What is listed after somebody without an article is on them: "my grandmother, round glasses, red scarf". */
function wearListed(reading: Reading, { entry, length }: Phrase, end: number): void {
  const { words, relation, subject } = reading;
  const owner = lastOwner(reading);
  if (!entry || relation || !subject?.phrase.entry || !owner || !WEARERS.test(owner.kind)) return;
  const first = end - length - 1 - MAX_DESCRIBING;
  let before = end - length - 1;
  while (before > first && continues(words, before)) before -= 1;
  const isBare = determinerBefore(words, end - length) === "none";
  const isPlaced = findRelation(words, end) !== undefined || setsApart(words[end] ?? "");
  if (words[before] !== "," || !isBare || isPlaced || !wornBy(owner.icon, entry)) return;
  reading.owner = owner;
  reading.having = "with";
}

/** Whether something is in a basket: the oranges in "of apples and oranges", but no "and a cat". */
function isContentOf(
  { words, scene }: Reading,
  owner: Figure,
  { entry, length }: Phrase,
  end: number,
): boolean {
  if (!entry || owner.kind === "boat" || !rimOf(owner.icon) || !HOLDABLE.test(entry.kind))
    return false;
  return !isFilled(scene, owner) || determinerBefore(words, end - length) === "none";
}

function isFilled({ figures }: Scene, owner: Figure): boolean {
  return figures.some(({ attached }) => attached && figures[attached.to] === owner);
}

/** What somebody who rides an animal wears isn't the animal's, and no skateboard wears sunglasses. */
function wearerOf({ figures }: Scene, owner: Figure, entry: IconEntry): Figure {
  const { relation } = owner;
  const canWear = (one: Figure | undefined): one is Figure =>
    one !== undefined && WEARERS.test(one.kind) && wornBy(one.icon, entry) !== undefined;
  const rider = relation?.kind === "on" ? figures[relation.to] : undefined;
  if (rider?.kind === "person" && owner.kind === "animal" && canWear(rider)) return rider;
  return WEARERS.test(owner.kind) ? owner : (figures.findLast(canWear) ?? owner);
}

/** A balloon that somebody holds is on a string. */
function heldBy(owner: Figure, entry: IconEntry): IconEntry {
  const isOnString = entry.icon === "balloon" && canTie(owner);
  return isOnString ? { ...entry, icon: "held-balloon" } : entry;
}

/** Whether somebody has a hand or a neck that a string is tied to. */
export function canTie({ icon, kind }: Figure): boolean {
  if (
    /^(?:person|animal)$/.test(kind) &&
    icon !== "robot" &&
    bodyFor(icon, 0, { color: undefined, dressed: false })
  )
    return true;
  return kind === "animal" && headAnchors(icon)?.eyes !== undefined;
}

/** Whether somebody has a thing in hand: "holding a balloon", "people with umbrellas". */
function canHold(
  { having, modifiers }: Reading,
  owner: Figure,
  { entry, plural }: Phrase,
): boolean {
  if (!entry || !/^(?:person|animal)$/.test(owner.kind) || entry.height > MAX_HELD_HEIGHT)
    return false;
  const asked = modifiers.count?.number ?? 1;
  const count = plural && asked === 1 ? Math.max(3, owner.count) : asked;
  const most = entry.icon === "balloon" && canTie(owner) ? MAX_BALLOONS : MAX_HELD;
  if (count > most * owner.count) return false;
  if (HOLDS.test(having)) return HOLDABLE.test(entry.kind);
  if (/^read/.test(having)) return READ.test(entry.icon);
  if (entry.icon === "balloon" && canTie(owner)) return true;
  return owner.kind === "person" && HELD.test(entry.icon);
}

/** Who has something else: the penguin, in "a penguin wearing sunglasses and holding". */
export function lastOwner({ scene: { figures } }: Reading, word = ""): Figure | undefined {
  const last = figures.at(-1);
  const owner =
    last?.attached && IN_HAND.test(last.attached.how) ? figures[last.attached.to] : last;
  // No guitar wears a hat.
  const wears = WEARS.test(word) && owner && !WEARERS.test(owner.kind);
  return wears ? (figures.findLast(({ kind }) => WEARERS.test(kind)) ?? owner) : owner;
}

/** Whether a word such as "holding" leads to what is drawn in a hand. */
export function readHolding(reading: Reading, at: number): boolean {
  const { words, subject } = reading;
  if (!HOLDS.test(words[at] ?? "") || !subject?.phrase.entry) return false;
  const owner = lastOwner(reading);
  const object = subjectAhead(reading, at + 1);
  if (!owner || !object) return false;
  const { entry, plural } = object;
  const phrase = { name: "", text: "", length: 1, plural, entry };
  if (!canHold({ ...reading, having: words[at] ?? "" }, owner, phrase)) return false;
  owner.verb ??= words[at];
  return true;
}

function isDrawnBeside(owner: Figure, { name, entry }: Phrase): boolean {
  if (WEARERS.test(owner.kind))
    return WORN.test(name) || CLOTHES.has(name) || wearableOf(entry?.icon ?? "") !== undefined;
  if (owner.kind === "tree") return entry?.kind === "food";
  if (rimOf(owner.icon)) return false;
  if (CONTAINER.test(owner.icon) || owner.icon === "teddy-bear") return true;
  return (TOPPED.test(owner.icon) && TOPPING.test(name)) || canHavePart(owner, name);
}
