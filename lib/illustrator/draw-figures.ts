import type { PlacedFigure } from "@/lib/illustrator/arrange";
import type { Hsl } from "@/lib/illustrator/color";
import { type BodyPlan, bodyFor, wearsColor } from "@/lib/illustrator/draw-body";
import { drawProp, PROP_SIDE } from "@/lib/illustrator/draw-prop";
import { type Icons, prefixIds } from "@/lib/illustrator/icons";
import type { Random } from "@/lib/illustrator/random";
import { recolor, showsColor } from "@/lib/illustrator/recolor";
import { ellipse, tenths } from "@/lib/illustrator/shapes";
import type { Style } from "@/lib/illustrator/styles";

/** Canvas of a `BodyPlan`. */
const BODY = { width: 100, height: 160 };
/** Icons may be mirrored for variety, except those with lettering. */
const NEVER_TURNED =
  /^(?:hospital|hotel|bank|school|police-car|taxi|ambulance|convenience-store|open-book)$/;

/** What snow lies on. */
const SNOWED_ON = /^(?:building|tree)$/;

/** Mirrors some of them and picks clothes, for variety. Changes `placed` in place. */
export function varyFigures(placed: readonly PlacedFigure[], random: Random): void {
  for (const one of placed) {
    one.turned = random.chance(0.4) && !NEVER_TURNED.test(one.figure.icon);
    if (!drawProp(one.figure.icon, undefined)) one.clothes = random.between(0, 100);
  }
}

/** Draws all figures with their shadows, in the given order. */
export function drawFigures(
  placed: readonly PlacedFigure[],
  parts: { icons: Icons; style: Style; ambient: string; snowy: boolean },
): string {
  return placed
    .map((one, index) => {
      const shadow = one.floating
        ? ""
        : ellipse(one.x, one.y, one.height * 0.36, one.height * 0.055, "#0b1020", 0.24);
      const bare = drawOne(one, `f${index}-`, parts);
      const isUnderSnow = parts.snowy && SNOWED_ON.test(one.figure.kind);
      const drawing = isUnderSnow ? `<g filter="url(#snowcap)">${bare}</g>` : bare;
      const flip = one.turned ? ` transform="translate(${tenths(one.x * 2)} 0) scale(-1 1)"` : "";
      const filter = parts.style.figure ? ` filter="url(#${parts.style.figure})"` : "";
      return `${shadow}<g${filter}><g${flip}><g filter="url(#${parts.ambient})">${drawing}</g></g></g>`;
    })
    .join("");
}

/** Whether an icon shows a color that is asked for: in its clothes, in its own color, or because it has it anyway. */
export function takesColor(icon: string, color: Hsl, icons: Icons): boolean {
  if (
    drawProp(icon, undefined) ||
    wearsColor(icon) ||
    bodyFor(icon, 0, { color, dressed: false })
  ) {
    return true;
  }
  return showsColor(icons.body(icon), color);
}

function drawOne(one: PlacedFigure, prefix: string, parts: { icons: Icons; style: Style }): string {
  const { figure, x, y, height } = one;
  const own = drawProp(figure.icon, figure.color);
  if (own) return inBox(own, { x: x - height / 2, y: y - height, side: height, of: PROP_SIDE });
  const body = prefixIds(parts.icons.body(figure.icon), prefix);
  const painted = figure.color && !wearsColor(figure.icon) ? recolor(body, figure.color) : body;
  const seed = one.clothes ?? 0;
  const color = painted === body && !wearsColor(figure.icon) ? undefined : figure.color;
  const plan = bodyFor(figure.icon, seed, { color, dressed: figure.dressed });
  if (plan) return withBody(painted, plan, one, parts.icons.side);
  // Icons leave a little space below their feet.
  const side = height * 1.06;
  return inBox(painted, { x: x - side / 2, y: y - side * 0.97, side, of: parts.icons.side });
}

function withBody(head: string, plan: BodyPlan, one: PlacedFigure, side: number): string {
  const height = one.height * 1.12;
  const width = (height * BODY.width) / BODY.height;
  const inner =
    plan.body + inBox(head, { x: plan.head.x, y: plan.head.y, side: plan.head.side, of: side });
  return `<svg x="${tenths(one.x - width / 2)}" y="${tenths(one.y - height)}" width="${tenths(width)}" height="${tenths(height)}" viewBox="0 0 ${BODY.width} ${BODY.height}" overflow="visible">${inner}</svg>`;
}

function inBox(drawing: string, box: { x: number; y: number; side: number; of: number }): string {
  return `<svg x="${tenths(box.x)}" y="${tenths(box.y)}" width="${tenths(box.side)}" height="${tenths(box.side)}" viewBox="0 0 ${box.of} ${box.of}" overflow="visible">${drawing}</svg>`;
}

/** Builds the filter `ambient`, which tints figures with the light of the time of day. */
export function ambientFilter(time: "dawn" | "day" | "sunset" | "night", inside: boolean): string {
  const light = {
    day: [1, 1, 1],
    dawn: [1, 0.95, 0.93],
    sunset: [1, 0.84, 0.78],
    night: [0.78, 0.82, 1],
  }[inside ? "day" : time];
  const [r, g, b] = light;
  return `<filter id="ambient" color-interpolation-filters="sRGB" x="-10%" y="-10%" width="120%" height="120%"><feColorMatrix values="${r} 0 0 0 0 0 ${g} 0 0 0 0 0 ${b} 0 0 0 0 0 1 0"/></filter>`;
}
