import "server-only";

import type { UploadedFile } from "@/lib/core/uploaded-file";
import { decodeImage } from "@/lib/files/decode-image";
import type { UserContext } from "@/lib/providers/context";
import type { ObjectOutline } from "@/lib/tools/remove-object/contract";
import type { MaskImage, Point } from "@/lib/vision/regions";

/**
 * Outlines the object under some points. Stores nothing.
 *
 * @throws AppError `unusable` when there is no object, and whatever `decodeImage` and `ctx.vision`
 *   throw
 */
export async function outlineObject(
  ctx: UserContext,
  input: { points: readonly (Point & { inside: boolean })[]; files: { image: UploadedFile } },
): Promise<ObjectOutline> {
  const image = await decodeImage(ctx, input.files.image);
  const mask = await ctx.vision.outline({
    image: image.path,
    target: { points: input.points },
    userId: ctx.user.id,
    signal: ctx.signal,
  });
  return { mask: toDataAddress(mask), width: mask.width, height: mask.height };
}

/** Converts a mask to a PNG data URL. */
export function toDataAddress({ png }: MaskImage): string {
  return `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
}
