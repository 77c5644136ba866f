import { AppError } from "@/lib/core/errors";
import { readKept } from "@/lib/vision/given-mask";
import { inpaintMask } from "@/lib/vision/inpaint-mask";
import type { VisionJobs } from "@/lib/vision/jobs";
import { dilateAndFeather } from "@/lib/vision/mask";
import { decodeRaster, type Plane, planeToPng, type Raster, writePng } from "@/lib/vision/raster";
import type { MaskImage } from "@/lib/vision/regions";
import { segment, segmentNeighbors } from "@/lib/vision/segment";
import { openSession } from "@/lib/vision/sessions";
import type { JobTools } from "@/lib/workers/serve";

/**
 * How far the hole extends past the object, as a share of the longer side, to include its soft edge
 * and contact shadow.
 */
const GROWTH = 0.01;
const MIN_GROWTH_PIXELS = 3;
/** A neighbor of which more than this share was marked is to go as well. */
const MARKED_SHARE = 0.5;

type EraseJob = VisionJobs["erase"];

/**
 * Erases the target and writes the image as PNG.
 *
 * @throws AppError `unusable` when the target is empty or covers the whole image
 */
export async function erase(
  input: EraseJob["input"],
  { emit }: JobTools<string>,
): Promise<EraseJob["output"]> {
  emit("Reading the image");
  const image = await decodeRaster(input.image);
  emit("Outlining the object");
  const mask = await maskOf(image, input);
  const inpainter = await openSession(input.inpainter, input.threads);
  await inpaintMask(image, mask, inpainter, (done, total) =>
    emit(total > 1 ? `Filling gap ${done + 1} of ${total}` : "Filling the gap"),
  );
  emit("Saving the image");
  await writePng(image, input.output);
  return { width: image.width, height: image.height, mask: await toMaskImage(mask) };
}

/**
 * What is replaced: the target, a little larger, with a soft edge, and nothing of the neighbors to avoid or of what its mask says stays.
 *
 * @throws AppError `unusable` when the target is empty or covers the whole image
 */
export async function maskOf(
  image: Raster,
  { target, segmenter, threads }: Pick<EraseJob["input"], "target" | "segmenter" | "threads">,
): Promise<Plane> {
  const exact = await segment(image, target, segmenter, threads);
  throwIfEmpty(exact);
  const longer = Math.max(exact.width, exact.height);
  const mask = dilateAndFeather(exact, Math.max(MIN_GROWTH_PIXELS, Math.round(longer * GROWTH)));
  for (const neighbor of await segmentNeighbors(image, target, segmenter, threads))
    spare(mask, exact, neighbor);
  if ("mask" in target) clear(mask, await readKept(target.mask, mask));
  if (isEmpty(mask))
    throw new AppError(
      "unusable",
      "Nothing is left to erase: all that is marked is also marked to stay. Mark a larger area.",
    );
  if (mask.data.every((weight) => weight > 0)) {
    throw new AppError("unusable", "That would erase the whole image. Mark a smaller area.");
  }
  return mask;
}

/**
 * Takes a neighbor out of a grown mask, but for what is the target itself: all of it where it was marked, too. The planes have the
 * same size.
 */
export function spare(grown: Plane, exact: Plane, neighbor: Plane): void {
  let [own, marked] = [0, 0];
  for (const [at, byte] of neighbor.data.entries()) {
    if (byte > 0) own += 1;
    if (byte > 0 && exact.data[at]) marked += 1;
  }
  if (marked > MARKED_SHARE * own) return;
  for (const [at, byte] of neighbor.data.entries())
    if (byte > 0 && !exact.data[at]) grown.data[at] = 0;
}

/** Takes out of a mask what stays. The planes have the same size. */
function clear(mask: Plane, kept: Plane): void {
  for (const [at, byte] of kept.data.entries()) if (byte > 0) mask.data[at] = 0;
}

/**
 * Outlines the target without erasing it.
 *
 * @throws AppError `unusable` when there is nothing to outline
 */
export async function drawOutline(
  { image: file, target, segmenter, threads }: VisionJobs["outline"]["input"],
  { emit }: JobTools<string>,
): Promise<MaskImage> {
  emit("Outlining the object");
  const mask = await segment(await decodeRaster(file), target, segmenter, threads);
  throwIfEmpty(mask);
  return toMaskImage(mask);
}

function throwIfEmpty(mask: Plane): void {
  if (!isEmpty(mask)) return;
  throw new AppError("unusable", "There's nothing to outline there. Try marking another spot.");
}

function isEmpty({ data }: Plane): boolean {
  return data.every((byte) => byte === 0);
}

/** A mask as the answer shows it. */
export async function toMaskImage(mask: Plane): Promise<MaskImage> {
  return { png: await planeToPng(mask), width: mask.width, height: mask.height };
}
