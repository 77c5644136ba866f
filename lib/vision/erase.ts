import { AppError } from "@/lib/core/errors";
import { fillMasked } from "@/lib/vision/fill";
import type { VisionJobs } from "@/lib/vision/jobs";
import { growSoftly } from "@/lib/vision/mask";
import { outline } from "@/lib/vision/outline";
import { openPicture, type Plane, planeToPng, writePng } from "@/lib/vision/picture";
import type { MaskPicture } from "@/lib/vision/regions";
import { openSession } from "@/lib/vision/sessions";
import type { JobTools } from "@/lib/workers/serve";

/** How much wider than the object the hole is, so that its soft edge and its near shadow go too. */
const GROWTH = 0.01;
const MIN_GROWTH_PIXELS = 3;

type Erase = VisionJobs["erase"];

/** Erases what is meant and writes the picture as PNG. */
export async function erase(
  input: Erase["input"],
  { emit }: JobTools<string>,
): Promise<Erase["output"]> {
  emit("Reading the picture");
  const picture = await openPicture(input.picture);
  emit("Drawing the outline");
  const exact = await outline(picture, input.target, input.outliner, input.threads);
  refuseEmpty(exact);
  const longer = Math.max(exact.width, exact.height);
  const mask = growSoftly(exact, Math.max(MIN_GROWTH_PIXELS, Math.round(longer * GROWTH)));
  if (mask.data.every((weight) => weight > 0)) {
    throw new AppError("unusable", "Nothing of the picture would be left. Mark less of it.");
  }
  const filler = await openSession(input.filler, input.threads);
  await fillMasked(picture, mask, filler, (done, total) =>
    emit(total > 1 ? `Filling the gaps (${done + 1} of ${total})` : "Filling the gap"),
  );
  emit("Saving the picture");
  await writePng(picture, input.output);
  return { width: picture.width, height: picture.height, mask: await toMaskPicture(mask) };
}

/** Draws the outline of what is meant. */
export async function drawOutline(
  { picture: file, target, outliner, threads }: VisionJobs["outline"]["input"],
  { emit }: JobTools<string>,
): Promise<MaskPicture> {
  emit("Drawing the outline");
  const mask = await outline(await openPicture(file), target, outliner, threads);
  refuseEmpty(mask);
  return toMaskPicture(mask);
}

function refuseEmpty(mask: Plane): void {
  if (mask.data.some((byte) => byte > 0)) return;
  throw new AppError("unusable", "There is nothing to outline there. Mark another place.");
}

async function toMaskPicture(mask: Plane): Promise<MaskPicture> {
  return { png: await planeToPng(mask), width: mask.width, height: mask.height };
}
