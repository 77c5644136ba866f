import { COLORS, type Hsl } from "@/lib/illustrator/color";
import type { TimeOfDay } from "@/lib/illustrator/scene";

/** What one of several images of a description is like where its words leave it open. */
export type Look = {
  time: TimeOfDay;
  /** Color of vehicles and boats; undefined for their own. */
  paint: Hsl | undefined;
  /** Color of the walls of a room; undefined for any. */
  wall: string | undefined;
  /** Tint of space and of deep water, and its share. */
  depths: { color: string; share: number };
  /** How near things are, 1 for as near as in the first. */
  nearness: number;
  /** Where the middle of what is in front is, from the left, as a share of the width. */
  middle: number;
  /** Whether what is in front is in the opposite order. */
  reversed: boolean;
  /** How much lower the horizon is, as a share of the height. */
  horizon: number;
};

const FIRST: Look = {
  time: "day",
  paint: undefined,
  wall: undefined,
  depths: { color: "#000000", share: 0 },
  nearness: 1,
  middle: 0.5,
  reversed: false,
  horizon: 0,
};

const OTHERS: readonly Look[] = [
  {
    time: "sunset",
    paint: COLORS.blue,
    wall: "#9fc0d4",
    depths: { color: "#0a6a63", share: 0.6 },
    nearness: 0.74,
    middle: 0.36,
    reversed: true,
    horizon: -0.05,
  },
  {
    time: "dawn",
    paint: COLORS.green,
    wall: "#a9c79a",
    depths: { color: "#7a1f4a", share: 0.55 },
    nearness: 1.16,
    middle: 0.55,
    reversed: false,
    horizon: 0.05,
  },
  {
    time: "night",
    paint: COLORS.yellow,
    wall: "#d3aecb",
    depths: { color: "#153a8a", share: 0.6 },
    nearness: 0.86,
    middle: 0.64,
    reversed: true,
    horizon: -0.02,
  },
];

/** The look of one of several images: 0 for the first. */
export function lookOf(variation: number): Look {
  return (variation > 0 && OTHERS[(variation - 1) % OTHERS.length]) || FIRST;
}
