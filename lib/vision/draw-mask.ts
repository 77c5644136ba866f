import { fillHoles } from "@/lib/vision/mask";
import { type Plane, resizePlane } from "@/lib/vision/raster";
import { MASK_SIDE } from "@/lib/vision/sam";
import { NEIGHBOR } from "@/lib/vision/segment-box";

/** Maps logits to bytes, so that upscaling finds the edge with sub-pixel accuracy. */
const LOGIT_STEP = 16;
const EDGE = 128;

type Size = { width: number; height: number };

/** Scales a predicted mask up and fills its holes, but for neighbors in them; nothing gives an empty one. */
export async function drawMask(logits: Float32Array | undefined, size: Size): Promise<Plane> {
  if (!logits) return { data: new Uint8Array(size.width * size.height), ...size };
  const bytes = logits.map((logit) => Math.max(0, Math.min(255, EDGE + logit * LOGIT_STEP)));
  const mask = await scaleUp(bytes, size);
  fillHoles(mask);
  if (!logits.includes(NEIGHBOR)) return mask;
  const neighbors = await scaleUp(
    logits.map((logit) => (logit === NEIGHBOR ? 255 : 0)),
    size,
  );
  for (const [at, byte] of neighbors.data.entries()) if (byte) mask.data[at] = 0;
  return mask;
}

async function scaleUp(bytes: ArrayLike<number>, { width, height }: Size): Promise<Plane> {
  const small = { data: Uint8Array.from(bytes), width: MASK_SIDE, height: MASK_SIDE };
  return threshold(await resizePlane(small, width, height));
}

/** 255 from the edge on, and 0 below. */
export function threshold({ data, width, height }: Plane): Plane {
  return { data: Uint8Array.from(data, (byte) => (byte >= EDGE ? 255 : 0)), width, height };
}
