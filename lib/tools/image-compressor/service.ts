import "server-only";

import { keepCreation } from "@/db/queries/creations";
import { secondsBetween } from "@/lib/core/format";
import { LIMITS } from "@/lib/core/limits";
import { together } from "@/lib/core/together";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { keepFile } from "@/lib/files/keep-source";
import { storeFile } from "@/lib/files/store-file";
import { titleFromFileName } from "@/lib/files/title-from-file-name";
import type { RunContext } from "@/lib/providers/context";
import {
  type CompressedImage,
  type CompressorInput,
  SIMILARITY_FLOOR,
} from "@/lib/tools/image-compressor/contract";
import {
  losesTransparency,
  type Made,
  remarksOn,
  type Target,
} from "@/lib/tools/image-compressor/remarks";

/** What every browser shows, and nothing that could run scripts there. */
const KEPT_FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "avif", "gif"]);

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
  const smallPath = `${image.path}.small`;
  const targetBytes = input.targetKilobytes === undefined ? null : input.targetKilobytes * 1024;
  const made = await ctx.imageProcessor.compress(
    {
      source: image.path,
      target: smallPath,
      limits: {
        maxPixels: LIMITS.largeImagePixels,
        maxAnimationPixels: LIMITS.animationPixels,
      },
      width: input.width ?? null,
      height: input.height ?? null,
      format: input.format,
      quality: input.quality,
      targetBytes,
      keepFormat: input.keepFormat,
      similarityFloor: input.anySimilarity ? 0 : SIMILARITY_FLOOR,
      keepMetadata: input.keepMetadata,
      keepAnimation: input.keepAnimation,
    },
    { userId: ctx.user.id, signal: ctx.signal },
  );
  const { format, quality, width, height, frames, similarity, before } = made;
  const contentType = `image/${format}`;
  const isKept = KEPT_FORMATS.has(before.format);
  const [file, source] = await together(
    storeFile(ctx, { path: smallPath, contentType, width, height }),
    isKept ? keepFile(ctx, image, `image/${before.format}`) : Promise.resolve(undefined),
  );
  const seconds = secondsBetween(startedAt, ctx.now());
  const { byteSize } = file;
  const target = targetBytes === null ? null : targetOutcome(made, targetBytes);
  const sizes = { width, height, frames, byteSize };
  const lost = losesTransparency(made) ? { transparencyLost: true as const } : {};
  const decoded = { format, quality, ...sizes, ...lost, similarity, target, before };
  const meta = { engine: ENGINE, ...decoded, seconds };
  const row = await keepCreation(ctx, {
    tool: "image-compressor",
    type: "image",
    prompt: `Compressed: ${titleFromFileName(image.name)}`,
    content: file.url,
    meta,
    parentId: image.creationId,
    fileIds: [file.id],
    parts: { source },
  });
  const message = remarksOn(made, target, input).join(" ");
  return { id: row.id, content: file.url, meta, ...(message ? { message } : {}) };
}

function targetOutcome(made: Made, targetBytes: number): Target {
  const { byteSize, widthThatFits, similarityThatFits } = made;
  const isMet = byteSize <= targetBytes;
  return { byteSize: targetBytes, isMet, widthThatFits, similarityThatFits };
}
