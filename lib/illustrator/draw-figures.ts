import type { Line, PlacedFigure, Rim } from "@/lib/illustrator/arrange";
import type { Hsl } from "@/lib/illustrator/color";
import { type BodyPlan, bodyFor, clothesAt, wearsColor } from "@/lib/illustrator/draw-body";
import { piecesOf } from "@/lib/illustrator/draw-lettering";
import { drawProp, PROP_SIDE } from "@/lib/illustrator/draw-prop";
import { BODY, bodySize, boxOf } from "@/lib/illustrator/figure-frame";
import { type Icons, prefixIds } from "@/lib/illustrator/icons";
import { paintedColors } from "@/lib/illustrator/paint-parts";
import type { Random } from "@/lib/illustrator/random";
import { recolor, showsColor } from "@/lib/illustrator/recolor";
import type { Figure } from "@/lib/illustrator/scene";
import { isAfloat } from "@/lib/illustrator/settle-setting";
import { circle, ellipse, tenths } from "@/lib/illustrator/shapes";
import type { Style } from "@/lib/illustrator/styles";

/** Icons may be mirrored for variety, except those with lettering. */
const NEVER_TURNED =
  /^(?:hospital|hotel|bank|school|police-car|taxi|ambulance|convenience-store|open-book|lettering-.*|shape-.*)$/;

/** Who several people are whose word says neither whether they're women or men. */
const LOOKS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    child: ["girl", "boy", "child"],
    person: ["woman", "man", "person"],
    man: ["man"],
    woman: ["woman"],
    boy: ["boy"],
    girl: ["girl"],
  }),
);

/** What snow lies on. */
const SNOWED_ON = /^(?:building|tree)$/;

/** Mirrors some of them and picks clothes, for variety. Changes `placed` in place. */
export function varyFigures(placed: readonly PlacedFigure[], random: Random): void {
  for (const one of placed) {
    one.turned = random.chance(0.4) && !NEVER_TURNED.test(one.figure.icon);
    if (!drawProp(one.figure.icon, undefined)) one.clothes = random.between(0, 100);
  }
  dressApart(placed.filter(({ figure }) => figure.kind === "person"));
  for (const figure of new Set(placed.map((one) => one.figure))) {
    const copies = placed.filter((one) => one.figure === figure);
    const looks = LOOKS.get(figure.icon);
    if (copies.length < 2 || !looks) continue;
    for (const [index, one] of copies.entries()) {
      one.look = looks[index % looks.length];
      one.turned = index % 2 === 1;
    }
  }
}

/** Gives neighbors clothes of different colors, as many as there are. */
function dressApart(people: readonly PlacedFigure[]): void {
  for (const [index, one] of people.entries()) {
    const before = people
      .slice(Math.max(0, index - 3), index)
      .map(({ clothes = 0 }) => clothesAt(clothes));
    while (before.includes(clothesAt(one.clothes ?? 0)))
      one.clothes = ((one.clothes ?? 0) + 1) % 98;
  }
}

/** Draws all figures with their shadows, in the given order. */
export function drawFigures(
  placed: readonly PlacedFigure[],
  parts: { icons: Icons; style: Style; ambient: string; snowy: boolean; isDry: boolean },
): string {
  return placed
    .map((one, index) => {
      const pond = parts.isDry && isAfloat(one.figure) && !one.rim ? pondOf(one, parts) : undefined;
      const shadow =
        one.floating || one.rim || pond
          ? (pond?.behind ?? "")
          : ellipse(one.x, one.y, one.height * 0.36, one.height * 0.055, "#0b1020", 0.24);
      const whole = drawOne(one, `f${index}-`, parts);
      const { tilt } = one;
      const bare = tilt
        ? `<g transform="rotate(${tenths(tilt.angle)} ${tenths(tilt.x)} ${tenths(tilt.y)})">${whole}</g>`
        : whole;
      const isUnderSnow = parts.snowy && SNOWED_ON.test(one.figure.kind);
      const smoke = one.figure.smokes ? drawSmoke(one) : "";
      const drawing = smoke + (isUnderSnow ? `<g filter="url(#snowcap)">${bare}</g>` : bare);
      const flip = one.turned ? ` transform="translate(${tenths(one.x * 2)} 0) scale(-1 1)"` : "";
      const filter = parts.style.figure ? ` filter="url(#${parts.style.figure})"` : "";
      const line = one.line ? drawLine(one.line, one.height) : "";
      const front = one.rim?.front;
      const seen = front === undefined ? "" : ` opacity="${front}"`;
      return `${shadow}${line}<g${filter}${seen}><g${flip}><g filter="url(#${parts.ambient})">${drawing}</g></g></g>${pond?.before ?? ""}`;
    })
    .join("");
}

/** The water that a boat or a whale is in where there is none, behind it and over what is under water. */
function pondOf(
  { x, y, height }: PlacedFigure,
  { style, ambient }: { style: Style; ambient: string },
): { behind: string; before: string } {
  // A pedestal is hardly wider than a boat.
  const rx = height * (style.staging === "pedestal" ? 0.5 : 0.74);
  const ry = rx * 0.19;
  const edge = `M${tenths(x - rx)} ${tenths(y - ry)}A${tenths(rx)} ${tenths(ry)} 0 0 0 ${tenths(x + rx)} ${tenths(y - ry)}`;
  const line = `Q${tenths(x)} ${tenths(y - ry * 0.1)} ${tenths(x - rx)} ${tenths(y - ry)}Z`;
  const lit = (drawing: string) => `<g filter="url(#${ambient})">${drawing}</g>`;
  return {
    behind: lit(
      ellipse(x, y - ry, rx * 1.04, ry * 1.14, "#2c6f93") + ellipse(x, y - ry, rx, ry, "#4b9cc6"),
    ),
    before: lit(`<path d="${edge}${line}" fill="#4b9cc6" opacity=".88"/>`),
  };
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
  const { figure, rim } = one;
  const icon = one.look ?? figure.icon;
  const box = boxOf(one);
  if (figure.madeOf)
    return inBox(drawPieces(figure, prefix, parts.icons), { ...box, of: PROP_SIDE });
  const own = drawProp(icon, figure.color);
  if (own) return inBox(beforeRim(own, rim, prefix, PROP_SIDE), { ...box, of: PROP_SIDE });
  const body = prefixIds(parts.icons.body(icon), prefix);
  const main = wearsColor(icon) ? undefined : figure.color;
  const painted = recolor(body, main, paintedColors(icon, figure.painted));
  const seed = one.clothes ?? 0;
  const color = painted === body && !wearsColor(icon) ? undefined : figure.color;
  const plan = bodyFor(icon, seed, { color, dressed: figure.dressed }, one.pose);
  if (plan) return withBody(painted, plan, one, parts.icons.side);
  const { side } = parts.icons;
  return inBox(beforeRim(painted, rim, prefix, side), { ...box, of: side });
}

/** Draws what digits, letters, or a shape are made of, along their strokes. */
function drawPieces({ icon, madeOf }: Figure, prefix: string, icons: Icons): string {
  const pieces = madeOf ? piecesOf(icon, PROP_SIDE) : [];
  return pieces
    .map((box, index) => {
      const own = drawProp(madeOf?.icon ?? "", madeOf?.color);
      if (own || !madeOf) return inBox(own ?? "", { ...box, of: PROP_SIDE });
      const body = prefixIds(icons.body(madeOf.icon), `${prefix}${index}-`);
      const painted = madeOf.color ? recolor(body, madeOf.color) : body;
      return inBox(painted, { ...box, of: icons.side });
    })
    .join("");
}

/** Cuts off what is above and behind an opening. */
function beforeRim(drawing: string, rim: Rim | undefined, prefix: string, side: number): string {
  if (!rim) return drawing;
  if (rim.front !== undefined) return drawing;
  const [x, y, rx, ry] = [rim.x, rim.y, rim.rx, rim.ry].map((share) => share * side);
  const edge = `M${tenths(-side)} ${tenths(y ?? 0)}H${tenths((x ?? 0) - (rx ?? 0))}A${tenths(rx ?? 0)} ${tenths(ry ?? 0)} 0 0 0 ${tenths((x ?? 0) + (rx ?? 0))} ${tenths(y ?? 0)}H${side * 2}V${side * 2}H${-side}Z`;
  return `<clipPath id="${prefix}rim"><path d="${edge}"/></clipPath><g clip-path="url(#${prefix}rim)">${drawing}</g>`;
}

/** Where chimneys end, in shares of an icon's side. */
const CHIMNEYS: Readonly<Record<string, { x: number; y: number }>> = {
  house: { x: 0.19, y: 0.06 },
  "log-cabin": { x: 0.74, y: 0.1 },
};

function drawSmoke(one: PlacedFigure): string {
  const chimney = CHIMNEYS[one.figure.icon];
  if (!chimney) return "";
  const { x, y, side } = boxOf(one);
  const at = { x: x + chimney.x * side, y: y + chimney.y * side };
  return [0, 1, 2, 3, 4]
    .map((puff) => {
      const r = side * (0.03 + puff * 0.014);
      const drift = side * (0.012 * puff * puff) * (puff % 2 === 0 ? 1.1 : 0.7);
      return circle(
        at.x + drift,
        at.y - side * (0.02 + puff * 0.055),
        r,
        "#b9c0c7",
        0.9 - puff * 0.1,
      );
    })
    .join("");
}

function drawLine({ from, to, color, sag }: Line, size: number): string {
  const x = (from.x + to.x) / 2;
  const y = (from.y + to.y) / 2 + sag;
  const d = `M${tenths(from.x)} ${tenths(from.y)}Q${tenths(x)} ${tenths(y)} ${tenths(to.x)} ${tenths(to.y)}`;
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${tenths(Math.max(2.5, Math.min(6, size * 0.016)))}" stroke-linecap="round"/>`;
}

function withBody(head: string, plan: BodyPlan, one: PlacedFigure, side: number): string {
  const { width, height } = bodySize(one);
  const inner =
    plan.body +
    inBox(head, { x: plan.head.x, y: plan.head.y, side: plan.head.side, of: side }) +
    (plan.front ?? "");
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
