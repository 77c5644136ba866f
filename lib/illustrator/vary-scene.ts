import type { PlacedFigure } from "@/lib/illustrator/arrange";
import type { Hsl } from "@/lib/illustrator/color";
import { takesColor } from "@/lib/illustrator/draw-figures";
import type { Icons } from "@/lib/illustrator/icons";
import { isIndoor } from "@/lib/illustrator/land-colors";
import { lookOf } from "@/lib/illustrator/looks";
import type { Figure, Scene } from "@/lib/illustrator/scene";

/** Kinds that come in every color. */
const PAINTED = /^(?:vehicle|boat)$/;
/** Those of them that are known by their colors. */
const OWN_COLORS = /^(?:police-car|ambulance|fire-engine|taxi|.*bus|racing-car)$/;

/** A scene as another image of it shows it: at another time, and in other colors, where none were asked for. */
export function varyScene(scene: Scene, variation: number, icons: Icons): Scene {
  const { time, paint } = lookOf(variation);
  const figures = scene.figures.map((figure) =>
    paint && isUnpainted(figure, paint, icons) ? { ...figure, color: paint } : figure,
  );
  return { ...scene, figures, variation, time: isTimeOpen(scene) ? time : scene.time };
}

function isUnpainted({ icon, kind, color }: Figure, paint: Hsl, icons: Icons): boolean {
  return !color && PAINTED.test(kind) && !OWN_COLORS.test(icon) && takesColor(icon, paint, icons);
}

/** Whether nothing that was said decides about the light. */
function isTimeOpen(scene: Scene): boolean {
  const { setting, place, weather, skyColor, skyAsked, without } = scene;
  const isSeen = !isIndoor(place) && place !== "space" && place !== "underwater";
  const isSaid = setting.some(({ time, part }) => time !== undefined || part !== undefined);
  const isExcluded = without.has("sun") || without.has("moon") || without.has("stars");
  return isSeen && !isSaid && !skyAsked && !skyColor && !isExcluded && weather.size === 0;
}

/**
 * Moves what is in front nearer or further and to a side, and what is behind to the other one, as the image's look is.
 * Changes `front` and `back` in place.
 */
export function varyLayout(
  { front, back }: { front: readonly PlacedFigure[]; back: readonly PlacedFigure[] },
  { variation, figures }: Scene,
  width: number,
): void {
  const { nearness, middle, reversed } = lookOf(variation);
  if (variation === 0) return;
  // Several have no room to be nearer, and neither has what is on or over something.
  const isHigh = figures.some(
    ({ relation, attached }) => relation?.kind === "on" || attached?.how === "overhead",
  );
  const scale = front.length > 2 || isHigh ? Math.min(1, nearness) : nearness;
  if (reversed) for (const one of [...front, ...back]) one.x = width - one.x;
  for (const one of front) {
    one.height *= scale;
    const margin = Math.min(width / 2, one.height * 0.5);
    const moved = middle * width + (one.x - width / 2) * Math.min(1, scale);
    one.x = Math.min(width - margin, Math.max(margin, moved));
  }
}
