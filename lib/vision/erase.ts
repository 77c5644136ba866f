import { AppError } from "@/lib/core/errors";
import { fillMasked } from "@/lib/vision/inpaint-mask";
import type { VisionJobs } from "@/lib/vision/jobs";
import { growSoftly } from "@/lib/vision/mask";
import { openPicture, type Plane, planeToPng, writePng } from "@/lib/vision/raster";
import type { MaskPicture } from "@/lib/vision/regions";
import { outline } from "@/lib/vision/segment";
import { openSession } from "@/lib/vision/sessions";
import type { JobTools } from "@/lib/workers/serve";

/**
 * How far the hole extends past the object, as a share of the longer side, to include its soft edge
 * and contact shadow.
 */
const GROWTH = 0.01;
const MIN_GROWTH_PIXELS = 3;

type Erase = VisionJobs["erase"];

/**
 * Erases the target and writes the image as PNG.
 *
 * @throws AppError `unusable` when the target is empty or covers the whole image
 */
export async function erase(
  input: Erase["input"],
  { emit }: JobTools<string>,
): Promise<Erase["output"]> {
  emit("Reading the image");
  const picture = await openPicture(input.picture);
  emit("Outlining the object");
  const exact = await outline(picture, input.target, input.outliner, input.threads);
  refuseEmpty(exact);
  const longer = Math.max(exact.width, exact.height);
  const mask = growSoftly(exact, Math.max(MIN_GROWTH_PIXELS, Math.round(longer * GROWTH)));
  if (mask.data.every((weight) => weight > 0)) {
    throw new AppError("unusable", "That would erase the whole image. Mark a smaller area.");
  }
  const filler = await openSession(input.filler, input.threads);
  await fillMasked(picture, mask, filler, (done, total) =>
    emit(total > 1 ? `Filling gap ${done + 1} of ${total}` : "Filling the gap"),
  );
  emit("Saving the image");
  await writePng(picture, input.output);
  return { width: picture.width, height: picture.height, mask: await toMaskPicture(mask) };
}

/**
 * Outlines the target without erasing it.
 *
 * @throws AppError `unusable` when there is nothing to outline
 */
export async function drawOutline(
  { picture: file, target, outliner, threads }: VisionJobs["outline"]["input"],
  { emit }: JobTools<string>,
): Promise<MaskPicture> {
  emit("Outlining the object");
  const mask = await outline(await openPicture(file), target, outliner, threads);
  refuseEmpty(mask);
  return toMaskPicture(mask);
}

function refuseEmpty(mask: Plane): void {
  if (mask.data.some((byte) => byte > 0)) return;
  throw new AppError("unusable", "There's nothing to outline there. Try marking another spot.");
}

async function toMaskPicture(mask: Plane): Promise<MaskPicture> {
  return { png: await planeToPng(mask), width: mask.width, height: mask.height };
}
