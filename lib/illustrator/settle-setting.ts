import { NO_SETTING } from "@/lib/illustrator/add-setting";
import { isRelated } from "@/lib/illustrator/arrange";
import { COLORS } from "@/lib/illustrator/color";
import { findSetting } from "@/lib/illustrator/find-phrase";
import { showsPart } from "@/lib/illustrator/parts";
import { ICE } from "@/lib/illustrator/read-ice";
import { removeFigure } from "@/lib/illustrator/same-people";
import type { Figure, Scene, SceneLocation, Season } from "@/lib/illustrator/scene";
import { settingLike } from "@/lib/illustrator/setting-words";
import { settleContents } from "@/lib/illustrator/settle-contents";

/** Places that show each other: a beach has the sea, a city has streets. */
const SHOWN_TOGETHER: readonly ReadonlySet<SceneLocation>[] = [
  new Set<SceneLocation>(["sea", "underwater"]),
  new Set<SceneLocation>(["sea", "beach"]),
  new Set<SceneLocation>(["city", "street"]),
];
/** Places that are seen in the background of others, which don't show these in turn. */
const SEEN_IN: Readonly<Partial<Record<SceneLocation, ReadonlySet<SceneLocation>>>> = {
  mountains: new Set<SceneLocation>(["lake", "snow"]),
  room: new Set<SceneLocation>(["table"]),
};

/** Icons of who is in the water, or on a boat of their own. */
const IN_WATER =
  /swimming|surfing|rowing|^(?:mer|duck$|goose$|swan$|otter$|seal$|turtle$|crocodile$|frog$)/;

/** Decides where and when a scene takes place, and names every other place, time, and season that was asked for. */
export function settleSetting(scene: Scene): void {
  settleContents(scene);
  nameBareBackground(scene);
  nameEmptyRoom(scene);
  const named = <Key extends "place" | "time" | "season" | "weather">(key: Key) =>
    scene.setting.flatMap((setting) => setting[key] ?? []);
  const weather = new Set(named("weather"));
  const times = named("time");
  scene.weather = weather;
  scene.season = named("season")[0] ?? (weather.has("snow") ? "winter" : "summer");
  scene.time = times.includes("night") ? "night" : (times[0] ?? "day");
  scene.place = placeOf(scene, named("place"));
  settleIce(scene);
  settleWindow(scene);
  settleUnwanted(scene);
  // Under water and indoors, there is none.
  if (scene.skyAsked && /^(?:underwater|room|table)$/.test(scene.place)) scene.missing.push("sky");
  scene.setting = scene.setting.filter((setting) => {
    const { place, time, season } = setting;
    const shown =
      (!place || isShown(place, scene.place)) &&
      (!time || time === scene.time) &&
      (!season || season === scene.season);
    if (!shown && !scene.figures.some(({ word }) => word === setting.text)) {
      // A jungle isn't drawn as a forest where the picture shows a lake.
      scene.missing = scene.missing.filter(
        (text) => !text.startsWith(`${setting.text} (drawn as `),
      );
      scene.missing.push(setting.text);
    }
    return shown;
  });
  for (const figure of scene.figures) turnWithSeason(figure, scene.season);
}

/** A frozen lake is ice, unless something swims or floats in it. */
function settleIce(scene: Scene): void {
  if (!scene.frozen || !/^(?:lake|sea|beach)$/.test(scene.place)) return;
  scene.frozen = !scene.figures.some(isAfloat);
  if (scene.frozen) return;
  const words = scene.setting.filter(({ text }) => ICE.test(text));
  scene.setting = scene.setting.filter((setting) => !words.includes(setting));
  scene.missing.push(...words.map(({ text }) => text));
}

/** Whether something is in water wherever it is: a boat, or a whale, but no goldfish in a bowl. */
export function isAfloat({ kind, attached }: Figure): boolean {
  return (kind === "boat" || kind === "swimmer") && !attached;
}

/** A room's window is in its wall. */
function settleWindow(scene: Scene): void {
  const at = scene.figures.findIndex(
    ({ icon, requested, modifiers, relation, attached }) =>
      icon === "window" && requested === 1 && modifiers.length === 0 && !relation && !attached,
  );
  const isFree = !scene.figures.some(({ attached }) => attached?.to === at);
  if (!/^(?:room|table)$/.test(scene.place) || at < 0 || !isFree) return;
  const text = scene.figures[at]?.word ?? "";
  removeFigure(scene, at);
  scene.setting.push({ ...NO_SETTING, text, part: "windows" });
}

/** A plain background with nothing before it shows nothing of what was asked for. */
function nameBareBackground(scene: Scene): void {
  const isBare =
    scene.setting.some(({ place }) => place === "studio") &&
    scene.setting.every(({ place, time }) => place === "studio" || time === "day");
  if (scene.figures.length > 0 || scene.skyColor || !isBare) return;
  const named = scene.missing.map((text) => text.replace(/ \(.*/, ""));
  const texts = scene.setting.map(({ text }) => text);
  scene.missing.unshift(...texts.filter((text) => !named.some((one) => one.endsWith(text))));
  scene.setting = [];
}

/** A room that only stands for a kitchen shows nothing of it when nothing of it is in the room. */
function nameEmptyRoom(scene: Scene): void {
  const likeOf = (text: string) => settingLike(text.replaceAll(" ", "-"));
  const isBare = scene.setting.every(({ text, place, part, ...when }) =>
    place
      ? /^(?:a room|a plain background)$/.test(likeOf(text) ?? "")
      : !part && Boolean(when.time ?? when.season ?? when.weather),
  );
  const isRoom = scene.setting.some(({ text }) => likeOf(text) === "a room");
  if (scene.figures.length > 0 || scene.skyColor || !isRoom || !isBare) return;
  const texts = scene.setting.map(({ text }) => text);
  scene.missing = scene.missing.map((text) => {
    const [named = text] = text.split(" (");
    return texts.includes(named) ? named : text;
  });
  scene.missing.push(...texts.filter((text) => !scene.missing.includes(text)));
  scene.setting = [];
}

/** Names what is excluded and drawn all the same. */
function settleUnwanted(scene: Scene): void {
  for (const { name, text, part } of scene.unwanted) {
    const { place } = findSetting(name);
    const isInBackdrop =
      name === "snow"
        ? scene.season === "winter" || /^(?:snow|mountains|lake)$/.test(scene.place)
        : name === "background" || name === "backdrop"
          ? scene.place !== "studio"
          : // A room can be without a table.
            place === "table"
            ? scene.place === place
            : place !== undefined && !part && isShown(place, scene.place);
    if (isInBackdrop || scene.figures.some((figure) => showsPart(figure, name)))
      scene.missing.push(text);
    else if (part) scene.setting.push({ ...NO_SETTING, text });
  }
}

function isShown(place: SceneLocation, chosen: SceneLocation): boolean {
  return (
    place === chosen ||
    SEEN_IN[place]?.has(chosen) === true ||
    SHOWN_TOGETHER.some((all) => all.has(place) && all.has(chosen))
  );
}

/** Trees turn orange in autumn and are bare in winter. */
function turnWithSeason(figure: Figure, season: Season): void {
  if (figure.icon !== "deciduous-tree" || figure.color) return;
  if (season === "winter") figure.icon = "leafless-tree";
  if (season === "autumn") figure.color = COLORS.orange;
}

/** The place named in the description, otherwise where its main subject lives. */
function placeOf(scene: Scene, places: readonly SceneLocation[]): SceneLocation {
  const [named] = places;
  const swims = scene.figures.some(({ kind }) => kind === "swimmer");
  const stands = scene.figures.some((figure, at) => isOnGround(scene, figure, at));
  if (named === "sea" && swims && !scene.figures.some(({ kind }) => kind === "boat")) {
    return "underwater";
  }
  // What is on a table in a room is seen there.
  if (named === "room" && places.includes("table")) return "table";
  if (named === "city" && places.includes("street")) return "street";
  if (named === "sea" && stands) return "beach";
  // Whose shore has mountains behind it.
  if (named === "mountains" && scene.figures.some(isAfloat)) return "lake";
  if (named) return places.find((place) => place !== "studio" && place !== "sky") ?? named;
  if (scene.season === "winter" && scene.figures[0]?.home === "meadow") return "snow";
  const carrier = scene.figures.find(
    (boat, at) => boat.kind === "boat" && scene.figures.some(({ attached }) => attached?.to === at),
  );
  // A goldfish in a bowl isn't in the sea.
  const outside = scene.figures.filter(({ attached }) => attached?.how !== "in");
  const home = (carrier ?? mainFigure(outside))?.home ?? "meadow";
  // Boats are on the water, whatever swims in it.
  if (home === "underwater" && scene.figures.some(({ kind }) => kind === "boat")) return "sea";
  return home === "sea" && stands ? "beach" : home;
}

/** People, animals, and cars that need ground under their feet: they aren't in a boat, and neither swim nor fly. */
function isOnGround({ figures }: Scene, { kind, icon, attached }: Figure, at: number): boolean {
  if (!/^(?:person|animal|vehicle)$/.test(kind) || attached || IN_WATER.test(icon)) return false;
  return !figures.some(({ relation }) => relation?.kind === "on" && isRelated(relation, at));
}

/** The main subject: the first one whose home is distinctive, otherwise the first one. */
function mainFigure(figures: readonly Figure[]): Figure | undefined {
  return (
    figures.find(
      ({ home }) =>
        // Who isn't in the air doesn't stand on clouds.
        !(home === "sky" && figures.some(({ kind }) => kind !== "flyer")) &&
        !/^(?:meadow|studio|table)$/.test(home) &&
        !(home === "room" && figures.some(({ kind }) => kind === "building" || kind === "tree")),
    ) ??
    figures.find(({ home }) => home !== "sky") ??
    figures[0]
  );
}
