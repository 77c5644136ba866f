import { COLOURS } from "@/lib/illustrator/color";
import { CLOTHES, namedFigure, THINGS } from "@/lib/illustrator/icon-vocabulary";
import { numberOf, singularOf } from "@/lib/illustrator/prompt-words";
import type { Thing } from "@/lib/illustrator/scene";
import {
  PLACE_WORDS,
  SEASON_WORDS,
  STOP_WORDS,
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
  thing: Thing | undefined;
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
  if (numberOf(words[at] ?? "") !== undefined && words[at + 1] === "of") return undefined;
  for (let length = MAX_PHRASE_WORDS; length > 0; length -= 1) {
    const run = words.slice(at, at + length);
    if (run.length < length) continue;
    const last = singularOf(run.at(-1) ?? "");
    for (const [name, plural] of [
      [[...run.slice(0, -1), last.word].join("-"), last.plural],
      [run.join("-"), false],
    ] as const) {
      const known = THINGS.get(name) ?? exactFigure(name, length, icons);
      if (known || settingOf(name).any) {
        return { name, text: run.join(" "), length, plural, thing: known };
      }
    }
  }
  return undefined;
}

function exactFigure(name: string, length: number, icons: ReadonlySet<string>): Thing | undefined {
  if (CLOTHES.has(name))
    return { icon: icons.has(name) ? name : "coat", kind: "object", height: 0.3, home: "studio" };
  if (length === 1 && (STOP_WORDS.has(name) || Object.hasOwn(COLOURS, name))) return undefined;
  return settingOf(name).any ? undefined : namedFigure(name, icons);
}

/** Looks up a phrase as a place, time, season or weather; `any` tells whether it is one. */
export function settingOf(name: string) {
  const place = PLACE_WORDS.get(name);
  const time = TIME_WORDS.get(name);
  const season = SEASON_WORDS.get(name);
  const weather = WEATHER_WORDS.get(name);
  return { place, time, season, weather, any: Boolean(place ?? time ?? season ?? weather) };
}
