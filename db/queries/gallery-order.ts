import "server-only";

import { and, isNull, lt, type SQL, sql } from "drizzle-orm";

import { creations } from "@/db/schema/creations";
import { reports } from "@/db/schema/reports";

/** How the gallery is sorted; ties go to the newer id. */
export type GalleryOrder = "newest" | "most-liked";

/** Position in a list: `rank` is epoch milliseconds for "newest", a like count for "most-liked". */
export type GalleryCursor = { rank: number; id: string };

/** What each order goes by. */
export const RANKS = {
  newest: { rank: creations.publishedAt, type: "timestamptz" },
  "most-liked": { rank: creations.likeCount, type: "integer" },
};

/** Must match the WHERE clause of the partial indexes on published creations. */
export function isShown(): SQL | undefined {
  return and(sql`${creations.published}`, isNull(creations.deletedAt));
}

/** The rank of a position, as `comesAfter` takes it. */
export function writtenRank(order: GalleryOrder, { rank }: GalleryCursor): string | number {
  return order === "newest" ? new Date(rank).toISOString() : rank;
}

/** SQL for what comes after the last row seen; its rank and ID come as placeholders or values. */
export function comesAfter(order: GalleryOrder, seen: { rank: unknown; id: unknown }): SQL {
  const { rank, type } = RANKS[order];
  const before = sql`(${seen.rank}::${sql.raw(type)}, ${seen.id}::uuid)`;
  return lt(sql`(${rank}, ${creations.id})`, before);
}

/** SQL for what a viewer hasn't reported. */
export function notReportedBy(viewerId: unknown): SQL {
  const { creationId, userId } = reports;
  return sql`not exists (select 1 from ${reports} where ${creationId} = ${creations.id} and ${userId} = ${viewerId})`;
}
