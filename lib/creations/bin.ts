import "server-only";

import type { z } from "zod";

import { countBin, listBin, removeFromBin } from "@/db/queries/bin";
import { formatCount } from "@/lib/core/format";
import type { Bin, binQuery, emptyBinInput } from "@/lib/creations/bin-contract";
import { BIN_DAYS } from "@/lib/creations/bin-days";
import { decodeCursor, encodeCursor } from "@/lib/creations/cursor";
import { removeUnusedFilesOf } from "@/lib/files/remove-files";
import type { UserContext } from "@/lib/providers/context";

const DAY_MS = 24 * 60 * 60_000;

/** A page of what the user has deleted, last deleted first, and how much there is in all. */
export async function readBin(ctx: UserContext, query: z.output<typeof binQuery>): Promise<Bin> {
  const place = query.cursor ? decodeCursor(query.cursor) : undefined;
  const after = place && { deletedAt: new Date(place.rank), id: place.id };
  const userId = ctx.user.id;
  const [rows, total] = await Promise.all([
    // One extra row tells whether there is a next page.
    listBin(ctx.db, { userId, after, limit: query.limit + 1 }),
    countBin(ctx.db, userId),
  ]);
  const page = rows.slice(0, query.limit);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    creations: page.map(({ deletedAt, ...row }) => ({
      ...row,
      deleted_at: deletedAt.toISOString(),
      removed_at: new Date(deletedAt.getTime() + BIN_DAYS * DAY_MS).toISOString(),
    })),
    total,
    nextCursor: last ? encodeCursor({ rank: last.deletedAt.getTime(), id: last.id }) : null,
  };
}

/** Permanently removes some of what the user has deleted, or all of it, with its files. */
export async function emptyBin(
  ctx: UserContext,
  wanted: z.output<typeof emptyBinInput>,
): Promise<{ message: string; removed: number }> {
  const now = ctx.now();
  const ids = "ids" in wanted ? wanted.ids : null;
  const removed = await removeFromBin(ctx.db, { userId: ctx.user.id, ids, now });
  if (removed > 0) await removeUnusedFilesOf(ctx, ctx.user.id, now);
  return { message: `${formatCount(removed, "creation")} deleted permanently`, removed };
}
