import "server-only";

import { readFile, stat, writeFile } from "node:fs/promises";
import type { Metadata, Sharp } from "sharp";

import { AppError } from "@/lib/core/errors";
import { createEncoder, type Encoded, type Encoder } from "@/lib/images/encode";
import { findWidth } from "@/lib/images/find-width";
import { candidates, fitTarget } from "@/lib/images/fit-target";
import type { CompressedFormat, ImageJobs } from "@/lib/images/jobs";
import { type OpenedImage, openImage, throwDecodeError } from "@/lib/images/open-image";
import { stripImage } from "@/lib/images/strip-image";
import { stripPng } from "@/lib/images/strip-png";
import { writableFormat } from "@/lib/images/writable-format";

type Job = ImageJobs["compress"];
/** What is asked for, with a format to write. */
type Wanted = Job["input"] & { format: CompressedFormat };

/** Step between the lower qualities tried when the file must get smaller. */
const QUALITY_STEP = 10;
const MIN_QUALITY = 10;
/** A target takes several encodings, of seconds each. */
const MAX_TARGET_PIXELS = 50_000_000;
/** After a longer one, a search for a width would take the job beyond its time, and what was found with it. */
const MAX_FIRST_TRY_MS = 20_000;
/** A copy this small shows whether an image is transparent, and alpha from here on can't be told from opaque. */
const ALPHA_BOX = { width: 512, height: 512 };
const OPAQUE = 250;

/**
 * Compresses and resizes an image; see `ImageJobs.compress`. Runs in the worker process.
 *
 * @throws AppError as `openImage`; `unusable` when the pixels can't be decoded or the format
 *   can't hold that many
 */
export async function compressImageFile(asked: Job["input"]): Promise<Job["output"]> {
  const opened = await openImage(asked.source, asked.limits);
  const input: Wanted = { ...asked, format: formatFor(opened, asked) };
  const sourceSize = (await stat(input.source)).size;
  const before = {
    format: opened.format,
    width: opened.width,
    height: opened.height,
    byteSize: sourceSize,
    frames: opened.frames,
  };
  const losesAlpha = input.format === "jpeg" && opened.hasAlpha;
  const hadAlpha = losesAlpha && (await showsThrough(opened).catch(throwDecodeError));
  const facts = { before, hadAlpha, unchanged: false };
  if (input.targetBytes !== null) {
    const found = await compressToTarget(opened, input, input.targetBytes).catch(throwDecodeError);
    await writeFile(input.target, found.bytes);
    const { similarity, widthThatFits } = found;
    return { ...found.facts, ...facts, similarity, widthThatFits };
  }
  const encoder = encoderFor(opened, input);
  const whole = { ...facts, similarity: null, widthThatFits: null };
  const encoded = await encoder.encode(input.format, input.quality).catch(throwDecodeError);
  const owed = mustNotGrow(encoded, opened) && encoded.bytes.byteLength >= sourceSize;
  if (!owed) {
    await writeFile(input.target, encoded.bytes);
    return { ...encoded.facts, ...whole };
  }
  const kept = await keptFile(opened, input, encoded.facts.frames);
  if (kept) {
    await writeFile(input.target, kept.bytes);
    const { byteLength } = kept.bytes;
    return { ...encoded.facts, ...whole, ...kept.facts, quality: null, byteSize: byteLength };
  }
  const smaller = await encodeBelow(sourceSize, encoded, input, opened.metadata, encoder.encode);
  await writeFile(input.target, smaller.bytes);
  return { ...smaller.facts, ...whole };
}

function formatFor(opened: OpenedImage, { format, keepAnimation }: Job["input"]): CompressedFormat {
  return format === "original" ? writableFormat(opened, keepAnimation) : format;
}

/** Whether any part is transparent: many screenshots have an alpha channel that is opaque throughout. */
async function showsThrough({ pipeline }: OpenedImage): Promise<boolean> {
  const small = pipeline().resize({ ...ALPHA_BOX, fit: "inside", withoutEnlargement: true });
  const alpha = await small.ensureAlpha().extractChannel("alpha").raw().toBuffer();
  return alpha.some((share) => share < OPAQUE);
}

type Box = Pick<Job["input"], "width" | "height" | "keepMetadata" | "keepAnimation">;

function encoderFor(opened: OpenedImage, box: Box): Encoder {
  const size = fittedSize(opened, box);
  const isSame = size.width === opened.width && size.height === opened.height;
  const resized = (open: () => Sharp) => () =>
    isSame ? open() : open().resize({ ...size, fit: "fill" });
  const pipelines = { still: resized(opened.pipeline), moving: resized(opened.movingPipeline) };
  const frames = box.keepAnimation ? opened.frames : 1;
  const image = { ...size, frames, hasAlpha: opened.hasAlpha };
  return createEncoder(pipelines, image, box.keepMetadata);
}

/** The best file for a target size, and a width that meets it when this one doesn't. */
async function compressToTarget(opened: OpenedImage, input: Wanted, targetBytes: number) {
  const encoder = encoderFor(opened, input);
  if (encoder.pixels > MAX_TARGET_PIXELS)
    throw new AppError(
      "unusable",
      "A target size works up to 50 megapixels. Set a width or height as well.",
    );
  const keepsMoving = input.keepAnimation && opened.frames > 1;
  const free = keepsMoving ? (["webp"] as const) : candidates(encoder, opened.hasAlpha);
  const formats = input.keepFormat ? [input.format] : free;
  const target = { targetBytes, floor: input.similarityFloor, formats };
  const startedMs = performance.now();
  const found = await fitTarget(encoder, target);
  const isMet = found.bytes.byteLength <= targetBytes;
  const isSlow = performance.now() - startedMs > MAX_FIRST_TRY_MS;
  const atWidth = (width: number) =>
    fitTarget(encoderFor(opened, { ...input, width, height: null }), target);
  return {
    ...found,
    widthThatFits: isMet || isSlow ? null : await findWidth(found, targetBytes, atWidth),
  };
}

/** Fits inside the box, keeps the aspect ratio and never enlarges (decision 18). */
function fittedSize(opened: OpenedImage, { width, height }: Box) {
  const scale = Math.min(
    1,
    (width ?? Infinity) / opened.width,
    (height ?? Infinity) / opened.height,
  );
  return {
    width: Math.max(1, Math.round(opened.width * scale)),
    height: Math.max(1, Math.round(opened.height * scale)),
  };
}

/** In the same format and dimensions, the result must never be larger than the upload. */
function mustNotGrow({ facts }: Encoded, opened: OpenedImage): boolean {
  const sameSize = facts.width === opened.width && facts.height === opened.height;
  return sameSize && facts.format === opened.format;
}

function isUpright({ orientation = 1 }: Metadata): boolean {
  return orientation === 1;
}

/**
 * The upload for a result that isn't smaller, with its metadata or without. Null when it can't be kept without being
 * encoded: when it isn't upright, has colors other than sRGB, or frames that are to go.
 */
async function keptFile(opened: OpenedImage, input: Wanted, frames: number) {
  const { space, icc, pages = 1 } = opened.metadata;
  if (!isUpright(opened.metadata)) return null;
  const source = await readFile(input.source);
  if (input.keepMetadata && opened.frames === frames)
    return { bytes: source, facts: { unchanged: true } };
  const isPlain = (space === "srgb" || space === "b-w") && !icc && pages === frames;
  const bytes = isPlain ? stripImage(input.format, source) : null;
  return bytes && { bytes, facts: { unchanged: bytes.equals(source) } };
}

/**
 * An image that is turned, or has colors of its own, can't be stripped of its metadata as it is, so lower qualities are tried
 * until the result is smaller.
 */
async function encodeBelow(
  byteSize: number,
  first: Encoded,
  input: Wanted,
  metadata: Metadata,
  encode: (format: CompressedFormat, quality: number) => Promise<Encoded>,
): Promise<Encoded> {
  if (input.format === "png" && isUpright(metadata) && !metadata.icc) {
    const bytes = stripPng(await readFile(input.source));
    return bytes.byteLength < first.bytes.byteLength
      ? { bytes, facts: { ...first.facts, byteSize: bytes.byteLength } }
      : first;
  }
  let smallest = first;
  for (
    let quality = input.quality - QUALITY_STEP;
    quality >= MIN_QUALITY;
    quality -= QUALITY_STEP
  ) {
    const encoded = await encode(input.format, quality).catch(throwDecodeError);
    if (encoded.bytes.byteLength < smallest.bytes.byteLength) smallest = encoded;
    if (smallest.bytes.byteLength < byteSize) return smallest;
  }
  return smallest;
}
