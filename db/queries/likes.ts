import "server-only";

import { inArray, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { likes } from "@/db/schema/likes";

/** How many of a creation's likes a list names; the count beside them is always exact. */
const MAX_LISTED = 1_000;

/** The ids of people who like each of these creations, the earliest first, 1,000 at most. */
export async function listLikes(
  db: Database,
  creationIds: string[],
): Promise<Map<string, string[]>> {
  if (creationIds.length === 0) return new Map();
  const ranked = db
    .select({
      creationId: likes.creationId,
      userId: likes.userId,
      rank: sql<number>`row_number() over (partition by ${likes.creationId} order by ${likes.createdAt})`.as(
        "rank",
      ),
    })
    .from(likes)
    .where(inArray(likes.creationId, creationIds))
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
