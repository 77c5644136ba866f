import { COLORS } from "@/lib/illustrator/color";
import type { IconEntry } from "@/lib/illustrator/scene";
import { VOCABULARY_GROUPS } from "@/lib/illustrator/vocabulary-groups";

/** Icons whose name doesn't say what they show to somebody who described a scene. */
const NAMES_OF_ICONS: Readonly<Record<string, string>> = {
  ewe: "a sheep",
  blossom: "a flower",
  hibiscus: "a flower",
  hyacinth: "a blue flower",
  "health-worker": "a doctor",
  mage: "a wizard",
  seat: "a seat",
  "person-walking": "a person walking",
  "deciduous-tree": "a tree",
  "house-with-garden": "a house",
  "classical-building": "a building with columns",
  "log-cabin": "a log cabin",
  "red-paper-lantern": "a paper lantern",
  "sport-utility-vehicle": "a car",
  "steaming-bowl": "a bowl of soup",
  "bottle-with-popping-cork": "a bottle of champagne",
  "nesting-dolls": "nesting dolls",
  fire: "a fire",
};

/** What an icon shows, with its article. */
function nameOfIcon(icon: string): string {
  const name = icon.replaceAll("-", " ");
  return NAMES_OF_ICONS[icon] ?? `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
}

const CHERRY_TREE: IconEntry = {
  icon: "deciduous-tree",
  kind: "tree",
  height: 0.58,
  home: "meadow",
  color: COLORS.pink,
};

/** Subjects by word, or by words joined with "-". */
export const ICON_VOCABULARY: ReadonlyMap<string, IconEntry> = new Map<string, IconEntry>([
  ["cherry-blossom", CHERRY_TREE],
  ["cherry-tree", CHERRY_TREE],
  ["sakura", CHERRY_TREE],
  ...VOCABULARY_GROUPS.flatMap(({ words, kind, height, home }) =>
    words.split(" ").map((entry): [string, IconEntry] => {
      const [word = "", icon = word] = entry.split(/[=~]/);
      const like = entry.includes("~") ? nameOfIcon(icon) : undefined;
      return [word, { icon, kind, height, home, ...(like && { like }) }];
    }),
  ),
]);

/** Clothes: their color goes to the person wearing them. */
export const CLOTHES: ReadonlySet<string> = new Set(
  "dress gown skirt kimono sari shirt t-shirt coat jacket suit sweater hoodie cloak robe uniform raincoat trousers jeans".split(
    " ",
  ),
);
/** Containers: "a cup of coffee" is one object. */
export const CONTAINERS: ReadonlySet<string> = new Set(
  "cup mug glass bowl plate bottle slice piece pot jar box basket bag bunch".split(" "),
);

/** Single words for several people. */
export const PEOPLE_GROUPS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    couple: ["man", "woman"],
    family: ["man", "woman", "girl", "boy"],
  }),
);

/** Activities, mapped to the icon of a person doing them. */
export const ACTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    walking: "walking",
    walks: "walking",
    hiking: "walking",
    running: "running",
    runs: "running",
    jogging: "running",
    swimming: "swimming",
    swims: "swimming",
    surfing: "surfing",
    surfs: "surfing",
    climbing: "climbing",
    cycling: "biking",
    biking: "biking",
    rowing: "rowing-boat",
    kneeling: "kneeling",
    meditating: "in-lotus-position",
    meditates: "in-lotus-position",
    yoga: "in-lotus-position",
    dancing: "dancing",
    dances: "dancing",
    juggling: "juggling",
    cartwheeling: "cartwheeling",
  }),
);

/** Icons that don't depict anything: signs, letters, faces, hands. */
const NOT_DRAWABLE =
  /button|keycap|clock$|oclock|thirty|arrow|sign|symbol|mark$|mark-|flag|^letter|^digit|square|circle|-face|^face|skin-tone|-tone\d|hand|finger|fist|thumb|zodiac|heart-|-heart$|^(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|ophiuchus|information|input|on|end|back|soon|top|new|free|cool|information|kiss|family|couple|person-|man-|woman-|no-|non-|middle)/;

/**
 * Looks up a subject that is known only as an icon's name, at a medium size; undefined when there
 * is none.
 */
export function namedFigure(name: string, icons: ReadonlySet<string>): IconEntry | undefined {
  if (!icons.has(name) || NOT_DRAWABLE.test(name) || name.length < 3) return undefined;
  return { icon: name, kind: "object", height: 0.26, home: "meadow" };
}
