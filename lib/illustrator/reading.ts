import { longestPhrase } from "@/lib/illustrator/find-phrase";
import { type Modifiers, modifierWords, noModifiers } from "@/lib/illustrator/modifiers";
import { continues } from "@/lib/illustrator/noun-phrases";
import { parseNumber } from "@/lib/illustrator/prompt-words";
import type { Relation } from "@/lib/illustrator/relations";
import type { Figure, IconEntry, Scene } from "@/lib/illustrator/scene";
import type { NounPhrase } from "@/lib/illustrator/verbs";

/** What falls from the sky. */
export const WEATHER = /^(?:rain|snow|snowfall|snowflake|raindrop)$/;

/** A description on the way to a scene: what the words so far say about those to come. */
export type Reading = {
  readonly words: readonly string[];
  /** Names of icons that are drawn for what they are called. */
  readonly icons: ReadonlySet<string>;
  readonly scene: Scene;
  modifiers: Modifiers;
  relation: Relation | undefined;
  /** The word before clothes. */
  wearing: string | undefined;
  /** The word that a color after a subject follows. */
  copula: string | undefined;
  /** What the next noun belongs to: the snowman, after "a snowman with". */
  owner: Figure | undefined;
  /** The noun before. */
  subject: NounPhrase | undefined;
  /** Index of the first figure of the nouns that "and" joins to the one before. */
  groupStart: number;
  /** Index of the first figure that a relation is said of: the girl, in "a girl reading a book under a tree". */
  relatedFrom: number;
  /** The word between a thing and what it has: "with". */
  having: string;
  /** Whether the sky is what was last spoken of. */
  ofSky: boolean;
  /** Whether the next subject flies: "flying cars". */
  flying: boolean;
  /** Words such as "sitting", and of whom they are said. */
  readonly postures: { word: string; figure: Figure; at: number }[];
  /** Who flies the kite that comes next. */
  kiteFlyer: Figure | undefined;
  /** Indexes of the figures that are said to be empty. */
  readonly empties: number[];
  /** Indexes of the figures that something is said to be on: "with a cat on it". */
  readonly taken: Set<number>;
  /** Indexes of verbs that are drawn. */
  readonly verbs: Set<number>;
};

/** Between a word such as "flying" and the subject it belongs to, there are hardly more words than this. */
const MAX_WORDS_AHEAD = 6;

/** Begins to read a description's words. */
export function beginReading(words: readonly string[], icons: ReadonlySet<string>): Reading {
  const scene: Scene = {
    figures: [],
    place: "meadow",
    time: "day",
    weather: new Set(),
    season: "summer",
    skyColor: undefined,
    skyAsked: false,
    without: new Set(),
    unwanted: [],
    frozen: false,
    crescent: false,
    sides: [],
    missing: [],
    variation: 0,
    setting: [],
  };
  return {
    words,
    icons,
    scene,
    modifiers: noModifiers(),
    relation: undefined,
    wearing: undefined,
    copula: undefined,
    owner: undefined,
    subject: undefined,
    groupStart: 0,
    relatedFrom: 0,
    having: "",
    ofSky: false,
    flying: false,
    postures: [],
    kiteFlyer: undefined,
    empties: [],
    taken: new Set(),
    verbs: new Set(),
  };
}

/** Lets go of modifiers that no subject took: a color goes to the one before, the rest is named. */
export function dropModifiers(reading: Reading, noun = ""): void {
  if (!noun && reading.copula) colorSubject(reading, false);
  const left = [...modifierWords(reading.modifiers), noun].filter(Boolean).join(" ");
  if (left) reading.scene.missing.push(left);
  reading.modifiers = noModifiers();
  reading.copula = undefined;
}

/** Gives a color after "is" to what it is said of, unless it goes on to a noun of its own. */
export function settleColor(reading: Reading, at: number): void {
  if (!reading.copula || continues(reading.words, at)) return;
  colorSubject(reading, true);
}

function colorSubject(reading: Reading, mustName: boolean): void {
  const { scene, modifiers, ofSky } = reading;
  const { color, count } = modifiers;
  if (!color || count) return;
  const uncolored = colored(reading).filter((figure) => !figure.color);
  if (ofSky) {
    scene.skyColor = color.hsl;
  } else if (uncolored.length > 0) {
    for (const figure of uncolored) {
      figure.color = color.hsl;
      figure.modifiers.push(...color.words);
    }
  } else if (mustName) scene.missing.push(color.words.join(" "));
  else return;
  reading.modifiers = { ...modifiers, color: undefined };
}

/** What a color after this copula is said of: one figure, or all that "and" joins. */
function colored({ scene, copula, groupStart }: Reading): Figure[] {
  const { figures } = scene;
  if (copula === "both") return figures.slice(-2);
  if (copula === "all" || copula === "are" || copula === "were") return figures.slice(groupStart);
  return figures.slice(-1);
}

/** The subject that begins at `at`, after articles, numbers, and adjectives; undefined when there is none. */
export function subjectAhead(
  { words, icons }: Reading,
  at: number,
): { entry: IconEntry; plural: boolean } | undefined {
  const end = Math.min(words.length, at + MAX_WORDS_AHEAD);
  for (let index = at; index < end; index += 1) {
    const phrase = longestPhrase(words, index, icons);
    if (phrase?.entry) return { entry: phrase.entry, plural: phrase.plural };
    const word = words[index] ?? "";
    const isIntroduction =
      /^(?:the|of|my|your|his|her|its|our|their|these|those)$/.test(word) ||
      parseNumber(word) !== undefined;
    if (phrase || !(isIntroduction || continues(words, index))) return undefined;
  }
  return undefined;
}
