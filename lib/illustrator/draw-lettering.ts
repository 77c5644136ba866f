import { type Hsl, hsl, shade } from "@/lib/illustrator/color";
import { placesAlong, strokesOf } from "@/lib/illustrator/glyphs";
import { path, tenths } from "@/lib/illustrator/shapes";

/** How thick strokes are, as a share of the drawing's side, and how large what they are made of is; less for several letters. */
const THICK = 0.15;
const UNIT = 0.24;
/** From one thing to the next, in their size. */
const APART = 0.66;

/** Draws digits, letters, or a shape on a square; undefined for another icon. */
export function drawLettering(
  icon: string,
  color: Hsl | undefined,
  side: number,
): string | undefined {
  const strokes = strokesOf(icon, side);
  if (strokes.length === 0) return undefined;
  const fill = color ? hsl(color) : "#e5533d";
  const width = side * THICK * thinness(icon);
  const line = (down: number, stroke: string, more: number) =>
    strokes
      .map((points) => {
        const [first, ...rest] = points.map(({ x, y }) => `${tenths(x)} ${tenths(y + down)}`);
        return path(
          `M${first}L${rest.join("L")}`,
          "none",
          `stroke="${stroke}" stroke-width="${tenths(width + more)}" stroke-linecap="round" stroke-linejoin="round"`,
        );
      })
      .join("");
  return line(width * 0.2, shade(fill, -0.35), 0) + line(0, fill, 0);
}

/** Where the things are that such a drawing is made of, and how large each is. */
export function piecesOf(icon: string, side: number): { x: number; y: number; side: number }[] {
  const size = side * UNIT * thinness(icon);
  const places = placesAlong(strokesOf(icon, side), size * APART);
  return places
    .toSorted((one, other) => one.y - other.y)
    .map(({ x, y }) => ({ x: x - size / 2, y: y - size / 2, side: size }));
}

/** Of several letters, each is smaller. */
function thinness(icon: string): number {
  const text = icon.replace(/^lettering-/, "");
  return text.length === 1 || text.startsWith("shape-") ? 1 : 1 / (0.45 + 0.6 * text.length);
}
