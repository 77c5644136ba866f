import { addFigure } from "@/lib/illustrator/add-figure";
import { NO_SETTING } from "@/lib/illustrator/add-setting";
import type { Phrase } from "@/lib/illustrator/find-phrase";
import { CLOTHES } from "@/lib/illustrator/icon-vocabulary";
import { modifierWords, noModifiers } from "@/lib/illustrator/modifiers";
import { continues } from "@/lib/illustrator/noun-phrases";
import { canHavePart, featureOf, isPart, showsPart } from "@/lib/illustrator/parts";
import { singularize } from "@/lib/illustrator/plurals";
import { type Reading, subjectAhead } from "@/lib/illustrator/reading";
import type { Figure } from "@/lib/illustrator/scene";

/** What leads from a thing to what it has. */
const HAS =
  /^(?:with|has|have|having|had|wearing|wears|wear|holding|holds|hold|carrying|carries|carry|reading|reads)$/;
const HOLDS = /^(?:hold|holds|holding|carry|carries|carrying)$/;
/** What somebody who has it holds. */
const HELD =
  /^(?:umbrella|closed-umbrella|balloon|triangular-flag|dagger|shield|bow-and-arrow|axe|pick|hammer|broom|red-paper-lantern|flashlight|candle|magic-wand|bouquet|fishing-pole|trident-emblem|lollipop|soft-ice-cream|ice-cream|megaphone)$/;
const READ = /book|newspaper|envelope|map|scroll|letter/;
const HOLDABLE = /^(?:object|food|plant|flyer|animal)$/;
/** Higher things are too big for a hand. */
const MAX_HELD_HEIGHT = 0.3;
const MAX_HELD = 4;
/** Between a thing and what it has, and between two of these. */
const PASSED_OVER = /^(?:an?|the|and|his|her|its|their|some|very|really|also|of|pair|both|all)$/;
const WORN =
  /^(?:hat|top-hat|womans-hat|billed-cap|graduation-cap|crown|glasses|sunglasses|goggles|diving-mask|scarf|bow|ribbon|necktie|glove|sock|shoe|boot|running-shoe|hiking-boot|ring|medal|watch|headphone|helmet|military-helmet|wing|backpack)s?$/;
const WEARERS = /^(?:person|animal|flyer|swimmer)$/;
const TOPPED =
  /^(?:birthday-cake|shortcake|cupcake|pie|pancakes|waffle|doughnut|.*ice-cream|custard|pizza)$/;
const TOPPING =
  /^(?:candle|strawberry|cherry|blueberry|banana|lemon|tomato|mushroom|olive|cheese|chocolate|pineapple|bacon|flower|rose)$/;
const CONTAINER = /^(?:amphora|basket|steaming-bowl|bowl-with-spoon|jar|bucket|potted-plant)$/;

/** Follows which thing the next noun belongs to: "a snowman with", but not "a snowman with a broom in". */
export function followOwner(reading: Reading, word: string, isGrammar: boolean): void {
  const isContainerOf = word === "of" && CONTAINER.test(reading.scene.figures.at(-1)?.icon ?? "");
  if (HAS.test(word) || isContainerOf) {
    reading.owner = reading.subject?.phrase.entry ? lastOwner(reading) : undefined;
    reading.having = word;
  } else if (isGrammar && !PASSED_OVER.test(word)) reading.owner = undefined;
}

/**
 * Reads what a thing has: a part that its drawing shows anyway, or something that is drawn beside it.
 *
 * @returns the index of the word after it; undefined when it belongs to nothing
 */
export function readBelonging(reading: Reading, phrase: Phrase, end: number): number | undefined {
  const { words, owner, scene, modifiers } = reading;
  if (!owner || !phrase.entry) return undefined;
  const described = singularize(words[end] ?? "").word;
  if (!phrase.plural && isPart(described) && !continues(words, end + 1)) {
    // "A carrot nose".
    namePart(reading, described, [phrase.text, words[end] ?? ""], phrase.text);
    return end + 1;
  }
  // A top hat is a hat.
  const [, kind, name = phrase.name] = /^(.+)-(hat)$/.exec(phrase.name) ?? [];
  if (showsPart(owner, name)) {
    namePart(reading, name, [phrase.text], kind);
    return end;
  }
  const isHeld = canHold(reading, owner, phrase);
  if (!isHeld && owner.verb === reading.having && HOLDS.test(reading.having)) {
    // More than fits into two hands.
    scene.missing.push(reading.having);
    owner.verb = undefined;
  }
  if (!isHeld && !isDrawnBeside(owner, phrase)) {
    reading.owner = undefined;
    return undefined;
  }
  reading.wearing = undefined;
  reading.relation = undefined;
  addFigure(scene, {
    entry: phrase.entry,
    phrase,
    modifiers,
    relation: undefined,
    relationText: "",
    verb: undefined,
    attached: { to: scene.figures.indexOf(owner), how: isHeld ? "held" : "beside" },
  });
  reading.modifiers = noModifiers();
  return end;
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
  if (count > MAX_HELD * owner.count) return false;
  if (HOLDS.test(having)) return HOLDABLE.test(entry.kind);
  if (/^read/.test(having)) return READ.test(entry.icon);
  return owner.kind === "person" && HELD.test(entry.icon);
}

/** Who has something else: the penguin, in "a penguin wearing sunglasses and holding". */
function lastOwner({ scene: { figures } }: Reading): Figure | undefined {
  const last = figures.at(-1);
  return last?.attached ? figures[last.attached.to] : last;
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

/** Reads a part that has no drawing of its own, such as hair; false when it isn't drawn. */
export function readPart(reading: Reading, at: number): boolean {
  const { words, owner } = reading;
  const name = singularize(words[at] ?? "").word;
  const next = words[at + 1] ?? "";
  if (!owner || !showsPart(owner, name)) return false;
  if (continues(words, at + 1) && !next.endsWith("ing")) return false;
  namePart(reading, name, [words[at] ?? ""]);
  return true;
}

/** Lists a part as drawn, or as not drawn where it would have to look otherwise. */
function namePart(reading: Reading, name: string, noun: string[], material?: string): void {
  const { owner, scene, modifiers } = reading;
  const left = modifierWords(modifiers);
  const asked = [...left, ...(material ? [material] : [])];
  const text = [...left, ...noun].join(" ");
  const feature = asked.length === 1 ? asked[0] : undefined;
  const isDrawn =
    owner &&
    showsPart(owner, name) &&
    (asked.length === 0 || (feature !== undefined && featureOf(owner, name, feature)));
  if (isDrawn) scene.setting.push({ ...NO_SETTING, text });
  else scene.missing.push(text);
  reading.relation = undefined;
  reading.modifiers = noModifiers();
  reading.wearing = undefined;
}

function isDrawnBeside(owner: Figure, { name, entry }: Phrase): boolean {
  if (WEARERS.test(owner.kind)) return WORN.test(name) || CLOTHES.has(name);
  if (owner.kind === "tree") return entry?.kind === "food";
  if (CONTAINER.test(owner.icon) || owner.icon === "teddy-bear") return true;
  return (TOPPED.test(owner.icon) && TOPPING.test(name)) || canHavePart(owner, name);
}
