import { type Hsl, hsl, toHsl } from "@/lib/illustrator/color";
import type { Figure } from "@/lib/illustrator/scene";

const FACES = /^(?:man|woman|boy|girl|child|person|old-man|old-woman)$/;

/** Parts that have colors of their own in drawings, the main one first. */
const COLORS_OF_PARTS: readonly (readonly [part: RegExp, icons: RegExp, colors: string])[] = [
  [/^door$/, /^(?:house|house-with-garden)$/, "#d27857 #ab5932"],
  [/^roof$/, /^(?:house|house-with-garden)$/, "#ed6c31"],
  [/^door$/, /^hut$/, "#51362f"],
  [/^roof$/, /^hut$/, "#bd9177 #a37f69 #d2a590 #6c4d43"],
  [/^door$/, /^castle$/, "#8f6d61 #6e4d42"],
  [/^roof$/, /^(?:castle|school)$/, "#a62714"],
  [/^door$/, /^church$/, "#d27856 #ac5832"],
  [/^roof$/, /^church$/, "#896159 #614f46"],
  [/^hair$/, /^(?:man|woman|boy|girl|child|person|princess)$/, "#543930 #6d4c41"],
  [/^hair$/, /^(?:old-man|old-woman)$/, "#e0e0e0 #9e9e9e"],
  [/^eye$/, FACES, "#404040"],
  [/^mane$/, /^unicorn$/, "#e74b8c #ef7fad #f081af"],
  [/^mane$/, /^lion$/, "#865c50"],
];
/** An eye is small, so that what is dark in it isn't seen for its color. */
const MIN_EYE_LIGHTNESS = 0.4;

/** Whether a part can have a color of its own. */
export function canPaint(icon: string, part: string): boolean {
  return colorsOf(icon, part).length > 0;
}

/** What the colors of painted parts become, by the color in the drawing. */
export function paintedColors(
  icon: string,
  painted: Figure["painted"] = [],
): ReadonlyMap<string, string> {
  return new Map(
    painted.flatMap(({ part, color }) => {
      const own = colorsOf(icon, part);
      const target = part === "eye" ? { ...color, l: Math.max(MIN_EYE_LIGHTNESS, color.l) } : color;
      return own.map((hex): [string, string] => [hex, shadeOf(hex, own[0] ?? hex, target)]);
    }),
  );
}

/** As much lighter or darker than the main color as it was before. */
function shadeOf(hex: string, main: string, target: Hsl): string {
  const l = target.l + (toHsl(hex).l - toHsl(main).l);
  return hsl({ ...target, l: Math.min(0.97, Math.max(0.06, l)) });
}

function colorsOf(icon: string, part: string): string[] {
  return COLORS_OF_PARTS.filter(([name, icons]) => name.test(part) && icons.test(icon)).flatMap(
    ([, , colors]) => colors.split(" "),
  );
}
