import type { Hsl } from "@/lib/illustrator/color";

/** Where a scene takes place; each place has its own backdrop. */
export type SceneLocation =
  | "meadow"
  | "forest"
  | "mountains"
  | "lake"
  | "sea"
  | "beach"
  | "underwater"
  | "desert"
  | "snow"
  | "city"
  | "street"
  | "space"
  | "sky"
  | "room"
  | "table"
  | "studio";

/** Time of day. */
export type TimeOfDay = "dawn" | "day" | "sunset" | "night";
/** Weather conditions; several can apply at once. */
export type Weather = "rain" | "snow" | "fog" | "storm" | "cloudy" | "rainbow" | "wind";
/** Season, which colors plants and land. */
export type Season = "spring" | "summer" | "autumn" | "winter";

/** What a subject is, which decides where it is placed. */
export type FigureKind =
  | "animal"
  | "person"
  | "plant"
  | "tree"
  | "building"
  | "vehicle"
  | "boat"
  | "swimmer"
  | "flyer"
  | "food"
  | "object";

/** A subject that can be drawn. */
export type IconEntry = {
  icon: string;
  kind: FigureKind;
  /**
   * Height relative to other subjects, as a share of the image's shorter side; a small one on its
   * own is enlarged.
   */
  height: number;
  /** Where it appears when the description names no place. */
  home: SceneLocation;
  /** Overrides the icon's own color. */
  color?: Hsl | undefined;
  /** What the icon shows, when that is only like what was asked for: "a dog" for a dachshund. */
  like?: string;
};

/** What backdrops show without being asked. */
export type BackdropPart =
  | "clouds"
  | "stars"
  | "moon"
  | "sun"
  | "flowers"
  | "trees"
  | "buildings"
  | "mountains"
  | "windows"
  | "rug";

/** A setting that a description names. */
export type NamedSetting = {
  /** As written. */
  text: string;
  place: SceneLocation | undefined;
  time: TimeOfDay | undefined;
  season: Season | undefined;
  weather: Weather | undefined;
  /** A part of the backdrop that is asked for. */
  part?: BackdropPart;
};

/**
 * How a figure belongs to another: in its hand, beside it, over heads, worn, on its head, lap, or
 * shoulder, on, in, behind, or between it,
 * or at the end of a string or leash.
 */
export type Attachment = {
  /** Index of the other figure. */
  to: number;
  how:
    | "held"
    | "beside"
    | "overhead"
    | "worn"
    | "head"
    | "lap"
    | "shoulder"
    | "in"
    | "on"
    | "behind"
    | "between"
    | "tied";
  /** Index of the last of those whose heads it is over. */
  upTo?: number;
};

/** A subject the description asks for. */
export type Figure = IconEntry & {
  /** The word or words that asked for it. */
  word: string;
  count: number;
  /** The number asked for; higher than `count` when not all fit. */
  requested: number;
  /** The color asked for, or the subject's own override. */
  color: Hsl | undefined;
  /** Whether a person wears a dress. */
  dressed: boolean;
  /** 1 unless described as big or small. */
  scale: number;
  /** Words before it that are drawn with it: "three", "red". */
  modifiers: string[];
  /** What it does, when its icon shows it: "dancing". */
  verb: string | undefined;
  /** The word for its size, which shows only beside something else. */
  sizeWord: string | undefined;
  /** The figure at index `to`, with those since `from`, is on this one or under it, or this one is behind it. */
  relation: { kind: "on" | "under" | "behind"; to: number; from?: number } | undefined;
  /** The word that leads to it: "with", or a comma. */
  ledBy?: string | undefined;
  /** Whether it is in the background. */
  inBack?: boolean;
  /** The figure that has it, or that it is on, in, or behind. */
  attached?: Attachment | undefined;
  /** What it is made of, many of it along its strokes: balloons, of a number. */
  madeOf?: { icon: string; color: Hsl | undefined };
  /** Whether it fills its place in rows: a field of sunflowers. */
  isSpread?: boolean;
  /** Parts in colors of their own: a yellow door. */
  painted?: readonly { part: string; color: Hsl }[];
  /** Whether smoke rises from its chimney. */
  smokes?: boolean;
};

/** A parsed description. */
export type Scene = {
  figures: Figure[];
  place: SceneLocation;
  time: TimeOfDay;
  weather: ReadonlySet<Weather>;
  season: Season;
  /** The color asked for in "a pink sky" or "a blue background". */
  skyColor: Hsl | undefined;
  /** Whether the description speaks of the sky. */
  skyAsked: boolean;
  /** Parts of the backdrop that the description excludes. */
  without: Set<BackdropPart>;
  /** Names of things that it excludes, as written, and the part of the backdrop that each is. */
  unwanted: { name: string; text: string; part: BackdropPart | undefined }[];
  /** Whether its water is ice. */
  frozen: boolean;
  /** Whether the moon is a crescent. */
  crescent: boolean;
  /** On which side of the next figure, or of all others, the figure at index `from` is. */
  sides: { side: "left" | "right"; from: number; isOfNext: boolean }[];
  /** Words that ask for something that isn't in the image. */
  missing: string[];
  /** Which of several images of the description it is: 0 for the first. */
  variation: number;
  /** Words understood besides the subjects: places, times, weather. */
  setting: NamedSetting[];
};
