import type { SceneLocation, Season, TimeOfDay, Weather } from "@/lib/illustrator/scene";

function table<Meaning extends string>(
  rows: Readonly<Record<Meaning, string>>,
): ReadonlyMap<string, Meaning> {
  // Safe: the keys of a record of Meaning are its meanings.
  const entries = Object.entries(rows) as [Meaning, string][];
  return new Map(
    entries.flatMap(([meaning, words]) =>
      words.split(" ").map((word): [string, Meaning] => [word, meaning]),
    ),
  );
}

/** Words for places; several words are joined by "-". */
export const PLACE_WORDS = table<SceneLocation>({
  meadow:
    "meadow field grass garden park hill countryside farm pasture prairie lawn valley orchard yard savanna savannah picnic village vineyard",
  forest: "forest wood woods woodland jungle rainforest grove swamp",
  mountains: "mountain mountains mountainside alp alps peak summit cliff canyon himalaya highland",
  lake: "lake pond river lakeside riverbank stream waterfall lagoon creek",
  sea: "sea ocean harbor harbour wave waves coast bay",
  beach: "beach shore seaside island seashore coastline",
  underwater: "underwater reef coral-reef undersea seabed ocean-floor aquarium coral deep-sea",
  desert: "desert dune dunes sahara oasis",
  snow: "snowy-landscape arctic antarctica antarctic glacier iceberg ice north-pole tundra snowfield igloo",
  city: "city town skyline downtown metropolis cityscape rooftop tokyo paris london manhattan new-york",
  street: "street road highway alley avenue market parking",
  space: "space outer-space galaxy cosmos universe orbit moon-surface mars nebula",
  sky: "sky-high above-the-clouds heaven in-the-clouds",
  room: "room indoor indoors inside living-room bedroom library kitchen office studio-apartment classroom attic workshop laboratory lab cafe cafeteria restaurant bar museum windowsill desk",
  table: "table tabletop plate still-life counter tray",
  studio: "studio background backdrop logo icon sticker mascot portrait headshot",
});

/** Words for times of day. */
export const TIME_WORDS = table<TimeOfDay>({
  dawn: "dawn sunrise morning daybreak",
  day: "day noon midday afternoon daytime sunny sunshine",
  sunset: "sunset dusk evening twilight golden-hour sundown",
  night:
    "night full-moon crescent-moon new-moon midnight nighttime moonlit moonlight starry moon starlight stars star nocturnal aurora firework fireworks",
});

/** Words for weather. */
export const WEATHER_WORDS = table<Weather>({
  rain: "rain rainy raining raindrop drizzle wet",
  snow: "snowing snowfall snowflake snowflakes blizzard",
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
  autumn: "autumn fall autumnal harvest halloween",
  winter: "winter snow snowy frost frosty frozen christmas",
});

/** Words that don't name anything that could be drawn. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those of in on at with and or but to from into onto under over near by very for is are was be
   being it its his her their our my your some any many lots lot few several couple pair group bunch flock herd dozen next beside
   between behind front above below around across through along inside outside off up down out while when where who which what as
   like so too more most less much just only also there here have has had do does doing make makes made show shows showing please draw
   paint create generate picture image photo photograph photography painting illustration drawing render artwork art scene view style
   styled realistic photorealistic hyperrealistic cartoon anime ghibli fantasy 3d portrait cinematic beautiful pretty lovely nice great amazing
   stunning gorgeous cute adorable happy sad angry smiling cheerful lonely alone old young ancient modern big large huge giant tiny small little
   tall short long wide high low bright dark light soft warm cold hot cool colorful colourful vibrant vivid pastel magical magic mystical
   mysterious epic dramatic cozy cosy peaceful calm quiet serene majestic detailed detail highly quality hd 4k 8k best ultra sharp focus
   sitting standing lying sleeping playing eating drinking looking watching holding wearing flying floating riding driving walking running
   jumping swimming sits stands lies sleeps plays eats drinks looks watches holds wears flies floats rides drives sailing sails reading
   resting growing shining glowing blooming surrounded covered filled full made against towards toward one two three four five six seven eight nine ten eleven
   twelve twenty hundred not no without full-body close closeup up wild fluffy red blue golden side top bottom left right middle center
   background foreground front distance together other each every all them they he she him i you we us something someone time way day
   busy rocky spell casting sandy windy grassy crowded empty narrow long-haired furry shiny rusty dusty muddy leafy rainy sunny cloudy icy fiery curious brave friendly playful sleepy fat thin fresh ripe juicy delicious tasty steaming wooden stone metal glass paper spring wearing holding blue-eyed medieval futuristic cyberpunk steampunk retro vintage minimalist abstract surreal watercolor watercolour sketch oil painted digital vector flat isometric macro aerial panoramic wide-angle cinematic lighting studio-lit shadow shadows reflection reflections bokeh color colour colored coloured tone style-of by-the shape size kind type sort piece set part lot`
    .split(/\s+/)
    .filter(Boolean),
);
