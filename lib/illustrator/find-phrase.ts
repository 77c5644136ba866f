import { COLORS } from "@/lib/illustrator/color";
import { FUNCTION_WORDS } from "@/lib/illustrator/function-words";
import { CLOTHES, ICON_VOCABULARY, namedFigure } from "@/lib/illustrator/icon-vocabulary";
import { singularize } from "@/lib/illustrator/plurals";
import { parseNumber } from "@/lib/illustrator/prompt-words";
import type { IconEntry } from "@/lib/illustrator/scene";
import {
  PLACE_WORDS,
  SEASON_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from "@/lib/illustrator/setting-words";

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
  if (parseNumber(words[at] ?? "") !== undefined && words[at + 1] === "of") return undefined;
  for (let length = MAX_PHRASE_WORDS; length > 0; length -= 1) {
    const run = words.slice(at, at + length);
    if (run.length < length) continue;
    const last = singularize(run.at(-1) ?? "");
    for (const [name, plural] of [
      [[...run.slice(0, -1), last.word].join("-"), last.plural],
      [run.join("-"), false],
    ] as const) {
      const known = ICON_VOCABULARY.get(name) ?? exactFigure(name, length, icons);
      if (known || findSetting(name).any) {
        return { name, text: run.join(" "), length, plural, entry: known };
      }
    }
  }
  return undefined;
}

function exactFigure(
  name: string,
  length: number,
  icons: ReadonlySet<string>,
): IconEntry | undefined {
  if (CLOTHES.has(name))
    return { icon: icons.has(name) ? name : "coat", kind: "object", height: 0.3, home: "studio" };
  if (length === 1 && (FUNCTION_WORDS.has(name) || Object.hasOwn(COLORS, name))) return undefined;
  return findSetting(name).any ? undefined : namedFigure(name, icons);
}

/** Looks up a phrase as a place, time, season or weather; `any` tells whether it is one. */
export function findSetting(name: string) {
  const place = PLACE_WORDS.get(name);
  const time = TIME_WORDS.get(name);
  const season = SEASON_WORDS.get(name);
  const weather = WEATHER_WORDS.get(name);
  return { place, time, season, weather, any: Boolean(place ?? time ?? season ?? weather) };
}
