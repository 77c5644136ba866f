import "server-only";

import sharp from "sharp";

import { LOGO_PADDING, logoSpaces } from "@/lib/tools/qr-generator/logo-spaces";
import {
  eyeModules,
  misplacesAlignment,
  resemblesEye,
  type Shades,
} from "@/lib/tools/qr-generator/look-alikes";
import type { PlacedLogo } from "@/lib/tools/qr-generator/render";
import { clearMiddle, type QrSymbol } from "@/lib/tools/qr-generator/symbol";

/** Side of the box that a logo is looked at in, in pixels: several for a module. */
const LOOKED_AT = 96;
/** How far a logo shrinks in the smallest space. */
const MIN_SCALE = 0.5;
/** How much of its largest size a logo keeps, whatever pattern it hides: a reader that is bent by it is one of several. */
const MIN_SHARE_ALIGNED = 0.75;
/** What share of a space a logo may take, tried in this order. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55];

/**
 * Lists where a logo may go in a code, largest first: at sizes at which nothing in it passes for a pattern of the code's own,
 * by which readers would go astray. Where only far smaller sizes bend no grid, those that have no eye, as mistakable.
 *
 * @param png the logo
 * @param lightColor what it lies on, `#rrggbb`
 * @param pause called before each space is looked at; may reject to end that
 * @returns all its sizes, as mistakable, when there are no such
 */
export async function placesOf(
  png: Buffer,
  symbol: QrSymbol,
  { lightColor, pause }: { lightColor: string; pause: () => Promise<void> | undefined },
): Promise<PlacedLogo[]> {
  const shades = await shadesOf(png, lightColor);
  const eyes = eyeModules(shades);
  const spaces = logoSpaces(symbol.count, shades.width / shades.height);
  const [unmistakable, eyeless]: [PlacedLogo[], PlacedLogo[]] = [[], []];
  const widthOf = ({ space, scale }: PlacedLogo) => sizeIn(space, shades, scale).width;
  for (const [at, space] of spaces.entries()) {
    await pause();
    const smaller = spaces[at + 1];
    const least = smaller ? sizeIn(smaller, shades).width : MIN_SCALE * sizeIn(space, shades).width;
    const cleared = clearMiddle(symbol, space);
    const scales = SCALES.filter((share) => {
      const { width } = sizeIn(space, shades, share);
      return width > least && !resemblesEye(eyes, width);
    });
    const scale = scales.find(
      (share) => !misplacesAlignment(cleared, shades, sizeIn(space, shades, share)),
    );
    if (scale !== undefined) unmistakable.push({ png, space, scale, isMistakable: false });
    const [largest] = scales;
    if (largest !== undefined)
      eyeless.push({ png, space, scale: largest, isMistakable: largest !== scale });
  }
  const [[best], [widest]] = [unmistakable, eyeless];
  if (best && widest && widthOf(best) >= MIN_SHARE_ALIGNED * widthOf(widest)) return unmistakable;
  if (widest) return eyeless;
  return spaces.map((space) => ({ png, space, scale: 1, isMistakable: true }));
}

async function shadesOf(png: Buffer, lightColor: string): Promise<Shades> {
  const { data, info } = await sharp(png)
    .resize(LOOKED_AT, LOOKED_AT, { fit: "inside" })
    .flatten({ background: lightColor })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, grays: data };
}

/** The size that a logo is drawn at, in modules: as it fits in its space. */
function sizeIn(
  space: { width: number; height: number },
  { width, height }: Shades,
  scale = 1,
): { width: number; height: number } {
  const [most, highest] = [space.width - 2 * LOGO_PADDING, space.height - 2 * LOGO_PADDING];
  const fitted = scale * Math.min(most / width, highest / height);
  return { width: fitted * width, height: fitted * height };
}
