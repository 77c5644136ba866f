import { type Hsl, hsl, toHsl } from "@/lib/illustrator/color";
import { type PaintedArea, paintedAreas } from "@/lib/illustrator/painted-areas";

const HEX = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi;
const NEAR_HUE_DEGREES = 48;
const MIN_SATURATION = 0.22;
/** Up to this, a part of something gray is a tinted gray. */
const TINT_SATURATION = 0.3;
/** Something dark gray isn't lighter than this, and its outlines and eyes are darker. */
const DARK = { from: 0.12, to: 0.36 };
/** Of a drawing's area, how much has to change for it to have another color. */
const SHOWN_SHARE = 0.3;

/** Colors that say what color something is, and how much of one may stay beside grays that get another. */
const VIVID = { saturation: 0.5, from: 0.25, to: 0.7 };
const VIVID_TO_GRAY = 0.4;
/** How much less saturated a color may be than one that it's taken for. */
const MAX_PALER = 0.35;

/** The colors that a drawing mostly has: those around a hue, or grays. */
type MainColor = { kind: "hue"; color: Hsl } | { kind: "light" | "dark"; l: number };

/**
 * Recolors SVG code: its dominant color family becomes `target`. Light and dark parts keep their
 * order, so the shading survives; eyes, wheels and other hues stay as they are.
 *
 * @param painted what colors of parts become that are asked to have their own
 * @returns the drawing unchanged when its own color is already close
 */
export function recolor(
  drawing: string,
  target: Hsl | undefined,
  painted: ReadonlyMap<string, string> = new Map(),
): string {
  const main = target && mainColor(paintedAreas(drawing));
  const isKept = !main || isSimilar(main, target);
  if (isKept && painted.size === 0) return drawing;
  return drawing.replace(
    HEX,
    (hex) => painted.get(hex.toLowerCase()) ?? (isKept ? hex : repaint(hex, main, target)),
  );
}

/**
 * Whether a recolored drawing shows the color: it has it anyway, or a good part of its area gets it, and nothing vivid stays beside
 * a lesser part that was gray, as the green of a tractor whose wheels turn red.
 */
export function showsColor(drawing: string, target: Hsl): boolean {
  const areas = paintedAreas(drawing);
  const main = mainColor(areas);
  if (isSimilar(main, target)) return true;
  const sum = (some: readonly PaintedArea[]) => some.reduce((total, { area }) => total + area, 0);
  const changed = areas.filter(({ color }) => belongs(toHsl(color), main));
  const isMost = main.kind === "hue" || sum(changed) > sum(areas) / 2;
  if (!isMost && vividArea(areas, target) > sum(changed) * VIVID_TO_GRAY) return false;
  return sum(changed) > sum(areas) * SHOWN_SHARE;
}

/** The area of the vivid hue that a drawing has most of, but for the one asked for. */
function vividArea(areas: readonly PaintedArea[], target: Hsl): number {
  const vivid = areas
    .map(({ color, area }) => ({ ...toHsl(color), area }))
    .filter(({ s, l }) => s > VIVID.saturation && l > VIVID.from && l < VIVID.to)
    .filter(({ h }) => hueDistance(h, target.h) >= NEAR_HUE_DEGREES);
  const near = (hue: number) => vivid.filter(({ h }) => hueDistance(h, hue) < NEAR_HUE_DEGREES / 2);
  return vivid.reduce(
    (most, { h }) =>
      Math.max(
        most,
        near(h).reduce((sum, { area }) => sum + area, 0),
      ),
    0,
  );
}

function repaint(hex: string, main: MainColor, target: Hsl): string {
  const color = toHsl(hex);
  if (!belongs(color, main)) return hex;
  const middle = main.kind === "hue" ? main.color.l : main.l;
  const shift = (color.l - middle) * 0.75;
  return hsl({ h: target.h, s: target.s, l: Math.min(0.97, Math.max(0.06, target.l + shift)) });
}

function belongs(color: Hsl, main: MainColor): boolean {
  if (main.kind === "hue")
    return color.s > MIN_SATURATION && hueDistance(color.h, main.color.h) < NEAR_HUE_DEGREES;
  if (color.s > TINT_SATURATION) return false;
  return main.kind === "dark"
    ? color.l >= DARK.from && color.l < 0.6
    : color.l > 0.3 && color.l < 0.98;
}

/** A "red fox" is already as red as foxes are. */
function isSimilar(main: MainColor, target: Hsl): boolean {
  if (main.kind !== "hue") return false;
  return (
    hueDistance(main.color.h, target.h) < 14 &&
    Math.abs(main.color.l - target.l) < 0.18 &&
    // Tan is no yellow.
    main.color.s > target.s - MAX_PALER &&
    target.s > MIN_SATURATION
  );
}

/** A hue is something's color from this share of the area of grays, which are often only shading. */
const HUE_TO_GRAY = 0.7;

/** The color family of the largest area. */
function mainColor(areas: readonly PaintedArea[]): MainColor {
  const hues = new Map<number, { area: number; largest: number; color: Hsl }>();
  let light = 0;
  let dark = 0;
  for (const { color: hex, area } of areas) {
    const color = toHsl(hex);
    if (color.l < DARK.from) continue;
    if (color.s <= MIN_SATURATION) {
      if (color.l > DARK.to) light += area;
      else dark += area;
      continue;
    }
    const family = Math.round(color.h / 30) % 12;
    const known = hues.get(family) ?? { area: 0, largest: 0, color };
    const isLargest = area > known.largest;
    hues.set(family, {
      area: known.area + area,
      largest: isLargest ? area : known.largest,
      color: isLargest ? color : known.color,
    });
  }
  const [best] = [...hues.values()].sort((one, other) => other.area - one.area);
  if (best && best.area > Math.max(light, dark) * HUE_TO_GRAY)
    return { kind: "hue", color: best.color };
  return dark > light ? { kind: "dark", l: 0.28 } : { kind: "light", l: 0.75 };
}

function hueDistance(a: number, b: number): number {
  const distance = Math.abs(a - b) % 360;
  return Math.min(distance, 360 - distance);
}
