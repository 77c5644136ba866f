import { largest } from "@/lib/core/extremes";
import type { OpenPage } from "@/lib/pdf/open-page";
import type { PdfPhoto } from "@/lib/pdf/pdf";
import { placedImages } from "@/lib/pdf/placed-images";
import type { RenderedPage } from "@/lib/pdf/render-page";

/** In points: icons are smaller, and pictures that are more than a portrait are larger. */
const SIDE = { min: 45, max: 260 };
/** Height by width, from a square or a circle to a passport photo with room to spare. */
const PROPORTION = { min: 0.85, max: 1.75 };
/** Shades of gray that are told apart. */
const SHADES = 32;
/** Bits that tell a pixel's shade: logos and codes have few shades, photos many. */
const MIN_BITS = 2.4;
/** Most of a logo has one shade, even where it fades. */
const MAX_SHARE = 0.62;

/** The pictures on a page that may be portraits, by their size, their proportions, and their shades. */
export function findPhotos(page: OpenPage, drawn: RenderedPage | undefined): PdfPhoto[] {
  return placedImages(page).filter((image) => {
    const { x, y, width, height } = image;
    const isInside = x > -1 && y > -1 && x + width < page.width + 1 && y + height < page.height + 1;
    const hasSize = [width, height].every((side) => side >= SIDE.min && side <= SIDE.max);
    const proportion = height / width;
    const isPortrait = proportion >= PROPORTION.min && proportion <= PROPORTION.max;
    return isInside && hasSize && isPortrait && drawn !== undefined && hasShades(image, drawn);
  });
}

function hasShades({ x, y, width, height }: PdfPhoto, drawn: RenderedPage): boolean {
  const counts = new Array<number>(SHADES).fill(0);
  const [left, right, top, bottom] = [x, x + width, y, y + height].map((side) =>
    Math.round(side * drawn.scale),
  );
  let all = 0;
  for (let row = top ?? 0; row < (bottom ?? 0); row += 1)
    for (let column = left ?? 0; column < (right ?? 0); column += 1) {
      const at = (row * drawn.width + column) * 4;
      const [red = 0, green = 0, blue = 0] = drawn.pixels.subarray(at, at + 3);
      const shade = Math.floor((299 * red + 587 * green + 114 * blue) / 1_000 / (256 / SHADES));
      counts[shade] = (counts[shade] ?? 0) + 1;
      all += 1;
    }
  const shares = counts.map((count) => count / Math.max(1, all)).filter((share) => share > 0);
  const bits = shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
  return bits >= MIN_BITS && largest(shares) <= MAX_SHARE;
}
