import { threshold } from "@/lib/vision/draw-mask";
import { dilate } from "@/lib/vision/mask";
import { type Plane, readBlueness, readPlane, resizePlane } from "@/lib/vision/raster";

type Size = { width: number; height: number };

/** How much bluer than red and green a pixel is that stays: half, so that neither a soft edge nor a JPEG's noise counts. */
const BLUE = 64;

/** The target of a mask image, its white areas, stretched to a size: 255 inside and 0 outside. */
export async function readTarget(file: string, { width, height }: Size): Promise<Plane> {
  return threshold(await resizePlane(await readPlane(file, "brightness"), width, height));
}

/** What of a mask image stays as it is, its blue areas, stretched to a size: 255 inside and 0 outside. */
export async function readKept(file: string, { width, height }: Size): Promise<Plane> {
  const blueness = await readBlueness(file, width, height);
  const data = Uint8Array.from(blueness.data, (byte) => (byte >= BLUE ? 255 : 0));
  // Upscaled to the image, what is beside these pixels reaches half a pixel into them.
  return dilate({ data, width, height }, 1);
}
