import "server-only";

import { readFile, stat, writeFile } from "node:fs/promises";
import type { Metadata } from "sharp";

import { compressToTarget } from "@/lib/images/compress-to-target";
import type { Encoded } from "@/lib/images/encode";
import { encoderFor } from "@/lib/images/fitted-encoder";
import type { CompressedFormat, ImageJobs } from "@/lib/images/jobs";
import { isUpright, keptUpload } from "@/lib/images/kept-upload";
import { type OpenedImage, openImage, throwDecodeError } from "@/lib/images/open-image";
import { stripPng } from "@/lib/images/strip-png";
import { writableFormat } from "@/lib/images/writable-format";

type Job = ImageJobs["compress"];
/** What is asked for, with a format to write. */
type Wanted = Job["input"] & { format: CompressedFormat };

/** Step between the lower qualities tried when the file must get smaller. */
const QUALITY_STEP = 10;
const MIN_QUALITY = 10;
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
    pages: opened.pages,
  };
  const losesAlpha = input.format === "jpeg" && opened.hasAlpha;
  const hadAlpha = losesAlpha && (await showsThrough(opened).catch(throwDecodeError));
  const { targetBytes } = input;
  const work =
    targetBytes === null
      ? compressAtQuality(opened, input, sourceSize)
      : compressToTarget(opened, { ...input, targetBytes }, sourceSize);
  const { bytes, facts, ...made } = await work.catch(throwDecodeError);
  await writeFile(input.target, bytes);
  return { ...facts, ...made, before, hadAlpha };
}

/** The file that a quality makes; in the upload's own format and size, one that isn't larger. */
async function compressAtQuality(opened: OpenedImage, input: Wanted, sourceSize: number) {
  const whole = {
    unchanged: false,
    similarity: null,
    widthThatFits: null,
    similarityThatFits: null,
  };
  const encoder = encoderFor(opened, input);
  const encoded = await encoder.encode(input.format, input.quality);
  if (encoded.bytes.byteLength < sourceSize || !mustNotGrow(encoded, opened))
    return { ...encoded, ...whole };
  const made =
    (await keptUpload(opened, input)) ??
    (await encodeBelow(sourceSize, encoded, input, opened.metadata, encoder.encode));
  return { ...whole, ...made };
}

function formatFor(opened: OpenedImage, { format }: Job["input"]): CompressedFormat {
  return format === "original" ? writableFormat(opened) : format;
}

/** Whether any part is transparent: many screenshots have an alpha channel that is opaque throughout. */
async function showsThrough({ pipeline }: OpenedImage): Promise<boolean> {
  const small = pipeline().resize({ ...ALPHA_BOX, fit: "inside", withoutEnlargement: true });
  const alpha = await small.ensureAlpha().extractChannel("alpha").raw().toBuffer();
  return alpha.some((share) => share < OPAQUE);
}

/** In the same format and dimensions, the result must never be larger than the upload. */
function mustNotGrow({ facts }: Encoded, opened: OpenedImage): boolean {
  const sameSize = facts.width === opened.width && facts.height === opened.height;
  return sameSize && facts.format === opened.format;
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
    const encoded = await encode(input.format, quality);
    if (encoded.bytes.byteLength < smallest.bytes.byteLength) smallest = encoded;
    if (smallest.bytes.byteLength < byteSize) return smallest;
  }
  return smallest;
}
