import { COLORS, type Hsl } from "@/lib/illustrator/color";
import { findSetting, longestPhrase, type Phrase } from "@/lib/illustrator/find-phrase";
import { ACTIONS, CLOTHES, CONTAINERS, PEOPLE_GROUPS } from "@/lib/illustrator/icon-vocabulary";
import { parseNumber, singularize, tokenizeDescription } from "@/lib/illustrator/prompt-words";
import type {
  Figure,
  IconEntry,
  Scene,
  SceneLocation,
  TimeOfDay,
  Weather,
} from "@/lib/illustrator/scene";
import { STOP_WORDS } from "@/lib/illustrator/setting-words";

/** More subjects than this don't fit into one image. */
const MAX_FIGURES = 8;

const MAX_OF_A_KIND = 12;

/** How many "birds" means when no number is given. */
const PLURAL = 3;

const BIG = /^(?:big|large|huge|giant|enormous|tall|massive|great|towering)$/;

const SMALL = /^(?:small|little|tiny|mini|miniature|short)$/;

const SKY_WORDS = /^(?:sky|background|backdrop)$/;

const FLIES = /^(?:flying|flies|fly|soaring|floating|hovering|above)$/;

const PEOPLE = /^(?:man|woman|boy|girl|child|person)$/;

/** Modifiers that apply to the next subject. */
type Modifiers = { count: number | undefined; color: Hsl | undefined; scale: number };

/**
 * Parses a description into a scene: its subjects with their number and color, and where and when
 * it takes place.
 *
 * Only words in our own tables have an effect; the description's text goes no further than the
 * lists of what was and wasn't drawn.
 *
 * @param icons names in the icon set
 */
export function parseDescription(description: string, icons: ReadonlySet<string>): Scene {
  const words = tokenizeDescription(description);
  const found = {
    places: [] as SceneLocation[],
    times: [] as TimeOfDay[],
    seasons: [] as Scene["season"][],
  };
  const scene: Scene = {
    figures: [],
    place: "meadow",
    time: "day",
    weather: new Set(),
    season: "summer",
    skyColor: undefined,
    missing: [],
    setting: [],
  };
  const weather = new Set<Weather>();
  let modifiers = noModifiers();
  let relation: "on" | "under" | "behind" | undefined;
  let negated = false;

  for (let at = 0; at < words.length; ) {
    const phrase = longestPhrase(words, at, icons);
    const word = words[at] ?? "";
    if (!phrase) {
      if (/^[,.;:!?]$/.test(word)) {
        modifiers = noModifiers();
        negated = false;
        relation = undefined;
      }
      if (/^(?:no|not|without)$/.test(word)) negated = true;
      relation = parseRelation(words, at) ?? relation;
      if (FLIES.test(word)) makeFlyer(scene.figures.at(-1));
      modifiers = applyModifier(modifiers, word);
      if (SKY_WORDS.test(word) && modifiers.color) {
        scene.skyColor = modifiers.color;
        modifiers = noModifiers();
      }
      if (isUnknownNoun(word)) scene.missing.push(word);
      at += 1;
      continue;
    }
    at += phrase.length;
    if (negated) {
      negated = false;
      modifiers = noModifiers();
      continue;
    }
    const setting = findSetting(phrase.name);
    if (setting.place) found.places.push(setting.place);
    if (setting.time) found.times.push(setting.time);
    if (setting.season) found.seasons.push(setting.season);
    if (setting.weather) weather.add(setting.weather);
    if (setting.any) scene.setting.push(phrase.text);
    if (
      phrase.entry &&
      !isContainer(phrase.name, words, at) &&
      !dressWearer(scene, phrase, modifiers)
    ) {
      for (const icon of PEOPLE_GROUPS[phrase.name] ?? [phrase.entry.icon]) {
        const entry = asAction({ ...phrase.entry, icon }, words, at);
        addFigure(scene, entry, phrase, modifiers, relation);
      }
      relation = undefined;
    }
    modifiers = noModifiers();
  }
  scene.weather = weather;
  scene.season = found.seasons[0] ?? (weather.has("snow") ? "winter" : "summer");
  scene.time = found.times.includes("night") ? "night" : (found.times[0] ?? "day");
  scene.place = placeOf(scene, found.places);
  for (const figure of scene.figures) turnWithSeason(figure, scene.season);
  return scene;
}

/** Trees turn orange in autumn and are bare in winter. */
function turnWithSeason(figure: Figure, season: Scene["season"]): void {
  if (figure.icon !== "deciduous-tree" || figure.color) return;
  if (season === "winter") figure.icon = "leafless-tree";
  if (season === "autumn") figure.color = COLORS.orange;
}

function noModifiers(): Modifiers {
  return { count: undefined, color: undefined, scale: 1 };
}

function applyModifier(before: Modifiers, word: string): Modifiers {
  const count = parseNumber(word);
  if (count !== undefined) return { ...before, count: Math.max(count, before.count ?? 1) };
  const color = Object.hasOwn(COLORS, word) ? COLORS[word] : undefined;
  if (color) return { ...before, color };
  if (BIG.test(word)) return { ...before, scale: 1.35 };
  if (SMALL.test(word)) return { ...before, scale: 0.7 };
  return before;
}

function parseRelation(
  words: readonly string[],
  at: number,
): "on" | "under" | "behind" | undefined {
  const word = words[at] ?? "";
  if (/^(?:on|riding|rides|ride|atop)$/.test(word)) return "on";
  if (/^(?:under|beneath|below|underneath)$/.test(word)) return "under";
  if (word === "front" || word === "before") return "behind";
  return undefined;
}

/** Whether a word probably names a subject that we don't know. */
function isUnknownNoun(word: string): boolean {
  if (word.length < 3 || !/^[a-z]/.test(word)) return false;
  const { word: singular } = singularize(word);
  if (STOP_WORDS.has(word) || STOP_WORDS.has(singular)) return false;
  if (Object.hasOwn(COLORS, word) || parseNumber(word) !== undefined || ACTIONS[word]) return false;
  return !/(?:ing|ly|ed|ful|ous|ish|ive|est)$/.test(word);
}

/** Anything that flies is drawn in the air. */
function makeFlyer(figure: Figure | undefined): void {
  if (figure && /^(?:animal|person|object|vehicle|boat)$/.test(figure.kind)) figure.kind = "flyer";
}

/** The cup in "a cup of coffee". */
function isContainer(name: string, words: readonly string[], at: number): boolean {
  return CONTAINERS.has(name) && words[at] === "of";
}

/** Dresses the person mentioned last; false when there is none or it isn't clothing. */
function dressWearer(scene: Scene, phrase: Phrase, modifiers: Modifiers): boolean {
  if (!CLOTHES.has(phrase.name)) return false;
  const wearer = scene.figures.at(-1);
  if (wearer?.kind !== "person") return false;
  wearer.color = modifiers.color ?? wearer.color;
  wearer.dressed = /^(?:dress|gown|skirt|kimono|sari|robe)$/.test(phrase.name);
  scene.setting.push(phrase.text);
  return true;
}

/** "A woman running" has its own icon. */
function asAction(entry: IconEntry, words: readonly string[], at: number): IconEntry {
  if (!PEOPLE.test(entry.icon)) return entry;
  const action = words
    .slice(at, at + 2)
    .map((word) => ACTIONS[word])
    .find(Boolean);
  if (!action) return entry;
  const who = /^(?:woman|girl)$/.test(entry.icon)
    ? "woman"
    : /^(?:man|boy)$/.test(entry.icon)
      ? "man"
      : "person";
  if (action === "dancing")
    return { ...entry, icon: who === "man" ? "man-dancing" : "woman-dancing" };
  return { ...entry, icon: `${who}-${action}` };
}

function addFigure(
  scene: Scene,
  entry: IconEntry,
  phrase: Phrase,
  modifiers: Modifiers,
  relation: "on" | "under" | "behind" | undefined,
): void {
  const requested = Math.max(
    modifiers.count ?? 1,
    phrase.plural && (modifiers.count ?? 1) === 1 ? PLURAL : 1,
  );
  const known = scene.figures.some(({ word, icon }) => word === phrase.text && icon === entry.icon);
  if (known) return;
  if (scene.figures.length >= MAX_FIGURES) {
    scene.missing.push(phrase.text);
    return;
  }
  scene.figures.push({
    ...entry,
    word: phrase.text,
    count: Math.min(requested, MAX_OF_A_KIND),
    requested,
    color: modifiers.color ?? entry.color,
    dressed: false,
    scale: modifiers.scale,
    relation:
      relation && scene.figures.length > 0
        ? { kind: relation, to: scene.figures.length - 1 }
        : undefined,
  });
}

/** The place named in the description, otherwise where its main subject lives. */
function placeOf(scene: Scene, places: readonly SceneLocation[]): SceneLocation {
  const [named] = places;
  const swims = scene.figures.some(({ kind }) => kind === "swimmer");
  if (named === "sea" && swims && !scene.figures.some(({ kind }) => kind === "boat"))
    return "underwater";
  if (named) return places.find((place) => place !== "studio" && place !== "sky") ?? named;
  if (scene.season === "winter" && scene.figures[0]?.home === "meadow") return "snow";
  return mainFigure(scene.figures)?.home ?? "meadow";
}

/** The main subject: the first one whose home is distinctive, otherwise the first one. */
function mainFigure(figures: readonly Figure[]): Figure | undefined {
  return (
    figures.find(({ home }) => home !== "meadow" && home !== "studio" && home !== "table") ??
    figures[0]
  );
}
