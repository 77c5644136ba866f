import { type InferenceSession, Tensor } from "onnxruntime-node";
import sharp from "sharp";

import { type Area, partsOf } from "@/lib/providers/vision/local/mask";
import { fitWithin, type Picture, type Plane, sizeOf } from "@/lib/providers/vision/local/picture";
import { stretchedRows } from "@/lib/providers/vision/local/stretched-rows";

/** MI-GAN looks only at the near surroundings of a hole; in a larger picture that says too little. */
const MAX_SIDE = 1_024;
/** Surroundings on every side of a hole: of its own longer side, and of the picture's. */
const CONTEXT_OF_HOLE = 0.75;
const CONTEXT_OF_PICTURE = 0.06;
/** Holes closer to each other than this share of the mask's longer side are filled in one go. */
const NEAR = 0.02;
/** How the network's mask is written. */
const KEEP = 255;
const FILL = 0;

/**
 * Fills what a soft mask covers with what its surroundings suggest, in place. Pixels where the mask is zero
 * are not written.
 *
 * MI-GAN, https://openaccess.thecvf.com/content/ICCV2023/html/Sargsyan_MI-GAN_A_Simple_Baseline_for_Image_Inpainting_on_Mobile_Devices_ICCV_2023_paper.html
 */
export async function fillMasked(
  picture: Picture,
  mask: Plane,
  filler: InferenceSession,
  onPart: (done: number, total: number) => void,
): Promise<void> {
  const parts = partsOf(mask, Math.round(Math.max(mask.width, mask.height) * NEAR));
  for (const [index, part] of parts.entries()) {
    onPart(index, parts.length);
    const hole = stretchArea(part, mask, picture);
    await fillHole(picture, mask, hole, filler);
  }
}

async function fillHole(picture: Picture, mask: Plane, hole: Area, filler: InferenceSession) {
  const crop = withContext(hole, picture);
  const size = { width: crop.right - crop.left, height: crop.bottom - crop.top };
  const seen = fitWithin(size, MAX_SIDE);
  const pixels = await cropAt(picture, crop, seen);
  const keep = keepMask(picture, mask, crop, seen);
  const outputs = await filler.run({
    [filler.inputNames[0] ?? ""]: new Tensor("uint8", toPlanes(pixels), [
      1,
      3,
      seen.height,
      seen.width,
    ]),
    [filler.inputNames[1] ?? ""]: new Tensor("uint8", keep, [1, 1, seen.height, seen.width]),
  });
  const answer = outputs[filler.outputNames[0] ?? ""]?.data;
  if (!(answer instanceof Uint8Array)) throw new Error("The filler gave no picture.");
  const filled = await sharp(toPixels(answer), { raw: { ...seen, channels: 3 } })
    .resize(size.width, size.height, { fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer();
  blend(picture, mask, crop, hole, filled);
}

function withContext(hole: Area, { width, height }: Picture): Area {
  const context = Math.round(
    Math.max(
      Math.max(hole.right - hole.left, hole.bottom - hole.top) * CONTEXT_OF_HOLE,
      Math.max(width, height) * CONTEXT_OF_PICTURE,
    ),
  );
  return {
    left: Math.max(0, hole.left - context),
    top: Math.max(0, hole.top - context),
    right: Math.min(width, hole.right + context),
    bottom: Math.min(height, hole.bottom + context),
  };
}

async function cropAt(
  picture: Picture,
  crop: Area,
  seen: { width: number; height: number },
): Promise<Buffer> {
  return sharp(picture.rgba, { raw: { ...sizeOf(picture), channels: 4 } })
    .extract({
      left: crop.left,
      top: crop.top,
      width: crop.right - crop.left,
      height: crop.bottom - crop.top,
    })
    .removeAlpha()
    .resize(seen.width, seen.height, { fit: "fill" })
    .raw()
    .toBuffer();
}

/** What the network may look at: everything in the crop that no part of the mask covers. */
function keepMask(
  picture: Picture,
  mask: Plane,
  crop: Area,
  seen: { width: number; height: number },
): Uint8Array {
  const readRow = stretchedRows(mask, picture.width, picture.height);
  const row = new Float32Array(picture.width);
  const keep = new Uint8Array(seen.width * seen.height);
  const stepX = (crop.right - crop.left) / seen.width;
  const stepY = (crop.bottom - crop.top) / seen.height;
  for (let y = 0; y < seen.height; y += 1) {
    readRow(crop.top + Math.floor((y + 0.5) * stepY), row);
    for (let x = 0; x < seen.width; x += 1) {
      const weight = row[crop.left + Math.floor((x + 0.5) * stepX)] ?? 0;
      keep[y * seen.width + x] = weight > 0 ? FILL : KEEP;
    }
  }
  return keep;
}

function blend(picture: Picture, mask: Plane, crop: Area, hole: Area, filled: Uint8Array): void {
  const { rgba, width, height } = picture;
  const readRow = stretchedRows(mask, width, height);
  const row = new Float32Array(width);
  for (let y = hole.top; y < hole.bottom; y += 1) {
    readRow(y, row);
    for (let x = hole.left; x < hole.right; x += 1) {
      const weight = (row[x] ?? 0) / 255;
      if (weight <= 0) continue;
      const at = (y * width + x) * 4;
      const from = ((y - crop.top) * (crop.right - crop.left) + (x - crop.left)) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const old = rgba[at + channel] ?? 0;
        rgba[at + channel] = Math.round(old + ((filled[from + channel] ?? 0) - old) * weight);
      }
    }
  }
}

/** An area of the mask as the area of the picture that it covers, where it is stretched over it. */
function stretchArea(area: Area, mask: Plane, picture: Picture): Area {
  const scaleX = picture.width / mask.width;
  const scaleY = picture.height / mask.height;
  return {
    // One pixel of the mask more: between two pixels the stretched mask falls off.
    left: Math.max(0, Math.floor((area.left - 1) * scaleX)),
    top: Math.max(0, Math.floor((area.top - 1) * scaleY)),
    right: Math.min(picture.width, Math.ceil((area.right + 1) * scaleX)),
    bottom: Math.min(picture.height, Math.ceil((area.bottom + 1) * scaleY)),
  };
}

/** Three bytes a pixel as one plane of bytes a channel. */
function toPlanes(pixels: Uint8Array): Uint8Array {
  const count = pixels.length / 3;
  const planes = new Uint8Array(pixels.length);
  for (let at = 0; at < count; at += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      planes[channel * count + at] = pixels[at * 3 + channel] ?? 0;
    }
  }
  return planes;
}

function toPixels(planes: Uint8Array): Uint8Array {
  const count = planes.length / 3;
  const pixels = new Uint8Array(planes.length);
  for (let at = 0; at < count; at += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      pixels[at * 3 + channel] = planes[channel * count + at] ?? 0;
    }
  }
  return pixels;
}
