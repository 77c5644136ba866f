import "server-only";

import {
  and,
  desc,
  eq,
  getTableColumns,
  ilike,
  isNull,
  lt,
  notExists,
  type SQL,
  sql,
} from "drizzle-orm";

import type { Database } from "@/db/client";
import { keptStatement } from "@/db/kept-statement";
import { containing } from "@/db/queries/containing";
import type { ListedCreation } from "@/db/queries/creation-page";
import { likedBy } from "@/db/queries/likes";
import { creations } from "@/db/schema/creations";
import { reports } from "@/db/schema/reports";
import { AppError } from "@/lib/core/errors";

/** How the gallery is sorted; ties go to the newer id. */
export type GalleryOrder = "newest" | "most-liked";

/** Position in a list: `rank` is epoch milliseconds for "newest", a like count for "most-liked". */
export type GalleryCursor = { rank: number; id: string };

type GalleryQuery = {
  /** Creations this user reported are left out. */
  viewerId: string;
  order: GalleryOrder;
  /** Matches anywhere in the prompt, case-insensitive. */
  search?: string | undefined;
  after?: GalleryCursor | undefined;
  limit: number;
};

/** Everyone's published images, highest rank first. */
export async function listPublished(db: Database, query: GalleryQuery): Promise<ListedCreation[]> {
  const { order, search, after, viewerId, limit } = query;
  const shape = { order, searched: Boolean(search), continued: Boolean(after) };
  const page = keptStatement(db, `gallery ${JSON.stringify(shape)}`, (name) =>
    published(db, shape).prepare(name),
  );
  const rank = after && (order === "newest" ? new Date(after.rank).toISOString() : after.rank);
  return page.execute({
    viewerId,
    limit,
    pattern: search && containing(search),
    rank,
    id: after?.id,
  });
}

/** The statement of `listPublished`. */
function published(
  db: Database,
  shape: { order: GalleryOrder; searched: boolean; continued: boolean },
) {
  const { rank, type } = RANKS[shape.order];
  const { placeholder } = sql;
  const before = sql`(${placeholder("rank")}::${sql.raw(type)}, ${placeholder("id")}::uuid)`;
  const reported = db
    .select({ one: sql`1` })
    .from(reports)
    .where(and(eq(reports.creationId, creations.id), eq(reports.userId, placeholder("viewerId"))));
  return db
    .select({ ...getTableColumns(creations), likedBy: likedBy(db, placeholder("viewerId")) })
    .from(creations)
    .where(
      and(
        isShown(),
        shape.searched ? ilike(creations.prompt, placeholder("pattern")) : undefined,
        notExists(reported),
        shape.continued ? lt(sql`(${rank}, ${creations.id})`, before) : undefined,
      ),
    )
    .orderBy(desc(rank), desc(creations.id))
    .limit(placeholder("limit"));
}

const RANKS = {
  newest: { rank: creations.publishedAt, type: "timestamptz" },
  "most-liked": { rank: creations.likeCount, type: "integer" },
};

/** Must match the WHERE clause of the partial indexes on published creations. */
function isShown(): SQL | undefined {
  return and(sql`${creations.published}`, isNull(creations.deletedAt));
}

/**
 * Publishes one of the user's own images to the gallery, or unpublishes it. Publishing twice keeps the
 * original publication time.
 *
 * @throws AppError `not_found` when it is missing or someone else's, `unusable` when it isn't an image,
 *   `forbidden` when a moderator removed it
 */
export async function setPublished(
  db: Database,
  change: { id: string; userId: string; published: boolean; now: Date },
): Promise<void> {
  const own = and(
    eq(creations.id, change.id),
    eq(creations.userId, change.userId),
    isNull(creations.deletedAt),
  );
  const publishedAt = change.published
    ? sql`coalesce(case when ${creations.published} then ${creations.publishedAt} end, ${change.now.toISOString()}::timestamptz)`
    : null;
  const changed = await db
    .update(creations)
    .set({ published: change.published, publishedAt, updatedAt: change.now })
    .where(
      and(
        own,
        eq(creations.type, "image"),
        change.published ? isNull(creations.withdrawnAt) : undefined,
      ),
    )
    .returning({ id: creations.id });
  if (changed.length > 0) return;
  const [kept] = await db.select({ withdrawnAt: creations.withdrawnAt }).from(creations).where(own);
  if (kept?.withdrawnAt) {
    throw new AppError(
      "forbidden",
      "A moderator removed this image after a report, so you can't publish it again.",
    );
  }
  if (kept) throw new AppError("unusable", "You can only publish images.");
  throw missing();
}

/**
 * Saves a user's report of a published creation, replacing any earlier one by the same user.
 *
 * @throws AppError `not_found` when it is not published
 */
export async function insertReport(
  db: Database,
  report: { creationId: string; userId: string; reason: string; note: string; now: Date },
): Promise<void> {
  const { reason, note, now } = report;
  const kept = await db
    .insert(reports)
    .select(
      db
        .select({
          creationId: creations.id,
          userId: sql<string>`${report.userId}::text`.as("user_id"),
          reason: sql<string>`${reason}::text`.as("reason"),
          note: sql<string>`${note}::text`.as("note"),
          createdAt: sql<Date>`${now.toISOString()}::timestamptz`.as("created_at"),
        })
        .from(creations)
        .where(and(eq(creations.id, report.creationId), isShown())),
    )
    .onConflictDoUpdate({
      target: [reports.creationId, reports.userId],
      set: { reason, note, createdAt: now },
    })
    .returning({ creationId: reports.creationId });
  if (kept.length === 0) throw missing();
}

function missing(): AppError {
  return new AppError("not_found", "We couldn't find that creation. It may have been deleted.");
}
