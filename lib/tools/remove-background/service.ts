import "server-only";

import { keepCreation } from "@/db/queries/creations";
import { secondsBetween } from "@/lib/core/format";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { readPicture } from "@/lib/files/decode-image";
import { saveFile } from "@/lib/files/store-file";
import { titleOfFile } from "@/lib/files/title-from-file-name";
import type { RunContext } from "@/lib/providers/context";
import type { CutOut } from "@/lib/tools/remove-background/contract";

/**
 * Removes an image's background at full resolution and saves the result to the user's history.
 *
 * @throws AppError `unusable` when nothing stands out from the background, and whatever
 *   `readPicture`, `ctx.vision` and `saveFile` throw
 */
export async function removeBackground(
  ctx: RunContext,
  { files: { image } }: { files: { image: UploadedFile } },
): Promise<CutOut> {
  const startedAt = ctx.now();
  ctx.progress.onStep({ label: "Checking the image" });
  const picture = await readPicture(ctx, image);
  // Next to the upload, so that it is deleted along with it.
  const output = `${image.path}.png`;
  const { engine, width, height } = await ctx.vision.cutOut({
    picture: picture.path,
    output,
    userId: ctx.user.id,
    signal: ctx.signal,
    onStep: (label) => ctx.progress.onStep({ label }),
  });
  const file = await saveFile(ctx, { path: output, contentType: "image/png", width, height });
  const seconds = secondsBetween(startedAt, ctx.now());
  const meta = { engine, width, height, byteSize: file.byteSize, seconds };
  const row = await keepCreation(ctx, {
    tool: "remove-background",
    type: "image",
    prompt: `Background removed: ${titleOfFile(image.name)}`,
    content: file.url,
    meta,
    parentId: image.creationId,
    fileIds: [file.id],
  });
  return { id: row.id, content: file.url, meta };
}
