import { contentsOf, firstAboard } from "@/lib/illustrator/contents";
import { wearsColor } from "@/lib/illustrator/draw-body";
import type { Phrase } from "@/lib/illustrator/find-phrase";
import { CLOTHES } from "@/lib/illustrator/icon-vocabulary";
import { type Modifiers, modifierWords, noModifiers } from "@/lib/illustrator/modifiers";
import { canFill, isUncounted, MANY } from "@/lib/illustrator/read-many";
import { nameRelation, type Relation } from "@/lib/illustrator/relations";
import type { Attachment, Figure, IconEntry, Scene } from "@/lib/illustrator/scene";
import { isSeat, isSeenThrough, rimOf } from "@/lib/illustrator/supports";

/** More subjects than this don't fit into one image. */
const MAX_FIGURES = 8;

const MAX_OF_A_KIND = 12;

/** How many "birds" means when no number is given. */
const PLURAL = 3;

const DRESSES = /^(?:dress|gown|skirt|kimono|sari|robe|cloak)$/;

/** Clothes that the figures' own are: others are named as drawn like these. */
const PLAIN_CLOTHES = /^(?:dress|gown|skirt|shirt|t-shirt|sweater|hoodie|jacket|coat)$/;

/** How many fill a basket. */
const FULL = 5;

/** What can be behind something, what hides it, and what can be in a basket or boat. */
const HIDDEN = /^(?:person|animal|object|food|plant)$/;
const HIDES = /^(?:tree|building|object|vehicle|plant)$/;
const FILLS = /^(?:person|animal|flyer|swimmer|object|food|plant)$/;

const MOVABLE = /^(?:person|animal|flyer|swimmer|food|object|plant)$/;

type Subject = {
  entry: IconEntry;
  phrase: Phrase;
  modifiers: Modifiers;
  relation: Relation | undefined;
  /** What it does, when its icon shows it. */
  verb: string | undefined;
  /** The relation as written: "in a vase". */
  relationText: string;
  /** Index of the first figure that the relation is said of. */
  relatedFrom?: number;
  /** The word that leads to it. */
  ledBy?: string;
  /** Whether there are so many that they fill their place. */
  fillsPlace?: boolean;
  /** What it belongs to. */
  attached?: Figure["attached"];
};

/** Adds a subject to the scene, and names what is asked of it that can't be drawn. */
export function addFigure(scene: Scene, asked: Subject): void {
  const subject = emptyBottle(scene, asked);
  const { entry, phrase, modifiers } = subject;
  const { count, color, size } = modifiers;
  const number = count?.number ?? 1;
  const owner = scene.figures[subject.attached?.to ?? -1];
  const several = pluralOf(subject.attached?.how, owner);
  const fills = subject.fillsPlace === true && canFill(phrase) && isUncounted(count);
  const isSpread = fills && !subject.attached;
  const least = isSpread ? MANY : 1;
  const requested = Math.max(number, least, phrase.plural && number === 1 ? several : 1);
  const known = scene.figures.some(
    (figure) =>
      figure.word === phrase.text &&
      figure.icon === entry.icon &&
      (!color || figure.color === color.hsl) &&
      (!count || /^(?:a|an)$/.test(count.word)),
  );
  if (known) return;
  if (scene.figures.length >= MAX_FIGURES) {
    scene.missing.push([...modifierWords(modifiers), phrase.text].join(" "));
    return;
  }
  const ways = [
    ...(entry.like ? [`as ${entry.like}`] : []),
    ...(subject.attached?.how === "beside" ? ["beside it"] : []),
  ];
  if (ways.length > 0) scene.missing.push(`${phrase.text} (drawn ${ways.join(", ")})`);
  scene.figures.push({
    ...entry,
    word: phrase.text,
    count: Math.min(requested, MAX_OF_A_KIND),
    requested,
    color: color?.hsl ?? entry.color,
    dressed: false,
    scale: size?.scale ?? 1,
    sizeWord: size?.word,
    modifiers: modifierWords({ ...modifiers, size: undefined }),
    verb: subject.verb,
    relation: keptRelation(scene, subject),
    attached: subject.attached,
    ledBy: subject.ledBy,
    ...(isSpread && { isSpread }),
  });
}

/** A bottle that something is in has no champagne in it. */
function emptyBottle({ figures }: Scene, subject: Subject): Subject {
  const isInside = /^(?:in|inside|into)\b/.test(subject.relationText) && figures.length > 0;
  if (!isInside || subject.entry.icon !== "bottle-with-popping-cork") return subject;
  const { like: _, ...entry } = subject.entry;
  return { ...subject, entry: { ...entry, icon: "glass-bottle", height: 0.3 } };
}

/** How many there are when no number is given: one for each hand or head, and a basketful. */
function pluralOf(how: Attachment["how"] | undefined, owner: Figure | undefined): number {
  if (how === "worn") return owner?.count ?? 1;
  if (how === "held" && owner && owner.count > 1) return owner.count;
  return how === "in" ? FULL : PLURAL;
}

function keptRelation(
  scene: Scene,
  {
    entry,
    phrase: { plural: isPlural },
    modifiers: { count },
    relation,
    relationText,
    relatedFrom,
  }: Subject,
): Figure["relation"] {
  if (!relation) return undefined;
  const to = scene.figures.length - 1;
  const isInside = /^(?:in|inside|into)\b/.test(relationText);
  if (to >= 0 && isInside && isSeat(entry.icon))
    return { kind: "on", to, from: firstRelated(scene, relatedFrom ?? to) };
  // Who is in leaves or flowers is among them.
  if (isInside && to >= 0 && entry.kind === "plant" && entry.height < 0.25 && isPlural)
    return undefined;
  if (to >= 0 && /^between\b/.test(relationText) && isBetween(scene, count?.number))
    return undefined;
  const isAboardOpen =
    entry.kind === "boat" && relation.kind === "on" && rimOf(entry.icon) !== undefined;
  const how =
    isInside || isAboardOpen ? "in" : /^behind\b/.test(relationText) ? "behind" : undefined;
  if (to >= 0 && how && attachBefore(scene, how, entry, relatedFrom ?? to)) return undefined;
  // What flies is above and over everything else.
  const above =
    /^(?:above|over)\b/.test(relationText) &&
    (scene.figures[to]?.kind === "flyer" || (to < 0 && scene.setting.length > 0));
  const isAboard = entry.kind === "boat" && /^(?:in|inside)\b/.test(relationText);
  const kind = isAboard ? "on" : relation.kind;
  const kept = kind === "on" || kind === "under" || (kind === "behind" && entry.height > 0.3);
  if (kept && to >= 0) return { kind, to, from: firstRelated(scene, relatedFrom ?? to) };
  if (!above) scene.missing.push(nameRelation(relationText));
  return undefined;
}

/** Puts the one before between the two that come next. */
function isBetween({ figures }: Scene, count: number | undefined): boolean {
  const last = figures.at(-1);
  if (!last || count !== 2 || last.count !== 1 || last.attached || last.kind === "flyer")
    return false;
  last.attached = { to: figures.length, how: "between" };
  return true;
}

/** Puts the figures before into or behind the one that comes next; false when that can't be drawn. */
function attachBefore(
  scene: Scene,
  how: "in" | "behind",
  entry: IconEntry,
  relatedFrom: number,
): boolean {
  const { figures } = scene;
  const to = figures.length;
  const from = how === "in" ? firstAboard(entry, figures, relatedFrom) : relatedFrom;
  const group = figures.slice(firstRelated(scene, from));
  const all =
    how === "in"
      ? contentsOf(entry, group)
      : group.filter(({ attached, icon }) => !attached || icon === entry.icon);
  const isTree = entry.kind === "tree";
  const fits = ({ kind, height, relation }: Figure) =>
    !relation &&
    (how === "behind"
      ? HIDDEN.test(kind) && HIDES.test(entry.kind)
      : isTree
        ? /^(?:flyer|animal|food)$/.test(kind) && height < 0.3
        : isSeenThrough(entry.icon) || (rimOf(entry.icon) !== undefined && FILLS.test(kind)));
  if (all.length === 0 || !all.every(fits)) return false;
  for (const figure of all) {
    if (figure.attached?.how === "held") nameNotHeld(scene, figure.attached.to);
    figure.attached = { to, how };
  }
  return true;
}

/** Names that somebody holds nothing: it is in a basket beside them. */
function nameNotHeld({ figures, missing }: Scene, holder: number): void {
  const owner = figures[holder];
  if (!owner?.verb || !/^(?:hold|carr)/.test(owner.verb)) return;
  missing.push(owner.verb);
  owner.verb = undefined;
}

/** A girl and her book are under a tree; of a house and a cat, the cat is on the car. */
function firstRelated({ figures }: Scene, from: number): number {
  let first = figures.length - 1;
  while (first > from && MOVABLE.test(figures[first - 1]?.kind ?? "")) first -= 1;
  return first;
}

/** Dresses the person mentioned last; false when there is none or it isn't clothing. */
export function dressWearer(scene: Scene, phrase: Phrase, { color, size }: Modifiers): boolean {
  if (!CLOTHES.has(phrase.name)) return false;
  const wearer = scene.figures.at(-1);
  if (wearer?.kind !== "person") return false;
  if (!wearsColor(wearer.icon)) {
    scene.missing.push(
      [...modifierWords({ ...noModifiers(), color, size }), phrase.text].join(" "),
    );
    return true;
  }
  const dress = DRESSES.test(phrase.name);
  const colored = color && !wearer.color;
  if (color) {
    if (wearer.color) scene.missing.push([...color.words, phrase.text].join(" "));
    else {
      wearer.color = color.hsl;
    }
  }
  if (size) scene.missing.push(size.word);
  wearer.dressed ||= dress;
  if (!PLAIN_CLOTHES.test(phrase.name)) {
    scene.missing.push(`${phrase.text} (drawn as a ${dress ? "dress" : "shirt"})`);
  }
  scene.setting.push({
    text: [...(colored ? color.words : []), phrase.text].join(" "),
    place: undefined,
    time: undefined,
    season: undefined,
    weather: undefined,
  });
  return true;
}

/** Anything that flies is drawn in the air; false when there is nothing that can. */
export function makeFlyer(figure: Figure | undefined): boolean {
  if (!figure || !/^(?:animal|person|object|vehicle|boat|flyer|food)$/.test(figure.kind)) {
    return false;
  }
  figure.kind = "flyer";
  return true;
}
