import { COLORS } from "@/lib/illustrator/color";
import { FUNCTION_WORDS } from "@/lib/illustrator/function-words";
import { CLOTHES, ICON_VOCABULARY, namedFigure } from "@/lib/illustrator/icon-vocabulary";
import { addModifier, noModifiers } from "@/lib/illustrator/modifiers";
import { contains } from "@/lib/illustrator/natural-looks";
import { singularize } from "@/lib/illustrator/plurals";
import { parseNumber } from "@/lib/illustrator/prompt-words";
import type { IconEntry } from "@/lib/illustrator/scene";
import {
  PLACE_WORDS,
  SEASON_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from "@/lib/illustrator/setting-words";
import { UNDRAWN } from "@/lib/illustrator/undrawn";

const MAX_PHRASE_WORDS = 3;

/** A run of words that means something. */
export type Phrase = {
  /** In the singular, words joined by "-". */
  name: string;
  /** As written in the description. */
  text: string;
  length: number;
  plural: boolean;
  entry: IconEntry | undefined;
};

/** Adjectives before a noun are hardly more. */
const MAX_DESCRIBING = 3;
/** What families of animals are called besides their colors and sizes. */
const LIKABLE = /^(?:baby|young|cute|adorable|happy|playful|fluffy|furry|fuzzy|wild)$/;
/** Nouns whose plural is the same, also behind another noun. */
const SAME_IN_PLURAL =
  /(?:^|-)(?:deer|reindeer|sheep|fish|goldfish|clownfish|pufferfish|jellyfish|moose|elk|bison|buffalo|shrimp|squid|boar)$/;

/** Words by which a bow is a weapon. */
const ARCHERY = /^(?:arrows?|archers?|archery|quiver|hunters?|shooting|shoots|robin)$/;

/**
 * Finds the longest known phrase (up to three words) at a position; undefined when there is none.
 *
 * @param icons names in the icon set
 */
export function longestPhrase(
  words: readonly string[],
  at: number,
  icons: ReadonlySet<string>,
): Phrase | undefined {
  // In "a couple of birds", "couple" is a number.
  if (words[at + 1] === "of" && /^(?:school|crowd|army|team)$/.test(words[at] ?? ""))
    return undefined;
  // "Inside a jar" is no room.
  if (words[at] === "inside" && /^\p{L}/u.test(words[at + 1] ?? "")) return undefined;
  // "A family of four" are people, "a family of ducks" are ducks.
  const isFamilyOf = words[at] === "family" && words[at + 1] === "of";
  if (isFamilyOf && parseNumber(words[at + 2] ?? "") === undefined) return undefined;
  if (isFamilyOf && areThings(words, at + 3, icons)) return undefined;
  if (parseNumber(words[at] ?? "") !== undefined && words[at + 1] === "of") return undefined;
  for (let length = MAX_PHRASE_WORDS; length > 0; length -= 1) {
    const run = words.slice(at, at + length);
    if (run.length < length) continue;
    const last = singularize(run.at(-1) ?? "");
    const names = [
      [[...run.slice(0, -1), last.word].join("-"), last.plural],
      [run.join("-"), false],
    ] as const;
    // The woods aren't made of pieces of wood.
    const isPlace = findSetting(names[1][0]).any && !findSetting(names[0][0]).any;
    for (const [name, plural] of isPlace ? names.toReversed() : names) {
      const found = lookUp(name, length, icons);
      if (found) {
        const text = run.join(" ");
        return { name: found.name, text, length, plural, entry: inContext(found, words) };
      }
    }
  }
  return undefined;
}

/** Whether things are counted before an index, as in "a family of four brown deer"; in "of four plants a tree", none are. */
function areThings(words: readonly string[], from: number, icons: ReadonlySet<string>): boolean {
  let at = from;
  const end = from + MAX_DESCRIBING;
  while (at < end && isDescribing(words[at] ?? "", words[at + 1] ?? "")) at += 1;
  if (words[at] === "family") return false;
  const phrase = longestPhrase(words, at, icons);
  if (!phrase?.entry) return false;
  const isVerb = /^(?:an?|the|his|her|its|their|some)$/.test(words[at + phrase.length] ?? "");
  return (phrase.plural || SAME_IN_PLURAL.test(phrase.name)) && !isVerb;
}

function isDescribing(word: string, next: string): boolean {
  return LIKABLE.test(word) || Boolean(addModifier(noModifiers(), word, next));
}

/** What a name stands for; also written apart, as in "space ship". */
function lookUp(
  name: string,
  length: number,
  icons: ReadonlySet<string>,
): { name: string; entry: IconEntry | undefined } | undefined {
  const entry = ICON_VOCABULARY.get(name) ?? exactFigure(name, length, icons);
  if (entry || isUndrawn(name) || findSetting(name).any) return { name, entry };
  if (length !== 2 || !/^[a-z]{3,}-[a-z]{3,}$/.test(name)) return undefined;
  // A castle tower is drawn with its castle.
  const [owner = "", part = ""] = name.split("-");
  const whole = ICON_VOCABULARY.get(owner);
  if (whole && contains(whole.icon, part)) return { name, entry: whole };
  const joined = name.replace("-", "");
  return lookUp(joined, 1, icons);
}

/** Whether we know a name only to keep its parts from being drawn. */
export function isUndrawn(name: string): boolean {
  return UNDRAWN.has(name);
}

/** A bow is a ribbon, except an archer's. */
function inContext(
  { name, entry }: { name: string; entry: IconEntry | undefined },
  words: readonly string[],
): IconEntry | undefined {
  if (name !== "bow" || !tellsOfArchery(words)) return entry;
  return ICON_VOCABULARY.get("bow-and-arrow");
}

/** Whether descriptions tell of it, each of them looked through once. */
const OF_ARCHERY = new WeakMap<readonly string[], boolean>();

function tellsOfArchery(words: readonly string[]): boolean {
  const known = OF_ARCHERY.get(words);
  if (known !== undefined) return known;
  const tells = words.some((word) => ARCHERY.test(word));
  OF_ARCHERY.set(words, tells);
  return tells;
}

function exactFigure(
  name: string,
  length: number,
  icons: ReadonlySet<string>,
): IconEntry | undefined {
  if (CLOTHES.has(name))
    return { icon: icons.has(name) ? name : "coat", kind: "object", height: 0.3, home: "studio" };
  if (length === 1 && (FUNCTION_WORDS.has(name) || Object.hasOwn(COLORS, name))) return undefined;
  if (findSetting(name).any || isDescribedPlace(name, length)) return undefined;
  return namedFigure(name, icons);
}

/** "Night with stars" is an icon's name, but the words say when a scene takes place and what is in it. */
function isDescribedPlace(name: string, length: number): boolean {
  if (length === 1) return false;
  const parts = name.split("-");
  return (
    parts.some((part) => FUNCTION_WORDS.has(part)) &&
    parts.some((part) => findSetting(singularize(part).word).any)
  );
}

/** Looks up a phrase as a place, time, season or weather; `any` tells whether it is one. */
export function findSetting(name: string) {
  const place = PLACE_WORDS.get(name);
  const time = TIME_WORDS.get(name);
  const season = SEASON_WORDS.get(name);
  const weather = WEATHER_WORDS.get(name);
  return { place, time, season, weather, any: Boolean(place ?? time ?? season ?? weather) };
}
