import type { InferenceSession } from "onnxruntime-node";
import sharp from "sharp";

import type { Area } from "@/lib/vision/mask";
import { predictSubject } from "@/lib/vision/predict-matte";
import { dimensionsOf, type Plane, type Raster, resizePlane } from "@/lib/vision/raster";

/** What is added around the subject's box on each side, as a share of the box. */
const MARGIN = 0.1;
/** A box that covers more of the image than this shows the network nothing new. */
const MAX_BOX_SHARE = 0.85;

/**
 * Asks U²-Net again about the part around the subject, which it sees larger there: thin parts and gaps survive its 320 pixels.
 *
 * @param subject what it found in the whole image
 * @returns a matte of `size`, empty outside of the part; undefined when a closer look adds nothing
 */
export async function lookCloser(
  session: InferenceSession,
  image: Raster,
  subject: Plane,
  size: { width: number; height: number },
): Promise<Plane | undefined> {
  const box = boxAround(subject);
  if (!box) return undefined;
  const part = scaleArea(box, subject, image);
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  const rgba = await sharp(image.rgba, { raw: { ...dimensionsOf(image), channels: 4 } })
    .extract({ left: part.left, top: part.top, width, height })
    .raw()
    .toBuffer();
  const closer = await predictSubject(session, { rgba, width, height });
  if (!closer) return undefined;
  return putInto(size, closer, scaleArea(box, subject, size));
}

/** The subject's bounds with a margin; undefined when there is no subject, or when it fills the image. */
function boxAround({ data, width, height }: Plane): Area | undefined {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (const [at, alpha] of data.entries()) {
    if (alpha <= 127) continue;
    const x = at % width;
    const y = (at - x) / width;
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + 1);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  if (box.right === 0) return undefined;
  const beside = (box.right - box.left) * MARGIN;
  const above = (box.bottom - box.top) * MARGIN;
  const wide = {
    left: Math.max(0, box.left - beside),
    top: Math.max(0, box.top - above),
    right: Math.min(width, box.right + beside),
    bottom: Math.min(height, box.bottom + above),
  };
  const share = ((wide.right - wide.left) * (wide.bottom - wide.top)) / (width * height);
  return share > MAX_BOX_SHARE ? undefined : wide;
}

function scaleArea(
  area: Area,
  from: { width: number; height: number },
  to: { width: number; height: number },
): Area {
  const [across, down] = [to.width / from.width, to.height / from.height];
  return {
    left: Math.floor(area.left * across),
    top: Math.floor(area.top * down),
    right: Math.min(to.width, Math.ceil(area.right * across)),
    bottom: Math.min(to.height, Math.ceil(area.bottom * down)),
  };
}

async function putInto(
  { width, height }: { width: number; height: number },
  matte: Plane,
  { left, top, right, bottom }: Area,
): Promise<Plane> {
  const part = await resizePlane(matte, right - left, bottom - top);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < part.height; y += 1) {
    const row = part.data.subarray(y * part.width, (y + 1) * part.width);
    data.set(row, (top + y) * width + left);
  }
  return { data, width, height };
}
