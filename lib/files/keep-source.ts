import "server-only";

import { findStoredPart } from "@/db/queries/creation-parts";
import { env } from "@/lib/core/env";
import { LIMITS } from "@/lib/core/limits";
import { logger } from "@/lib/core/logger";
import type { Plan } from "@/lib/core/plan";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import type { DecodedImage } from "@/lib/files/decode-image";
import { storePart, storePartWithin } from "@/lib/files/store-part";
import type { ImageFormat } from "@/lib/images/image-format";
import type { RunContext } from "@/lib/providers/context";

/** Formats that lost detail before: a high quality loses nothing more that can be seen. */
const LOSSY: ReadonlySet<ImageFormat> = new Set<ImageFormat>(["jpeg", "webp", "avif"]);
const QUALITY = 95;
/** WebP knows no longer side, in pixels. */
const MAX_WEBP_SIDE = 16_383;
/** Longer side of a mask in pixels: that of the marks which people draw. */
const MASK_SIDE = 1_024;
const MEGABYTE = 1e6;

/**
 * Stores what a creation is made from, without metadata, so that the creation can be edited again: with the same pixels, where that is
 * possible, and encoded anew otherwise. Only its owner ever sees it. What is stored already, for another creation of theirs, is taken from
 * there.
 *
 * @returns the id to pass to `keepCreation` as its `source`; undefined when it's from another of the user's creations, which
 *   is there itself, and when it couldn't be stored: the result is worth more than its source
 * @throws AppError `aborted`
 */
export async function keepSource(
  ctx: RunContext,
  image: UploadedFile,
  decoded: DecodedImage,
): Promise<string | undefined> {
  if (image.creationId) return undefined;
  return unlessItFails(ctx, async () => {
    const userId = ctx.user.id;
    const known = image.sourceId && (await findStoredPart(ctx.db, { userId, id: image.sourceId }));
    return known || encodeAndStore(ctx, image, decoded);
  });
}

/**
 * Stores a file that a creation is made from as it was read, byte by byte: what is made of it again must not differ. A locked PDF
 * was unlocked when it was received.
 *
 * @param contentType as its bytes say, never as a client claimed
 * @returns as `keepSource`; undefined, too, when the person's plan has no room for more of them
 * @throws AppError `aborted`
 */
export async function keepFile(
  ctx: RunContext,
  { path, byteSize, sha256, creationId, sourceId }: UploadedFile,
  contentType: string,
): Promise<string | undefined> {
  if (creationId) return undefined;
  return unlessItFails(ctx, async () => {
    const known = sourceId && (await findStoredPart(ctx.db, { userId: ctx.user.id, id: sourceId }));
    const measured = sha256 === undefined ? undefined : { sha256, byteSize };
    const file = { path, contentType, measured };
    return known || storePartWithin(ctx, file, keptBytes(ctx.user.plan));
  });
}

function keptBytes(plan: Plan): number {
  const { KEPT_MEGABYTES_FREE, KEPT_MEGABYTES_PREMIUM } = env();
  return (plan === "premium" ? KEPT_MEGABYTES_PREMIUM : KEPT_MEGABYTES_FREE) * MEGABYTE;
}

/** Stores the mask of what was removed, as `keepSource` does with the image. */
export async function keepMask(
  ctx: RunContext,
  mask: UploadedFile,
  decoded: DecodedImage,
): Promise<string | undefined> {
  return unlessItFails(ctx, async () => {
    const path = `${mask.path}.mask`;
    const resize = { width: MASK_SIDE, height: MASK_SIDE, fit: "inside" } as const;
    const job = { source: decoded.path, target: path, limits: PIXEL_LIMITS, resize };
    const { width, height } = await ctx.imageProcessor.toPng(job, turnOf(ctx));
    return storePart(ctx, { path, contentType: "image/png", width, height });
  });
}

async function unlessItFails(
  ctx: RunContext,
  keep: () => Promise<string | undefined>,
): Promise<string | undefined> {
  try {
    return await keep();
  } catch (error) {
    if (ctx.signal.aborted) throw error;
    logger.warn({ error }, "could not keep what a creation was made from");
    return undefined;
  }
}

async function encodeAndStore(
  ctx: RunContext,
  image: UploadedFile,
  decoded: DecodedImage,
): Promise<string> {
  const { format, width, height } = decoded;
  const path = `${image.path}.source`;
  const copied = { source: image.path, target: path, limits: PIXEL_LIMITS };
  if (await ctx.imageProcessor.cleanCopy(copied, turnOf(ctx)))
    return storePart(ctx, { path, contentType: `image/${format}`, width, height });
  const isLossy = LOSSY.has(format) && Math.max(width, height) <= MAX_WEBP_SIDE;
  const job = { source: decoded.path, target: path, limits: PIXEL_LIMITS };
  if (isLossy) await ctx.imageProcessor.compress({ ...job, ...WEBP }, turnOf(ctx));
  else await ctx.imageProcessor.toPng(job, turnOf(ctx));
  const contentType = isLossy ? "image/webp" : "image/png";
  return storePart(ctx, { path, contentType, width, height });
}

function turnOf({ user, signal }: RunContext) {
  return { userId: user.id, signal };
}

const PIXEL_LIMITS = { maxPixels: LIMITS.imagePixels };

const WEBP = {
  width: null,
  height: null,
  format: "webp",
  quality: QUALITY,
  targetBytes: null,
  similarityFloor: 0,
  keepFormat: true,
  keepMetadata: false,
  keepAnimation: false,
} as const;
