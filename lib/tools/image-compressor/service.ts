import "server-only";

import { keepCreation } from "@/db/queries/creations";
import { formatBytes, secondsBetween } from "@/lib/core/format";
import { LIMITS } from "@/lib/core/limits";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { storeFile } from "@/lib/files/store-file";
import { titleFromFileName } from "@/lib/files/title-from-file-name";
import type { ImageJobs } from "@/lib/images/jobs";
import type { RunContext } from "@/lib/providers/context";
import {
  type CompressedImage,
  type CompressorInput,
  SIMILARITY_FLOOR,
} from "@/lib/tools/image-compressor/contract";

const ENGINE = { id: "local/sharp", name: "sharp, on this server", builtIn: false };

/**
 * Compresses and resizes an image and saves it to the user's history.
 *
 * @throws AppError `unsupported_media`, `payload_too_large` or `unusable` when the image can't be
 *   read or encoded, and whatever `storeFile` throws
 */
export async function compressImage(
  ctx: RunContext,
  input: CompressorInput & { files: { image: UploadedFile } },
): Promise<CompressedImage> {
  const startedAt = ctx.now();
  const { image } = input.files;
  ctx.progress.onStep({ label: "Compressing" });
  // Next to the upload, so that it is deleted along with it.
  const target = `${image.path}.small`;
  const targetBytes = input.targetKilobytes === undefined ? null : input.targetKilobytes * 1024;
  const made = await ctx.imageProcessor.compress(
    {
      source: image.path,
      target,
      limits: { maxPixels: LIMITS.imagePixels },
      width: input.width ?? null,
      height: input.height ?? null,
      format: input.format,
      quality: input.quality,
      targetBytes,
      similarityFloor: SIMILARITY_FLOOR,
      keepMetadata: input.keepMetadata,
    },
    { userId: ctx.user.id, signal: ctx.signal },
  );
  const { format, quality, width, height, similarity, before } = made;
  const contentType = `image/${format}`;
  const file = await storeFile(ctx, { path: target, contentType, width, height });
  const seconds = secondsBetween(startedAt, ctx.now());
  const { byteSize } = file;
  const decoded = { format, quality, width, height, byteSize, similarity, before };
  const meta = { engine: ENGINE, ...decoded, seconds };
  const row = await keepCreation(ctx, {
    tool: "image-compressor",
    type: "image",
    prompt: `Compressed: ${titleFromFileName(image.name)}`,
    content: file.url,
    meta,
    parentId: image.creationId,
    fileIds: [file.id],
  });
  const message = remarkOn(made, targetBytes);
  return { id: row.id, content: file.url, meta, ...(message ? { message } : {}) };
}

/** Tells the user when the result isn't quite what they asked for. */
function remarkOn(
  made: ImageJobs["compress"]["output"],
  targetBytes: number | null,
): string | null {
  const size = formatBytes(made.byteSize);
  if (made.unchanged) {
    return `This quality wouldn't make the file smaller, so here's your original (${size}).`;
  }
  if (targetBytes !== null && made.byteSize > targetBytes) {
    return `${formatBytes(targetBytes)} isn't possible without visible artifacts. ${size} is the smallest that still looks like the original; reduce the width to go smaller.`;
  }
  if (made.hadAlpha && made.format === "jpeg") {
    return "JPEG doesn't support transparency, so transparent areas are now white.";
  }
  return null;
}
