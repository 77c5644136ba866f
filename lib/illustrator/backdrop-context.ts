import type { LandColors } from "@/lib/illustrator/land-colors";
import { lookOf } from "@/lib/illustrator/looks";
import type { Random } from "@/lib/illustrator/random";
import type { Scene, SceneLocation } from "@/lib/illustrator/scene";
import type { Viewport } from "@/lib/illustrator/shapes";

/** Everything needed to draw a backdrop. */
export type BackdropContext = {
  viewport: Viewport;
  random: Random;
  scene: Scene;
  colors: LandColors;
  /** Where sky and land meet, in pixels from the top. */
  horizon: number;
  /** The sky's color there, into which distant land fades. */
  haze: string;
};

/** Horizon as a share of the height, from the top. */
const HORIZONS: Partial<Record<SceneLocation, number>> = {
  sea: 0.52,
  beach: 0.5,
  lake: 0.54,
  city: 0.66,
  street: 0.62,
  space: 0.82,
  sky: 0.8,
  underwater: 0.8,
  room: 0.66,
  table: 0.62,
  studio: 0.72,
  mountains: 0.62,
};

/** Returns a scene's horizon in pixels from the top. */
export function horizonY(viewport: Viewport, { place, variation }: Scene): number {
  return viewport.height * ((HORIZONS[place] ?? 0.58) + lookOf(variation).horizon);
}
