import "server-only";

import { and, eq, isNull, lt, type Placeholder, type SQL, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { noneForOrphans } from "@/db/failure-kinds";
import { keptStatement } from "@/db/kept-statement";
import { creations } from "@/db/schema/creations";
import { likes } from "@/db/schema/likes";
import { AppError } from "@/lib/core/errors";

/** User ids listed per creation; `likeCount` is exact regardless. */
const MAX_LISTED = 1_000;

/**
 * A field for lists of creations: up to 1,000 ids of users who like the row's creation, null without likes. The viewer's
 * own id comes first so that the cap never drops it, then the earliest likes.
 */
export function likedBy(db: Database, viewerId: string | Placeholder): SQL<string[] | null> {
  const userIds = sql`array_agg(${likes.userId} order by ${likes.userId} = ${viewerId} desc, ${likes.createdAt})`;
  const listed = db
    .select({ userIds: sql`to_json((${userIds})[1:${sql.raw(String(MAX_LISTED))}])` })
    .from(likes)
    .where(and(eq(likes.creationId, creations.id), isNull(likes.withdrawnAt)));
  return sql`case when ${creations.likeCount} > 0 then (${listed}) end`;
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
  const toggle = keptStatement(db, "toggle a like", (name) => toggling(db).prepare(name));
  const toggled = toggle.execute({ ...change, now: change.now.toISOString() });
  const [row] = await toggled.catch(noneForOrphans);
  if (!row)
    throw new AppError("not_found", "We couldn't find that creation. It may have been deleted.");
  return row;
}

function toggling(db: Database) {
  const { placeholder } = sql;
  const toggled = db
    .$with("toggled", {
      creationId: sql<string>`creation_id`.as("creation_id"),
      liked: sql<boolean>`liked`.as("liked"),
    })
    .as(sql`
    insert into ${likes} (creation_id, user_id, created_at)
    select ${creations.id}, ${placeholder("userId")}, ${placeholder("now")}::timestamptz
    from ${creations}
    where ${creations.id} = ${placeholder("creationId")} and ${creations.deletedAt} is null
      and (${creations.published} or ${creations.userId} = ${placeholder("userId")})
    on conflict (creation_id, user_id) do update set
      created_at = excluded.created_at,
      withdrawn_at = case when ${likes.withdrawnAt} is null then excluded.created_at end
    returning creation_id, withdrawn_at is null as liked`);
  return db
    .with(toggled)
    .update(creations)
    .set({ likeCount: sql`${creations.likeCount} + case when ${toggled.liked} then 1 else -1 end` })
    .from(toggled)
    .where(sql`${creations.id} = ${toggled.creationId}`)
    .returning({ likedByMe: toggled.liked, likeCount: creations.likeCount });
}

/** Deletes the rows of likes withdrawn before `before`. */
export async function purgeWithdrawnLikes(db: Database, before: Date): Promise<void> {
  await db.delete(likes).where(lt(likes.withdrawnAt, before));
}
