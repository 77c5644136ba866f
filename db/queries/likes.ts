import "server-only";

import { and, isNull, lt, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { creations } from "@/db/schema/creations";
import { likes } from "@/db/schema/likes";
import { AppError } from "@/lib/core/errors";

/** User ids listed per creation; `likeCount` is exact regardless. */
const MAX_LISTED = 1_000;

/**
 * Up to 1,000 ids of users who like each creation, by creation id; creations without likes are absent.
 * The viewer's own id comes first so that the cap never drops it, then the earliest likes.
 */
export async function listLikes(
  db: Database,
  creationIds: string[],
  viewerId: string,
): Promise<Map<string, string[]>> {
  if (creationIds.length === 0) return new Map();
  const userIds = sql<
    string[]
  >`to_json((array_agg(${likes.userId} order by ${likes.userId} = ${viewerId} desc, ${likes.createdAt}))[1:${sql.raw(String(MAX_LISTED))}])`;
  const rows = await db
    .select({ creationId: likes.creationId, userIds })
    .from(likes)
    // As one parameter, so that it's the same statement for pages of every length.
    .where(
      and(
        sql`${likes.creationId} = any(string_to_array(${creationIds.join(",")}, ',')::uuid[])`,
        isNull(likes.withdrawnAt),
      ),
    )
    .groupBy(likes.creationId);
  return new Map(rows.map((row) => [row.creationId, row.userIds]));
}

/** A creation's likes after a toggle. */
export type LikeState = { likedByMe: boolean; likeCount: number };

/**
 * Likes or unlikes a creation, updating the like row and `likeCount` in one statement.
 *
 * It upserts because ON CONFLICT also sees rows committed after the statement began. A DELETE wouldn't,
 * and two concurrent toggles by one user would count as one.
 *
 * @throws AppError `not_found` when it is missing, deleted, or neither published nor the user's own
 */
export async function toggleLike(
  db: Database,
  change: { creationId: string; userId: string; now: Date },
): Promise<LikeState> {
  const { creationId, userId } = change;
  const now = change.now.toISOString();
  const toggled = db
    .$with("toggled", {
      creationId: sql<string>`creation_id`.as("creation_id"),
      liked: sql<boolean>`liked`.as("liked"),
    })
    .as(sql`
    insert into ${likes} (creation_id, user_id, created_at)
    select ${creations.id}, ${userId}, ${now}::timestamptz
    from ${creations}
    where ${creations.id} = ${creationId} and ${creations.deletedAt} is null
      and (${creations.published} or ${creations.userId} = ${userId})
    on conflict (creation_id, user_id) do update set
      created_at = excluded.created_at,
      withdrawn_at = case when ${likes.withdrawnAt} is null then excluded.created_at end
    returning creation_id, withdrawn_at is null as liked`);
  const [row] = await db
    .with(toggled)
    .update(creations)
    .set({ likeCount: sql`${creations.likeCount} + case when ${toggled.liked} then 1 else -1 end` })
    .from(toggled)
    .where(sql`${creations.id} = ${toggled.creationId}`)
    .returning({ likedByMe: toggled.liked, likeCount: creations.likeCount });
  if (!row)
    throw new AppError("not_found", "We couldn't find that creation. It may have been deleted.");
  return row;
}

/** Deletes the rows of likes withdrawn before `before`. */
export async function purgeWithdrawnLikes(db: Database, before: Date): Promise<void> {
  await db.delete(likes).where(lt(likes.withdrawnAt, before));
}
