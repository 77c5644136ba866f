import "server-only";

import { readFile } from "node:fs/promises";
import type { Metadata } from "sharp";

import { type Encoded, isMovingFormat } from "@/lib/images/encode";
import type { Box } from "@/lib/images/fitted-encoder";
import type { CompressedFormat, ImageJobs } from "@/lib/images/jobs";
import type { OpenedImage } from "@/lib/images/open-image";
import { stripImage } from "@/lib/images/strip-image";

/** A file to write, and whether it is the upload byte for byte. */
type Kept = Encoded & { unchanged: boolean };

/** What the formats are that can be read and not written. */
const READ_ONLY = ["tiff", "svg"] as const;

/** Whether an image's own format can be written. */
export function isWritable(format: OpenedImage["format"]): format is CompressedFormat {
  return !READ_ONLY.some((one) => one === format);
}

/**
 * The upload for a result that isn't smaller, with its metadata or without. Null when it can't be kept without being
 * encoded: when it isn't upright, has colors other than sRGB, or frames that are to go.
 */
export async function keptUpload(
  opened: OpenedImage,
  input: Box & Pick<ImageJobs["compress"]["input"], "source">,
): Promise<Kept | null> {
  const { format, width, height, metadata } = opened;
  if (!isWritable(format) || !isUpright(metadata)) return null;
  const frames = isMovingFormat(format) && input.keepAnimation ? opened.frames : 1;
  const source = await readFile(input.source);
  const bytes = keptBytes(opened, format, { source, frames, keepMetadata: input.keepMetadata });
  if (!bytes) return null;
  const facts = { format, quality: null, width, height, frames, byteSize: bytes.byteLength };
  return { bytes, facts, unchanged: bytes.equals(source) };
}

type Wish = { source: Buffer; frames: number; keepMetadata: boolean };

function keptBytes(
  { metadata: { space, icc, pages = 1 }, ...opened }: OpenedImage,
  format: CompressedFormat,
  { source, frames, keepMetadata }: Wish,
): Buffer | null {
  if (keepMetadata && opened.frames === frames) return source;
  const isPlain = (space === "srgb" || space === "b-w") && !icc && pages === frames;
  return isPlain ? stripImage(format, source) : null;
}

export function isUpright({ orientation = 1 }: Metadata): boolean {
  return orientation === 1;
}
