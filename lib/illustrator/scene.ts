import type { Hsl } from "@/lib/illustrator/colour";

/** Where a scene is. Each has a backdrop of its own. */
export type Place =
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

export type Time = "dawn" | "day" | "sunset" | "night";
export type Weather = "rain" | "snow" | "fog" | "storm" | "cloudy" | "rainbow" | "wind";
export type Season = "spring" | "summer" | "autumn" | "winter";

export type Kind =
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

/** Something that can be drawn. */
export type Thing = {
  icon: string;
  kind: Kind;
  /** Of the picture's short side, beside other things; a lone small thing is drawn larger. */
  height: number;
  /** Where it is when the description names no place. */
  home: Place;
  /** When it is not the icon's own. */
  colour?: Hsl | undefined;
};

/** Something that the description asks for. */
export type Figure = Thing & {
  /** The word or words it was asked for with. */
  word: string;
  count: number;
  /** How many were asked for; more than `count` when there is no room for all. */
  asked: number;
  /** Asked for in words, or the thing's. */
  colour: Hsl | undefined;
  /** A person in a dress. */
  dressed: boolean;
  /** 1 unless called big or small. */
  scale: number;
  /** The earlier figure `to` is on this one or under it, or this one is behind it. */
  relation: { kind: "on" | "under" | "behind"; to: number } | undefined;
};

/** A description, understood. */
export type Scene = {
  figures: Figure[];
  place: Place;
  time: Time;
  weather: ReadonlySet<Weather>;
  season: Season;
  /** A colour asked for by "a pink sky" or "a blue background". */
  skyColour: Hsl | undefined;
  /** Words that are not in the picture though they ask for something. */
  missing: string[];
  /** Words that it understood beside the figures: places, times, weather. */
  setting: string[];
};
