import type { Raster } from "@/lib/ocr/pixels/raster";

/** Mean luma of what is visible, 0 to 255, from which it stands out from black better than from white. */
const LIGHT_FROM = 160;
/** Luma below which a pixel is one of writing on light paper. */
const DARK_BELOW = 128;
/** A sheet covers at least this share of its picture, and this share of the sheet is writing. */
const SHEET_SHARE = 0.5;
const WRITING_SHARE = 0.005;

/**
 * The ground that the writing of a transparent picture stands out from: black for light writing. A sheet of paper with
 * writing of its own, such as a window with a shadow around it, is on white however light it is.
 *
 * @param image in color
 * @returns undefined for an image without any transparency
 */
export function groundOf({ data, width, height }: Raster): "white" | "black" | undefined {
  let [covered, light, dark] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 255;
    const luma = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8;
    covered += alpha;
    light += alpha * luma;
    if (luma < DARK_BELOW) dark += alpha;
  }
  if (covered === 255 * width * height) return undefined;
  const isSheet = covered >= SHEET_SHARE * 255 * width * height && dark >= WRITING_SHARE * covered;
  return light >= LIGHT_FROM * covered && covered > 0 && !isSheet ? "black" : "white";
}
