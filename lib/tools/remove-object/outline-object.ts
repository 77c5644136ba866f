import "server-only";

import type { UploadedFile } from "@/lib/core/uploaded-file";
import { decodeImage } from "@/lib/files/decode-image";
import type { UserContext } from "@/lib/providers/context";
import {
  findObjectsByName,
  notFound,
  targetOf,
} from "@/lib/tools/remove-object/find-objects-by-name";
import type {
  ObjectOutline,
  OutlineInput,
} from "@/lib/tools/remove-object/outline-object-contract";
import { limitRate } from "@/lib/usage/rate-limit";
import type { MaskImage, MaskTarget } from "@/lib/vision/regions";

/** A click or a name each: more than anybody makes by hand. */
const MAX_PER_HOUR = 600;
const HOUR_SECONDS = 3_600;

/**
 * Counts a call toward the limit that outlines have of their own, before its form is received.
 *
 * @throws AppError `rate_limited`
 */
export async function countOutline({ db, user, now }: UserContext): Promise<void> {
  await limitRate(db, {
    subject: `outlines:${user.id}`,
    max: MAX_PER_HOUR,
    windowSeconds: HOUR_SECONDS,
    now: now(),
    message: "You've looked for many objects in this hour. Paint over this one instead.",
  });
}

/**
 * Outlines the objects of a name, or the one under some points. Stores nothing.
 *
 * @param onDecoded called once the image waits for the vision engine alone, whose queue holds few of a person's
 * @throws AppError `unusable` when there is no object, and whatever `decodeImage` and `ctx.vision`
 *   throw
 */
export async function outlineObject(
  ctx: UserContext,
  { files, object, points, box }: OutlineInput & { files: { image: UploadedFile } },
  onDecoded: () => void = () => {},
): Promise<ObjectOutline> {
  const { path } = await decodeImage(ctx, files.image);
  onDecoded();
  if (points) return { ...answerOf(await outline(ctx, path, { points, box })), objects: [] };
  return outlineNamed(ctx, path, object ?? "");
}

/** Each object by itself, without its neighbors, so that the person can leave some of them. */
async function outlineNamed(ctx: UserContext, path: string, name: string): Promise<ObjectOutline> {
  const { named, others } = await findObjectsByName(ctx, path, name);
  if (named.length === 0) throw notFound(name, others);
  const objects = [];
  for (const one of named) {
    const rest = [...named.filter((other) => other !== one), ...others];
    const { mask } = answerOf(await outline(ctx, path, targetOf([one], rest)));
    objects.push({ label: one.label, box: one.box, mask });
  }
  return { ...answerOf(await outline(ctx, path, targetOf(named, others))), objects };
}

function outline(ctx: UserContext, image: string, target: MaskTarget): Promise<MaskImage> {
  return ctx.vision.outline({ image, target, userId: ctx.user.id, signal: ctx.signal });
}

function answerOf(mask: MaskImage): Pick<ObjectOutline, "mask" | "width" | "height"> {
  return { mask: toDataAddress(mask), width: mask.width, height: mask.height };
}

/** Converts a mask to a PNG data URL. */
export function toDataAddress({ png }: MaskImage): string {
  return `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
}
