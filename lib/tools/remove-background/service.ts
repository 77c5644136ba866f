import "server-only";

import { keepCreation } from "@/db/queries/creations";
import { secondsBetween } from "@/lib/core/format";
import { together } from "@/lib/core/together";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { decodeImage, remarkOnFrames } from "@/lib/files/decode-image";
import { keepSource } from "@/lib/files/keep-source";
import { storeFile } from "@/lib/files/store-file";
import { titleFromFileName } from "@/lib/files/title-from-file-name";
import { nameEngine } from "@/lib/images/name-engine";
import type { RunContext } from "@/lib/providers/context";
import type { BackgroundRemoval } from "@/lib/tools/remove-background/contract";

const UNSURE =
  "It wasn't clear what the subject of this image is, so parts of it may be missing, or some of the background may be left. Touch it up with the brush.";

const PARTLY_HALF =
  "Part of the cutout is half transparent. Unless it's meant to be, as glass is, paint it back with the Restore brush, or remove it with Erase.";

const OPENED =
  "An area inside the drawing has the background's color, so it's transparent now, too. If it isn't a hole, paint it back with the Restore brush.";

/**
 * Removes an image's background at full resolution and saves the result to the user's history.
 *
 * @throws AppError `unusable` when nothing stands out from the background, and whatever
 *   `decodeImage`, `ctx.vision` and `storeFile` throw
 */
export async function removeBackground(
  ctx: RunContext,
  { files: { image } }: { files: { image: UploadedFile } },
): Promise<BackgroundRemoval> {
  const startedAt = ctx.now();
  ctx.progress.onStep({ label: "Checking the image" });
  const decoded = await decodeImage(ctx, image);
  // Next to the upload, so that it is deleted along with it.
  const output = `${image.path}.png`;
  const { engine, width, height, isUnsure, isPartlyHalf, isOpened } = await ctx.vision.cutOut({
    image: decoded.path,
    output,
    userId: ctx.user.id,
    signal: ctx.signal,
    onStep: (label, waitsFor) => ctx.progress.onStep({ label, waitsFor }),
  });
  const path = await nameEngine(output, engine);
  const [file, source] = await together(
    storeFile(ctx, { path, contentType: "image/png", width, height }),
    keepSource(ctx, image, decoded),
  );
  const seconds = secondsBetween(startedAt, ctx.now());
  const meta = { engine, width, height, byteSize: file.byteSize, seconds };
  const row = await keepCreation(ctx, {
    tool: "remove-background",
    type: "image",
    prompt: `Background removed: ${titleFromFileName(image.name)}`,
    content: file.url,
    meta,
    parentId: image.creationId,
    fileIds: [file.id],
    parts: { source },
  });
  const doubt = isUnsure ? UNSURE : isPartlyHalf ? PARTLY_HALF : isOpened ? OPENED : "";
  const message = [remarkOnFrames(decoded), doubt].filter(Boolean).join(" ");
  return { id: row.id, content: file.url, ...(message && { message }), meta };
}
