import "server-only";

import { and, inArray, isNull, lt, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { creations } from "@/db/schema/creations";
import { likes } from "@/db/schema/likes";
import { AppError } from "@/lib/core/errors";

/** How many of a creation's likes a list names; the count beside them is always exact. */
const MAX_LISTED = 1_000;

/**
 * The ids of people who like each of these creations, 1,000 at most: the viewer's own first, so that it is
 * there whatever is cut, then the earliest.
 */
export async function listLikes(
  db: Database,
  creationIds: string[],
  viewerId: string,
): Promise<Map<string, string[]>> {
  if (creationIds.length === 0) return new Map();
  const ranked = db
    .select({
      creationId: likes.creationId,
      userId: likes.userId,
      rank: sql<number>`row_number() over (partition by ${likes.creationId} order by ${likes.userId} = ${viewerId} desc, ${likes.createdAt})`.as(
        "rank",
      ),
    })
    .from(likes)
    .where(and(inArray(likes.creationId, creationIds), isNull(likes.withdrawnAt)))
    .as("ranked");
  const rows = await db
    .select({ creationId: ranked.creationId, userId: ranked.userId })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${MAX_LISTED}`);

  const byCreation = new Map<string, string[]>();
  for (const { creationId, userId } of rows) {
    byCreation.set(creationId, [...(byCreation.get(creationId) ?? []), userId]);
  }
  return byCreation;
}

export type Toggled = { likedByMe: boolean; likeCount: number };

/**
 * Likes a creation, or takes the like back: the row and the count beside it in one statement.
 *
 * An upsert decides, for it also sees a row that another call wrote after this statement began; a deletion
 * would not, and two calls of one person at once would then count as one.
 *
 * @throws AppError `not_found` when it is missing, deleted, or neither published nor the person's own
 */
export async function toggleLike(
  db: Database,
  change: { creationId: string; userId: string; now: Date },
): Promise<Toggled> {
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
  if (!row) throw new AppError("not_found", "This creation does not exist.");
  return row;
}

/** Forgets likes that were taken back before `before`. */
export async function purgeWithdrawnLikes(db: Database, before: Date): Promise<void> {
  await db.delete(likes).where(lt(likes.withdrawnAt, before));
}
