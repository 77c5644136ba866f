import { addFigure, dressWearer, makeFlyer } from "@/lib/illustrator/add-figure";
import { COLORS } from "@/lib/illustrator/color";
import { findSetting, longestPhrase, type Phrase } from "@/lib/illustrator/find-phrase";
import { FUNCTION_WORDS, TRUE_OF_ALL } from "@/lib/illustrator/function-words";
import { PEOPLE_GROUPS } from "@/lib/illustrator/icon-vocabulary";
import {
  addModifier,
  isModified,
  isModifier,
  type Modifiers,
  modifierWords,
  noModifiers,
} from "@/lib/illustrator/modifiers";
import { asAction, isContainer, isShownContainer } from "@/lib/illustrator/phrase-kinds";
import { tokenizeDescription } from "@/lib/illustrator/prompt-words";
import { findRelation, type Relation, relationText } from "@/lib/illustrator/relations";
import type { Scene } from "@/lib/illustrator/scene";
import { settingLike } from "@/lib/illustrator/setting-words";
import { settleSetting } from "@/lib/illustrator/settle-setting";

const SKY_WORDS = /^(?:sky|skies|background|backdrop)$/;
const FLIES = /^(?:flying|flies|fly|soaring|soars|floating|floats|hovering|hovers)$/;
const PUNCTUATION = /^[,.;:!?()]$/;
const NEGATION = /^(?:no|not|without)$/;
/** What a color after a subject follows: "the car is red", "a vase, blue". */
const COPULA = /^(?:is|are|was|were|painted|colored|,|all|mostly)$/;

/**
 * Parses a description into a scene: its subjects with their number and color, and where and when it takes place.
 * Every word that asks for something either has its effect on the scene or is in `missing`.
 *
 * Only words in our own tables have an effect; the description's text goes no further than the lists of what was and
 * wasn't drawn.
 *
 * @param icons names of icons that are drawn for what they are called
 */
export function parseDescription(description: string, icons: ReadonlySet<string>): Scene {
  const words = tokenizeDescription(description);
  const scene: Scene = {
    figures: [],
    place: "meadow",
    time: "day",
    weather: new Set(),
    season: "summer",
    skyColor: undefined,
    skyAsked: false,
    missing: [],
    setting: [],
  };
  let modifiers = noModifiers();
  let relation: Relation | undefined;
  let wearing: string | undefined;
  let negated = false;
  let afterCopula = false;
  /** Indexes of verbs that are drawn. */
  const verbs = new Set<number>();

  /** Lets go of modifiers that no subject took: a color goes to the one before, the rest is named. */
  function drop(noun = ""): void {
    const last = scene.figures.at(-1);
    if (!noun && last && modifiers.color && afterCopula && !last.color && !modifiers.count) {
      last.color = modifiers.color.hsl;
      last.modifiers.push(...modifiers.color.words);
      modifiers = { ...modifiers, color: undefined };
    }
    const left = [...modifierWords(modifiers), noun].filter(Boolean).join(" ");
    if (left && !negated) scene.missing.push(left);
    modifiers = noModifiers();
    afterCopula = false;
  }

  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const next = words[at + 1] ?? "";
    if (PUNCTUATION.test(word)) {
      if (!continues(words, at + 1)) {
        drop();
        relation = undefined;
      }
      if (word !== ",") wearing = nameUnused(scene, wearing);
      negated = false;
      afterCopula = word === "," && !isModified(modifiers);
      at += 1;
      continue;
    }
    const phrase = isColorHere(words, at, icons) ? undefined : longestPhrase(words, at, icons);
    if (phrase) {
      at += phrase.length;
      afterCopula = false;
      if (negated) {
        negated = false;
        modifiers = noModifiers();
        continue;
      }
      if (describesNext(phrase, words, at, icons)) {
        scene.missing.push(phrase.text);
        continue;
      }
      if (dressWearer(scene, phrase, modifiers)) {
        modifiers = noModifiers();
        wearing = undefined;
        relation = undefined;
        continue;
      }
      wearing = nameUnused(scene, wearing);
      addSetting(scene, phrase, modifiers);
      if (phrase.entry && isContainer(phrase.name, words, at)) {
        if (isShownContainer(phrase.name)) scene.setting.push({ ...NO_SETTING, text: phrase.text });
        else scene.missing.push(phrase.text);
        continue;
      }
      if (phrase.entry) {
        for (const icon of PEOPLE_GROUPS.get(phrase.name) ?? [phrase.entry.icon]) {
          const { entry, verb } = asAction({ ...phrase.entry, icon }, words, at);
          const text = relationText(relation, words, at);
          const shown = verb === undefined ? undefined : words[verb];
          addFigure(scene, { entry, phrase, modifiers, relation, relationText: text, verb: shown });
          if (verb !== undefined) verbs.add(verb);
        }
      }
      relation = undefined;
      modifiers = noModifiers();
      continue;
    }
    at += 1;
    if (NEGATION.test(word)) negated = true;
    if (COPULA.test(word)) afterCopula = true;
    const found = findRelation(words, at - 1);
    if (found) {
      if (isModified(modifiers) && !/^(?:in|on)$/.test(word)) drop();
      relation = found;
      const rider = scene.figures.at(-1);
      if (rider && /^(?:riding|rides?)$/.test(word)) rider.verb ??= word;
    }
    if (word === "wearing" || word === "wears" || word === "dressed") {
      wearing = word;
      continue;
    }
    if (FLIES.test(word) && makeFlyer(scene.figures.at(-1))) continue;
    if (word.startsWith("sk") && SKY_WORDS.test(word)) scene.skyAsked = true;
    if (SKY_WORDS.test(word) && modifiers.color) {
      scene.skyColor = modifiers.color.hsl;
      scene.setting.push({ ...NO_SETTING, text: [...modifiers.color.words, word].join(" ") });
      modifiers = { ...modifiers, color: undefined };
      continue;
    }
    const added = addModifier(modifiers, word, next);
    if (added === "taken") scene.missing.push(word);
    else if (added) modifiers = added;
    else if (verbs.has(at - 1) || word === "riding" || word === "rides" || TRUE_OF_ALL.has(word))
      drop();
    else if (!FUNCTION_WORDS.has(word)) {
      if (negated) {
        // "No clouds": nothing of it is there.
        negated = continues(words, at);
        modifiers = noModifiers();
      } else if (continues(words, at)) scene.missing.push(word);
      else {
        drop(word);
        relation = undefined;
      }
    }
  }
  drop();
  nameUnused(scene, wearing);
  settleSetting(scene);
  return scene;
}

const NO_SETTING = { place: undefined, time: undefined, season: undefined, weather: undefined };

/** Whether the word here goes on describing the same thing, so that a word before it is an adjective. */
function continues(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  if (!word || PUNCTUATION.test(word) || FUNCTION_WORDS.has(word)) return false;
  return isModifier(word, next) || /^[\p{L}\p{N}]/u.test(word);
}

/** In "an orange cat", "orange" is a color; in "an orange on a plate" it's a fruit. */
function isColorHere(words: readonly string[], at: number, icons: ReadonlySet<string>): boolean {
  const word = words[at] ?? "";
  if (!Object.hasOwn(COLORS, word)) return false;
  const whole = longestPhrase(words, at, icons);
  if (!whole || whole.length > 1) return false;
  const next = words[at + 1] ?? "";
  return continues(words, at + 1) || COPULA.test(words[at - 1] ?? "") || next === "and";
}

/** The first noun of "a chicken sandwich" or "a stone bridge" isn't there itself. */
function describesNext(
  { entry, plural }: Phrase,
  words: readonly string[],
  at: number,
  icons: ReadonlySet<string>,
): boolean {
  if (!entry || plural || !continues(words, at) || isModifier(words[at] ?? "", "")) return false;
  const follower = longestPhrase(words, at, icons);
  return Boolean(follower?.entry) && entry.kind !== "person";
}

function addSetting(scene: Scene, phrase: Phrase, modifiers: Modifiers): void {
  const setting = findSetting(phrase.name);
  if (!setting.any) return;
  const { place, time, season, weather } = setting;
  scene.setting.push({ text: phrase.text, place, time, season, weather });
  if (phrase.entry) return;
  const like = settingLike(phrase.name);
  if (like) scene.missing.push(`${phrase.text} (drawn as ${like})`);
  const colors = isNaturalColor(place, modifiers) ? { ...modifiers, color: undefined } : modifiers;
  const left = modifierWords(colors);
  if (left.length > 0) scene.missing.push([...left, phrase.text].join(" "));
  if (modifiers.color && !colors.color) {
    scene.setting.push({ ...NO_SETTING, text: [...modifiers.color.words, phrase.text].join(" ") });
  }
}

/** Colors that places have anyway. */
function isNaturalColor(place: Scene["place"] | undefined, { color }: Modifiers): boolean {
  const name = color?.words.at(-1);
  if (!name || !place) return false;
  if (place === "sea" || place === "lake") return name === "blue";
  if (place === "meadow" || place === "forest") return name === "green";
  if (place === "beach" || place === "desert") return /^(?:golden|yellow|beige)$/.test(name);
  return place === "snow" && name === "white";
}

function nameUnused(scene: Scene, word: string | undefined): undefined {
  if (word) scene.missing.push(word);
  return undefined;
}
