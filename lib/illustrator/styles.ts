import type { ImageStyle } from "@/lib/core/image-options";
import type { TimeOfDay } from "@/lib/illustrator/scene";

/** A style: how everything is drawn. */
export type Style = {
  /** Sky gradient, from the top to the horizon. */
  sky: Readonly<Record<TimeOfDay, readonly string[]>>;
  clouds: "soft" | "cumulus" | "crisp" | "flat" | "wisps";
  /** Color that tints the land, and its share. */
  tint: { color: string; share: number };
  /** Filter for the backdrop, by its id in `filters.ts`. */
  back: string | undefined;
  /** Filter for each figure. */
  figure: string | undefined;
  /** Filter for the whole image. */
  finish: string | undefined;
  /** Where figures are shown: in a landscape, on a pedestal, or close up. */
  staging: "scene" | "pedestal" | "close";
};

const NATURAL_SKY: Style["sky"] = {
  dawn: ["#7d9fd3", "#f3cfc6", "#ffe7bd"],
  day: ["#3d8fdd", "#8fc7f2", "#dff1fb"],
  sunset: ["#40386f", "#c2607a", "#f79a58", "#ffd68a"],
  night: ["#070d26", "#152350", "#33477f"],
};

const BASE: Style = {
  sky: NATURAL_SKY,
  clouds: "soft",
  tint: { color: "#ffffff", share: 0 },
  back: undefined,
  figure: "lit",
  finish: undefined,
  staging: "scene",
};

/** The drawing style for each style option of the product. */
export const STYLES: Readonly<Record<ImageStyle, Style>> = {
  realistic: { ...BASE, finish: "grain" },
  cinematic: {
    ...BASE,
    sky: {
      dawn: ["#27475a", "#a58f86", "#f0bf8c"],
      day: ["#1d4f63", "#5e98a3", "#e6d2ac"],
      sunset: ["#172c3d", "#7a5560", "#e2834b", "#ffcf8a"],
      night: ["#030a12", "#0b2230", "#1d4a58"],
    },
    clouds: "wisps",
    tint: { color: "#123a46", share: 0.3 },
    back: "far",
    figure: "rim",
    finish: "film",
  },
  ghibli: {
    ...BASE,
    sky: {
      dawn: ["#6fa7d8", "#f7d7c4", "#fff0cf"],
      day: ["#1f7fd0", "#5fb4ea", "#c9eef3"],
      sunset: ["#5a5aa8", "#e88a7d", "#ffc27a", "#ffe9b0"],
      night: ["#0c1b46", "#1e3a78", "#4a6aa5"],
    },
    clouds: "cumulus",
    tint: { color: "#4fae3d", share: 0.22 },
    back: "paint",
    figure: "brush",
    finish: "paper",
  },
  anime: {
    ...BASE,
    sky: {
      dawn: ["#5a7be8", "#f8a8d0", "#ffe3c0"],
      day: ["#1c5be0", "#48b4ff", "#c9f3ff"],
      sunset: ["#2c2380", "#c43f92", "#ff7f6b", "#ffd166"],
      night: ["#070a35", "#2a1f80", "#7a4fc8"],
    },
    clouds: "crisp",
    tint: { color: "#2f6bff", share: 0.12 },
    back: undefined,
    figure: "ink",
    finish: undefined,
  },
  cartoon: {
    ...BASE,
    sky: {
      dawn: ["#ffc8a8", "#ffe6b8"],
      day: ["#58c4f6", "#a9e4ff"],
      sunset: ["#ff7e5f", "#ffc371"],
      night: ["#23306e", "#4256a5"],
    },
    clouds: "flat",
    tint: { color: "#a8e05f", share: 0.12 },
    back: "contour",
    figure: "outline",
    finish: undefined,
  },
  fantasy: {
    ...BASE,
    sky: {
      dawn: ["#4a2f8a", "#d378c8", "#ffd0b0"],
      day: ["#3a2a86", "#8a6ad8", "#f5b4e0"],
      sunset: ["#2a1458", "#a8327a", "#ff8a5c", "#ffd98a"],
      night: ["#0a0628", "#2b1a6e", "#1a8f96"],
    },
    clouds: "wisps",
    tint: { color: "#5a3fb0", share: 0.35 },
    back: "far",
    figure: "glow",
    finish: undefined,
  },
  "3d": {
    ...BASE,
    sky: {
      dawn: ["#fbd9c9", "#fff1e2"],
      day: ["#cfe6fb", "#f3f8ff"],
      sunset: ["#f7b39b", "#ffe1bd"],
      night: ["#2c3566", "#5a679f"],
    },
    clouds: "flat",
    back: "clay",
    figure: "clay",
    staging: "pedestal",
  },
  portrait: { ...BASE, back: "bokeh", figure: "lit", finish: "grain", staging: "close" },
};

/** Styles that ask for a photograph, which a drawing never is. */
const PHOTOGRAPHIC: Readonly<Partial<Record<ImageStyle, string>>> = {
  realistic: "realistic (drawn as an illustration)",
  cinematic: "realistic style (drawn as an illustration)",
};

/** What a style asks for that drawings of simple shapes don't have. */
export function styleNotDrawn(style: ImageStyle): string[] {
  const name = PHOTOGRAPHIC[style];
  return name ? [name] : [];
}
