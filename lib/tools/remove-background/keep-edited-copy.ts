import "server-only";

import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import { keepCopyOnce } from "@/db/queries/creation-copies";
import { getCreation } from "@/db/queries/creations";
import { discardFiles } from "@/db/queries/files";
import { AppError } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import { isEngine } from "@/lib/core/is-engine";
import { LIMITS } from "@/lib/core/limits";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { creationName } from "@/lib/creations/prompt-parts";
import { decodeImage } from "@/lib/files/decode-image";
import { measureFile, storeFile } from "@/lib/files/store-file";
import { nameInTitle } from "@/lib/files/title-from-file-name";
import { nameEngine } from "@/lib/images/name-engine";
import type { UserContext } from "@/lib/providers/context";
import type { editedCopyInput } from "@/lib/tools/remove-background/cutout-edits-contract";
import { limitRate } from "@/lib/usage/rate-limit";

const ENGINE = { id: "browser/canvas", name: "Edited in your browser", builtIn: false };

/** As many as a plan's runs: each keeps an image at full size. */
const MAX_PER_HOUR = 60;
const HOUR_SECONDS = 3_600;

type EditedCopy = z.output<typeof editedCopyInput> & { image: UploadedFile };

/**
 * Saves a cutout as its page shows it, brush and background included, as a creation made from that cutout. Sent again, the
 * same image is the same creation. Charges nothing, but has a limit of its own.
 *
 * @returns the id of the creation
 * @throws AppError `rate_limited`; `not_found`; `unusable` when `id` isn't a cutout; and whatever `decodeImage` and `storeFile` throw
 */
export async function keepEditedCopy(
  ctx: UserContext,
  { id, background, framed, image }: EditedCopy,
): Promise<{ id: string }> {
  const { db, user, signal } = ctx;
  const parent = await getCreation(db, { id, userId: user.id });
  if (parent.tool !== "remove-background") {
    throw new AppError("unusable", "You can only edit cutouts.");
  }
  const startedAt = ctx.now();
  await limitRate(db, {
    subject: `edited-copies:${user.id}`,
    max: MAX_PER_HOUR,
    windowSeconds: HOUR_SECONDS,
    now: startedAt,
    message:
      "You've saved a lot of edited images this hour. Download this one, or try again later.",
  });
  const { path: source } = await decodeImage(ctx, image);
  const target = `${image.path}.png`;
  const job = { source, target, limits: { maxPixels: LIMITS.imagePixels } };
  const { width, height } = await ctx.imageProcessor.toPng(job, { userId: user.id, signal });
  const { engine } = parent.meta;
  const path = isEngine(engine) ? await nameEngine(target, engine) : target;
  const file = { path, contentType: "image/png", width, height };
  const measured = await measureFile(file);
  const { sha256, byteSize } = measured;
  const stored = await storeFile({ ...ctx, storedFileIds: [] }, { ...file, measured });
  const seconds = secondsBetween(startedAt, ctx.now());
  const plain = framed === "yes" ? "Framed" : "Touched up";
  const done = background === "yes" ? "Background added" : plain;
  const copy = {
    tool: "remove-background",
    type: "image",
    prompt: `${done}: ${nameInTitle(creationName(parent))}`,
    content: stored.url,
    meta: { engine: ENGINE, width, height, byteSize, seconds },
    parentId: id,
    fileIds: [stored.id],
  };
  let isNew = false;
  try {
    const kept = await keepCopyOnce({ ...ctx, nextCreationId: () => uuidv7() }, copy, sha256);
    ({ isNew } = kept);
    return { id: kept.id };
  } finally {
    if (!isNew) await discardFiles(db, { ids: [stored.id], now: ctx.now() });
  }
}
