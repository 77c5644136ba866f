import "server-only";

import type { UserContext } from "@/lib/context";
import type { UploadedFile } from "@/lib/files/uploaded-file";
import { readPicture } from "@/lib/pictures/read-picture";
import type { MaskPicture, Point } from "@/lib/providers/vision/port";
import type { ObjectOutline } from "@/lib/tools/remove-object/contract";

/**
 * Draws the outline of the thing under some points. Stores nothing.
 *
 * @throws AppError `unusable` when there is no thing, and what `readPicture` and `ctx.vision` throw
 */
export async function outlineObject(
  ctx: UserContext,
  input: { points: readonly (Point & { inside: boolean })[]; files: { image: UploadedFile } },
): Promise<ObjectOutline> {
  const picture = await readPicture(ctx, input.files.image);
  const mask = await ctx.vision.outline({
    picture: picture.path,
    target: { points: input.points },
    userId: ctx.user.id,
    signal: ctx.signal,
  });
  return { mask: toDataAddress(mask), width: mask.width, height: mask.height };
}

export function toDataAddress({ png }: MaskPicture): string {
  return `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
}
