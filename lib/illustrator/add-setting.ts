import { findSetting, type Phrase } from "@/lib/illustrator/find-phrase";
import { type Modifiers, modifierWords } from "@/lib/illustrator/modifiers";
import type { Relation } from "@/lib/illustrator/relations";
import type { NamedSetting, Scene } from "@/lib/illustrator/scene";
import { settingLike } from "@/lib/illustrator/setting-words";

/** A setting with only a text, which is drawn in any case. */
export const NO_SETTING = {
  place: undefined,
  time: undefined,
  season: undefined,
  weather: undefined,
} as const satisfies Omit<NamedSetting, "text">;

/** How a subject can stand to a place that we don't draw: everything of ours is in its place, or in front of it. */
const NOT_IN_PLACE = /^(?:under|beneath|below|underneath|behind|between|outside|past)\b/;
const OVER_PLACE = /^(?:above|over)\b/;

/** Adds a place, time, season, or weather, and names what is asked of it that can't be drawn. */
export function addSetting(
  scene: Scene,
  phrase: Phrase,
  modifiers: Modifiers,
  relation: Relation | undefined,
): void {
  const setting = findSetting(phrase.name);
  if (!setting.any) return;
  // Who is on the moon doesn't see it in the sky.
  const stands = scene.figures.some(({ kind }) => kind !== "flyer");
  if (phrase.name === "moon" && relation?.kind === "on" && stands) {
    scene.setting.push({ ...NO_SETTING, text: phrase.text, place: "space" });
    return;
  }
  const { place, time, season, weather } = setting;
  scene.setting.push({ text: phrase.text, place, time, season, weather });
  if (phrase.entry) return;
  if (phrase.name === "crescent-moon") scene.crescent = true;
  if (phrase.name === "new-moon") scene.without.add("moon");
  const like = settingLike(phrase.name);
  if (like) scene.missing.push(`${phrase.text} (drawn as ${like})`);
  const colors = isNaturalColor(place, modifiers) ? { ...modifiers, color: undefined } : modifiers;
  const left = modifierWords(colors);
  if (left.length > 0) scene.missing.push([...left, phrase.text].join(" "));
  if (modifiers.color && !colors.color) {
    scene.setting.push({ ...NO_SETTING, text: [...modifiers.color.words, phrase.text].join(" ") });
  }
}

/** Names a relation to a place that isn't drawn: "behind a hill", "under a table". */
export function namePlaceRelation(
  scene: Scene,
  phrase: Phrase,
  relation: Relation | undefined,
  text: string,
): void {
  if (!relation || phrase.entry || !findSetting(phrase.name).place || scene.figures.length === 0)
    return;
  const subject = scene.figures.at(-1);
  const isOver = subject?.kind === "flyer" || subject?.icon === "bridge";
  if (NOT_IN_PLACE.test(text) || (OVER_PLACE.test(text) && !isOver)) scene.missing.push(text);
}

/** Colors that places have anyway. */
function isNaturalColor(place: Scene["place"] | undefined, { color }: Modifiers): boolean {
  const name = color?.words.at(-1);
  if (!name || !place) return false;
  if (place === "sea" || place === "lake") return name === "blue";
  if (place === "meadow" || place === "forest") return name === "green";
  if (place === "beach" || place === "desert") return /^(?:golden|yellow|beige)$/.test(name);
  return place === "snow" && name === "white";
}
