import "server-only";

import { keepCreation } from "@/db/queries/creations";
import { AppError } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import { LIMITS } from "@/lib/core/limits";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { storeFile } from "@/lib/files/store-file";
import { titleFromFileName } from "@/lib/files/title-from-file-name";
import { type FrameSize, NO_FRAME } from "@/lib/frames/cutout-frame";
import { nameEngine } from "@/lib/images/name-engine";
import type { RunContext } from "@/lib/providers/context";
import type { PlacedCutout } from "@/lib/tools/remove-background/place-cutout-contract";

const ENGINE = { id: "local/sharp", name: "sharp, on this server", builtIn: false };

type Input = {
  background: string;
  size: FrameSize | null;
  margin: number;
  shadow: number;
  files: { image: UploadedFile; original: UploadedFile | undefined };
};

/**
 * Puts a cutout in a frame, on a color or on its original, blurred, and saves the result to the user's history.
 *
 * @throws AppError `invalid_input` when the original is missing, what the image processor says of an image that can't be
 *   read or has nothing to frame, and whatever `storeFile` throws
 */
export async function placeCutout(ctx: RunContext, input: Input): Promise<PlacedCutout> {
  const startedAt = ctx.now();
  const { background, size, margin, shadow, files } = input;
  ctx.progress.onStep({ label: isPlaced(input) ? "Adding the background" : "Framing the subject" });
  const frame = { ...NO_FRAME, ...(size && { size }), margin, shadow };
  // Next to the upload, so that it is deleted along with it.
  const target = `${files.image.path}.placed.png`;
  const { width, height } = await ctx.imageProcessor.placeCutout(
    { source: files.image.path, target, limits: LIMITS_OF_PIXELS, ground: groundOf(input), frame },
    { userId: ctx.user.id, signal: ctx.signal },
  );
  const path = await nameEngine(target, ENGINE);
  const file = await storeFile(ctx, { path, contentType: "image/png", width, height });
  const seconds = secondsBetween(startedAt, ctx.now());
  const meta = { engine: ENGINE, width, height, byteSize: file.byteSize, background, seconds };
  const row = await keepCreation(ctx, {
    tool: "remove-background",
    type: "image",
    prompt: `${isPlaced(input) ? "Background added" : "Framed"}: ${titleFromFileName(files.image.name)}`,
    content: file.url,
    meta,
    parentId: files.image.creationId,
    fileIds: [file.id],
  });
  return { id: row.id, content: file.url, meta };
}

const LIMITS_OF_PIXELS = { maxPixels: LIMITS.imagePixels };

/** Whether something goes behind the subject. */
function isPlaced({ background }: Pick<Input, "background">): boolean {
  return background !== "none";
}

function groundOf({ background, files: { original } }: Input) {
  if (background === "none") return null;
  if (background !== "blur") return { color: background };
  if (original) return { original: original.path };
  throw new AppError("invalid_input", "Send the original image to blur it.");
}
