import "server-only";

import type { z } from "zod";

import { listForArchive } from "@/db/queries/archived-creations";
import { setDeleted } from "@/db/queries/arrange-creations";
import { deleteCreation } from "@/db/queries/delete-creations";
import { listFilesOf } from "@/db/queries/files";
import { countShareLinks } from "@/db/queries/share-links";
import { AppError } from "@/lib/core/errors";
import { formatBytes, formatCount } from "@/lib/core/format";
import { singleton } from "@/lib/core/singleton";
import type { changedIdsSchema } from "@/lib/creations/schema";
import { zipEntries } from "@/lib/creations/zip-entries";
import { zipStream } from "@/lib/creations/zip-stream";
import type { UserContext } from "@/lib/providers/context";
import { limitRate } from "@/lib/usage/rate-limit";
import { createFairQueue } from "@/lib/workers/queue";

/** The page holds an archive in memory before it's saved. */
const MAX_ZIP_BYTES = 500 * 1024 * 1024;

const MAX_ZIPS_PER_HOUR = 60;
const HOUR_SECONDS = 60 * 60;

/** Each person's own, one after the other. Somebody who reads slowly keeps nobody else waiting. */
const archives = singleton("archives", () =>
  createFairQueue({
    concurrency: Number.POSITIVE_INFINITY,
    maxRunningPerUser: 1,
    maxWaiting: Number.POSITIVE_INFINITY,
    maxWaitingPerUser: 2,
    fullMessage: "You already have downloads in progress. Wait for one to finish.",
  }),
);

/**
 * Moves one of the user's creations to the bin.
 *
 * @throws AppError `not_found` when it is missing, already deleted, or someone else's
 */
export async function deleteOne(ctx: UserContext, id: string): Promise<{ message: string }> {
  const links = await linksOf(ctx, [id]);
  await deleteCreation(ctx.db, { id, userId: ctx.user.id, now: ctx.now() });
  const ended =
    links > 0 ? ". Its share link was turned off, and restoring won't bring it back." : "";
  return { message: `Creation deleted${ended}` };
}

/** Moves several of the user's creations to the bin. */
export async function deleteSelected(
  ctx: UserContext,
  ids: readonly string[],
): Promise<z.input<typeof changedIdsSchema>> {
  const links = await linksOf(ctx, ids);
  const change = { ids, userId: ctx.user.id, deletedAt: ctx.now() };
  const changed = await setDeleted(ctx.db, change);
  const [verb, them] = links === 1 ? ["was", "it"] : ["were", "them"];
  const ended =
    links > 0
      ? `. ${formatCount(links, "share link")} ${verb} turned off, and restoring won't bring ${them} back.`
      : "";
  return { message: `${formatCount(changed.length, "creation")} deleted${ended}`, ids: changed };
}

/** How many links end with these creations, which their owner is told: they don't come back with them. */
function linksOf({ db, user, now }: UserContext, creationIds: readonly string[]): Promise<number> {
  return countShareLinks(db, { creationIds, userId: user.id, now: now() });
}

/** Brings several of the user's deleted creations back. */
export async function restoreSelected(
  ctx: UserContext,
  ids: readonly string[],
): Promise<z.input<typeof changedIdsSchema>> {
  const changed = await setDeleted(ctx.db, { ids, userId: ctx.user.id, deletedAt: null });
  return { message: `${formatCount(changed.length, "creation")} restored`, ids: changed };
}

/**
 * A ZIP archive of several of the user's creations, made while it's read; one at a time for each user.
 *
 * @param onEnd called when it is no longer read
 * @throws AppError `not_found` when none of them is there, `payload_too_large`, `rate_limited` after too many in an hour,
 *   `provider_unavailable` when too many wait, `aborted`
 */
export async function zipSelected(
  ctx: UserContext,
  ids: readonly string[],
  onEnd: () => void,
): Promise<ReadableStream<Uint8Array>> {
  const endTurn = await archives.get().enter({ userId: ctx.user.id, signal: ctx.signal });
  try {
    // Only now: who is refused for waiting doesn't use one of an hour up, and what is deleted meanwhile isn't listed.
    const entries = await listEntries(ctx, ids);
    await limitRate(ctx.db, {
      subject: `zip:${ctx.user.id}`,
      max: MAX_ZIPS_PER_HOUR,
      windowSeconds: HOUR_SECONDS,
      now: ctx.now(),
      message: `You can download ${MAX_ZIPS_PER_HOUR} archives an hour. Try again later.`,
    });
    return zipStream(ctx, entries, () => {
      endTurn();
      onEnd();
    });
  } catch (error) {
    endTurn();
    throw error;
  }
}

async function listEntries(ctx: UserContext, ids: readonly string[]) {
  const userId = ctx.user.id;
  const [rows, files] = await Promise.all([
    listForArchive(ctx.db, { userId, ids }),
    listFilesOf(ctx.db, { userId, creationIds: ids }),
  ]);
  if (rows.length === 0) {
    throw new AppError(
      "not_found",
      "We couldn't find those creations. They may have been deleted.",
    );
  }
  const entries = zipEntries(rows, files);
  const bytes = entries.reduce((sum, { byteSize }) => sum + byteSize, 0);
  if (bytes > MAX_ZIP_BYTES) {
    throw new AppError(
      "payload_too_large",
      `These files are ${formatBytes(bytes)}. Download at most ${formatBytes(MAX_ZIP_BYTES)} at once.`,
    );
  }
  return entries;
}
