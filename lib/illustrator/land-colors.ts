import { mix } from "@/lib/illustrator/color";
import type { Scene, SceneLocation, Season, TimeOfDay } from "@/lib/illustrator/scene";
import type { Style } from "@/lib/illustrator/styles";

/** Colors of land, from far to near. */
export type LandColors = { far: string; middle: string; near: string; detail: string };

const GREEN: Readonly<Record<Season, LandColors>> = {
  spring: { far: "#a5cf86", middle: "#82c25b", near: "#5fae45", detail: "#f4b6d2" },
  summer: { far: "#8fc078", middle: "#67ad4c", near: "#468f38", detail: "#f2d24b" },
  autumn: { far: "#d3ad62", middle: "#c68a3c", near: "#a4682f", detail: "#d9512f" },
  winter: { far: "#dbe7f0", middle: "#eaf2f8", near: "#f7fbff", detail: "#c4d6e5" },
};

const OTHER: Partial<Record<SceneLocation, LandColors>> = {
  desert: { far: "#e6bf7f", middle: "#e3ac5c", near: "#d0913f", detail: "#b97b34" },
  snow: GREEN.winter,
  beach: { far: "#3f9fc9", middle: "#5fbfd4", near: "#f0dca8", detail: "#d9bf84" },
  sea: { far: "#2f86bd", middle: "#2576ad", near: "#1a5f95", detail: "#d8f1fa" },
  underwater: { far: "#1d8aa3", middle: "#2a7f8f", near: "#d6c08f", detail: "#e8806a" },
  city: { far: "#8e9bb0", middle: "#6f7d94", near: "#7b8187", detail: "#ffe08a" },
  street: { far: "#98a3b3", middle: "#7a8596", near: "#565b63", detail: "#f4efe0" },
  space: { far: "#6f6a86", middle: "#8b86a0", near: "#a5a0b5", detail: "#5d5873" },
  sky: { far: "#ffffff", middle: "#f2f8ff", near: "#ffffff", detail: "#dfefff" },
  room: { far: "#f0dfc8", middle: "#e3c9a8", near: "#b98a5e", detail: "#8f6543" },
  table: { far: "#f3e6d3", middle: "#e6d2b5", near: "#b07a4a", detail: "#8d5d35" },
  studio: { far: "#eceff3", middle: "#e2e6ec", near: "#d6dbe3", detail: "#c3cad6" },
};

/** How the light of each time of day tints the land: a color and its share. */
const LIGHT: Readonly<Record<TimeOfDay, { color: string; share: number }>> = {
  dawn: { color: "#f2c4b0", share: 0.18 },
  day: { color: "#ffffff", share: 0 },
  sunset: { color: "#a8506a", share: 0.3 },
  night: { color: "#0f1a40", share: 0.62 },
};

/** Snow shines by the moon's light, where green land is all but dark. */
const NIGHT_ON_SNOW = 0.28;

/** Picks the colors of a scene's land for its season, light and style. */
export function landColors(scene: Scene, style: Style): LandColors {
  const base = OTHER[scene.place] ?? GREEN[scene.season];
  const time = scene.place === "space" || isIndoor(scene.place) ? "day" : scene.time;
  const isMoonlit = time === "night" && base === GREEN.winter;
  const light = isMoonlit ? { ...LIGHT.night, share: NIGHT_ON_SNOW } : LIGHT[time];
  const tinted = (color: string) =>
    mix(
      mix(color, style.tint.color, isIndoor(scene.place) ? style.tint.share / 2 : style.tint.share),
      light.color,
      light.share,
    );
  return {
    far: tinted(base.far),
    middle: tinted(base.middle),
    near: tinted(base.near),
    detail: mix(base.detail, light.color, light.share / 2),
  };
}

/** Whether a place is indoors, where time of day and weather don't show. */
export function isIndoor(place: SceneLocation): boolean {
  return place === "room" || place === "table" || place === "studio";
}
