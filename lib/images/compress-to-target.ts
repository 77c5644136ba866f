import "server-only";

import { AppError } from "@/lib/core/errors";
import type { Encoded } from "@/lib/images/encode";
import { findWidth } from "@/lib/images/find-width";
import { candidates, fitTarget } from "@/lib/images/fit-target";
import { type Box, encoderFor, keepsSize } from "@/lib/images/fitted-encoder";
import type { CompressedFormat, ImageJobs } from "@/lib/images/jobs";
import { keptUpload } from "@/lib/images/kept-upload";
import type { OpenedImage } from "@/lib/images/open-image";

/** A target takes several encodings, of seconds each. */
const MAX_TARGET_PIXELS = 50_000_000;
/** After a longer one, a search for a width would take the job beyond its time, and what was found with it. */
const MAX_FIRST_TRY_MS = 20_000;

type Asked = Box &
  Pick<ImageJobs["compress"]["input"], "source" | "keepFormat" | "similarityFloor"> & {
    format: CompressedFormat;
    targetBytes: number;
  };

type Made = Encoded & { unchanged: boolean; similarity: number } & Offers;

/** What would meet a target that was missed. */
type Offers = Pick<ImageJobs["compress"]["output"], "widthThatFits" | "similarityThatFits">;

const NO_OFFERS: Offers = { widthThatFits: null, similarityThatFits: null };

/**
 * The best file for a target size, and a width or a similarity that meets it when this one doesn't. An upload that meets the target is left as
 * it is, and nothing is made larger than it where that is possible.
 *
 * @throws AppError `unusable` for more pixels than can be searched
 */
export async function compressToTarget(
  opened: OpenedImage,
  input: Asked,
  sourceBytes: number,
): Promise<Made> {
  const { targetBytes } = input;
  const encoder = encoderFor(opened, input);
  if (encoder.pixels > MAX_TARGET_PIXELS)
    throw new AppError(
      "unusable",
      "A target size works up to 50 megapixels. Set a width or height as well.",
    );
  const isOwnFormat = input.keepFormat && input.format === opened.format;
  const isSameSize = keepsSize(opened, input);
  const mayStay = isSameSize && (isOwnFormat || !input.keepFormat);
  if (mayStay && isOwnFormat && sourceBytes <= targetBytes) {
    // Its header alone has been read by now.
    await encoder.luma();
    const kept = await keptUpload(opened, input);
    if (kept) return { ...kept, similarity: 1, ...NO_OFFERS };
  }
  const keepsMoving = input.keepAnimation && opened.frames > 1;
  const free = keepsMoving ? (["webp"] as const) : candidates(encoder, opened.hasAlpha);
  const formats = input.keepFormat ? [input.format] : free;
  const upload = { format: opened.format, byteSize: sourceBytes, isSameSize };
  const target = { targetBytes, floor: input.similarityFloor, formats, upload };
  const startedMs = performance.now();
  const found = await fitTarget(encoder, target);
  const isSlow = performance.now() - startedMs > MAX_FIRST_TRY_MS;
  const isLarger = found.bytes.byteLength >= sourceBytes;
  const kept = mayStay && isLarger ? await keptUpload(opened, input) : null;
  const best = kept ? { ...kept, similarity: 1 } : { ...found, unchanged: false };
  const isMet = best.bytes.byteLength <= targetBytes;
  const atWidth = (width: number) =>
    fitTarget(encoderFor(opened, { ...input, width, height: null }), target);
  if (isMet || isSlow) return { ...best, ...NO_OFFERS };
  const poorer = target.floor > 0 ? await fitTarget(encoder, { ...target, floor: 0 }) : found;
  const isFitting = poorer.bytes.byteLength <= targetBytes;
  return {
    ...best,
    widthThatFits: await findWidth(found, targetBytes, atWidth),
    similarityThatFits: isFitting ? poorer.similarity : null,
  };
}
