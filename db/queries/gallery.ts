import "server-only";

import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { noneForOrphans } from "@/db/failure-kinds";
import { keptStatement } from "@/db/kept-statement";
import type { ListedCreation } from "@/db/queries/creation-page";
import {
  comesAfter,
  type GalleryCursor,
  type GalleryOrder,
  isShown,
  notReportedBy,
  RANKS,
  writtenRank,
} from "@/db/queries/gallery-order";
import { likedBy } from "@/db/queries/likes";
import { searchPublished } from "@/db/queries/search-gallery";
import { creations } from "@/db/schema/creations";
import { galleryNames } from "@/db/schema/gallery-names";
import { reports } from "@/db/schema/reports";
import { AppError } from "@/lib/core/errors";

type GalleryQuery = {
  /** Creations this user reported are left out. */
  viewerId: string;
  order: GalleryOrder;
  /** Ends a search. */
  signal: AbortSignal;
  /** Only this one. */
  id?: string | undefined;
  /** Words that the prompt has, as in `hasWords`. */
  search?: string | undefined;
  after?: GalleryCursor | undefined;
  limit: number;
};

/** A published creation; `author` is the name that its owner shows. */
type Published = ListedCreation & { author: string | null };

/**
 * Everyone's published images, highest rank first.
 *
 * @throws what `signal` was aborted with, while it searches
 */
export async function listPublished(db: Database, query: GalleryQuery): Promise<Published[]> {
  const { order, search, after, viewerId, limit, id } = query;
  const shape = { order, continued: Boolean(after) };
  const rank = after && writtenRank(order, after);
  const values = { viewerId, limit, rank, id: after?.id };
  if (id) return published(db, shape, eq(creations.id, id)).execute(values);
  if (!search) {
    const page = keptStatement(db, `gallery ${JSON.stringify(shape)}`, (name) =>
      published(db, shape).prepare(name),
    );
    return page.execute(values);
  }
  const ids = await searchPublished(db, { ...query, search });
  if (ids.length === 0) return [];
  return published(db, { order, continued: false }, inArray(creations.id, ids)).execute(values);
}

type Shape = { order: GalleryOrder; continued: boolean };

/** The statement of `listPublished`. */
function published(db: Database, shape: Shape, only?: SQL) {
  const { rank } = RANKS[shape.order];
  const { placeholder } = sql;
  // Written with the tables' names: in a list of columns, Drizzle leaves them out, and the name would be anybody's.
  const named = db
    .select({ name: galleryNames.name })
    .from(galleryNames)
    .where(sql`"gallery_names"."user_id" = "creations"."user_id"`);
  const author = sql<string | null>`(${named})`;
  const seen = { rank: placeholder("rank"), id: placeholder("id") };
  return db
    .select({
      ...getTableColumns(creations),
      likedBy: likedBy(db, placeholder("viewerId")),
      author,
    })
    .from(creations)
    .where(
      and(
        isShown(),
        only,
        notReportedBy(placeholder("viewerId")),
        shape.continued ? comesAfter(shape.order, seen) : undefined,
      ),
    )
    .orderBy(desc(rank), desc(creations.id))
    .limit(placeholder("limit"));
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
    .returning({ creationId: reports.creationId })
    .catch(noneForOrphans);
  if (kept.length === 0) throw missing();
}

function missing(): AppError {
  return new AppError("not_found", "We couldn't find that creation. It may have been deleted.");
}
