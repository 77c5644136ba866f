import type { LandColours } from "@/lib/illustrator/land-colours";
import type { Random } from "@/lib/illustrator/random";
import type { Place, Scene } from "@/lib/illustrator/scene";
import type { Sheet } from "@/lib/illustrator/shapes";

/** What a backdrop is drawn with. */
export type Ground = {
  sheet: Sheet;
  random: Random;
  scene: Scene;
  colours: LandColours;
  /** Where sky and land meet, in pixels from the top. */
  horizon: number;
  /** The sky's colour there: what is far away fades into it. */
  haze: string;
};

/** Share of the height at which sky and land meet. */
const HORIZONS: Partial<Record<Place, number>> = {
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

export function horizonOf(sheet: Sheet, place: Place): number {
  return sheet.height * (HORIZONS[place] ?? 0.58);
}
