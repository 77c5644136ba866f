import "server-only";

import { keepCreation } from "@/db/queries/creations";
import { AppError } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import { LIMITS } from "@/lib/core/limits";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { storeFile } from "@/lib/files/store-file";
import { titleFromFileName } from "@/lib/files/title-from-file-name";
import type { RunContext } from "@/lib/providers/context";
import type { PlacedCutout } from "@/lib/tools/remove-background/place-cutout-contract";

const ENGINE = { id: "local/sharp", name: "sharp, on this server", builtIn: false };

type Input = {
  background: string;
  files: { image: UploadedFile; original: UploadedFile | undefined };
};

/**
 * Puts a cutout on a color or on its original, blurred, and saves the result to the user's history.
 *
 * @throws AppError `invalid_input` when the original is missing, what the image processor says of an image that can't be
 *   read, and whatever `storeFile` throws
 */
export async function placeCutout(ctx: RunContext, input: Input): Promise<PlacedCutout> {
  const startedAt = ctx.now();
  const { background, files } = input;
  ctx.progress.onStep({ label: "Adding the background" });
  // Next to the upload, so that it is deleted along with it.
  const target = `${files.image.path}.placed.png`;
  const { width, height } = await ctx.imageProcessor.placeCutout(
    { source: files.image.path, target, limits: LIMITS_OF_PIXELS, ground: groundOf(input) },
    { userId: ctx.user.id, signal: ctx.signal },
  );
  const file = await storeFile(ctx, { path: target, contentType: "image/png", width, height });
  const seconds = secondsBetween(startedAt, ctx.now());
  const meta = { engine: ENGINE, width, height, byteSize: file.byteSize, background, seconds };
  const row = await keepCreation(ctx, {
    tool: "remove-background",
    type: "image",
    prompt: `Background added: ${titleFromFileName(files.image.name)}`,
    content: file.url,
    meta,
    parentId: files.image.creationId,
    fileIds: [file.id],
  });
  return { id: row.id, content: file.url, meta };
}

const LIMITS_OF_PIXELS = { maxPixels: LIMITS.imagePixels };

function groundOf({ background, files: { original } }: Input) {
  if (background !== "blur") return { color: background };
  if (original) return { original: original.path };
  throw new AppError("invalid_input", "Send the original image to blur it.");
}
