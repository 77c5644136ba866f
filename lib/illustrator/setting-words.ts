import type { SceneLocation, Season, TimeOfDay, Weather } from "@/lib/illustrator/scene";

/** Words whose meaning here is only like theirs: a waterfall becomes a lake. */
const ALIKE = new Set<string>();

/** A word with "~" before it is only like the meaning it has here. */
function table<Meaning extends string>(
  rows: Readonly<Record<Meaning, string>>,
): ReadonlyMap<string, Meaning> {
  // Safe: the keys of a record of Meaning are its meanings.
  const entries = Object.entries(rows) as [Meaning, string][];
  return new Map(
    entries.flatMap(([meaning, words]) =>
      words.split(" ").map((entry): [string, Meaning] => {
        const word = entry.replace("~", "");
        if (entry !== word) ALIKE.add(word);
        return [word, meaning];
      }),
    ),
  );
}

/** Words for places; several words are joined by "-". */
export const PLACE_WORDS = table<SceneLocation>({
  meadow:
    "meadow field grass ~garden ~park hill countryside ~farm pasture prairie lawn valley ~orchard ~yard ~savanna ~savannah ~picnic ~village ~vineyard",
  forest: "forest woods woodland ~jungle ~rainforest grove ~swamp",
  mountains:
    "mountain mountains mountainside alp alps peak summit ~cliff ~canyon ~himalaya highland",
  lake: "lake pond river lakeside riverbank ~stream ~waterfall ~lagoon ~creek",
  sea: "sea ocean ~harbor ~harbour wave waves ~coast ~bay",
  beach: "beach shore seaside ~island seashore coastline",
  underwater:
    "underwater ~reef ~coral-reef undersea seabed ocean-floor under-the-sea under-the-ocean under-the-water under-water beneath-the-sea beneath-the-ocean beneath-the-waves under-the-waves ~aquarium ~coral deep-sea",
  desert: "desert dune dunes ~sahara ~oasis",
  snow: "snowy-landscape arctic antarctica antarctic ~glacier ~iceberg ice ~north-pole tundra snowfield ~igloo",
  city: "city town skyline downtown metropolis cityscape ~rooftop ~tokyo ~paris ~london ~manhattan ~new-york",
  street: "street road ~highway ~alley ~avenue ~market ~parking",
  space: "space outer-space ~galaxy ~cosmos ~universe orbit ~moon-surface ~mars ~nebula",
  sky: "sky-high above-the-clouds ~heaven in-the-clouds",
  room: "room indoor indoors inside living-room ~bedroom ~library ~kitchen ~office ~studio-apartment ~classroom ~attic ~workshop ~laboratory ~lab ~cafe ~cafeteria ~restaurant ~bar ~museum ~windowsill ~desk",
  table: "table tabletop plate still-life ~counter ~tray",
  studio: "studio background backdrop ~logo ~icon ~sticker ~mascot portrait ~headshot",
});

/** Words for times of day. */
export const TIME_WORDS = table<TimeOfDay>({
  dawn: "dawn sunrise morning daybreak",
  day: "day noon midday afternoon daytime sunny sunshine",
  sunset: "sunset dusk evening twilight golden-hour sundown",
  night:
    "night full-moon crescent-moon new-moon midnight nighttime moonlit moonlight starry moon starlight stars star nocturnal ~aurora ~firework ~fireworks",
});

/** Words for weather. */
export const WEATHER_WORDS = table<Weather>({
  rain: "rain rainy raining raindrop drizzle wet",
  snow: "snowing snowfall snow-falling falling-snow snowflake snowflakes blizzard",
  fog: "fog foggy mist misty haze hazy",
  storm: "storm stormy thunder thunderstorm lightning tempest",
  cloudy: "cloud clouds cloudy overcast",
  rainbow: "rainbow",
  wind: "wind windy breeze breezy blowing",
});

/** Words for seasons. */
export const SEASON_WORDS = table<Season>({
  spring: "spring springtime cherry-blossom sakura",
  summer: "summer",
  autumn: "autumn fall autumnal ~harvest ~halloween",
  winter: "winter snow snowy frost frosty frozen icy ~christmas",
});

/** What a word for a setting is drawn as, when that is only like it; undefined when it is drawn as itself. */
export function settingLike(name: string): string | undefined {
  if (!ALIKE.has(name)) return undefined;
  const place = PLACE_WORDS.get(name);
  if (place) return PLACE_NAMES[place];
  return TIME_WORDS.get(name) ?? SEASON_WORDS.get(name) ?? WEATHER_WORDS.get(name);
}

const PLACE_NAMES: Readonly<Record<SceneLocation, string>> = {
  meadow: "a meadow",
  forest: "a forest",
  mountains: "mountains",
  lake: "a lake",
  sea: "the sea",
  beach: "a beach",
  underwater: "the ocean floor",
  desert: "a desert",
  snow: "a snowy landscape",
  city: "a city",
  street: "a street",
  space: "space",
  sky: "the sky",
  room: "a room",
  table: "a table",
  studio: "a plain background",
};
