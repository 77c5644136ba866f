import "server-only";

import { and, desc, eq, getTableColumns, isNull, lt, type SQL, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { keptStatement } from "@/db/kept-statement";
import type { ListedCreation } from "@/db/queries/creation-page";
import { likedBy } from "@/db/queries/likes";
import { hasWords, mayHaveWords } from "@/db/queries/prompt-words";
import { creations } from "@/db/schema/creations";
import { galleryNames } from "@/db/schema/gallery-names";
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
  /** Only this one. */
  id?: string | undefined;
  /** Words that the prompt has, as in `hasWords`. */
  search?: string | undefined;
  after?: GalleryCursor | undefined;
  limit: number;
};

/** A published creation; `author` is the name that its owner shows. */
type Published = ListedCreation & { author: string | null };

/** Everyone's published images, highest rank first. */
export async function listPublished(db: Database, query: GalleryQuery): Promise<Published[]> {
  const { order, search, after, viewerId, limit, id } = query;
  const shape = { order, continued: Boolean(after) };
  const rank = after && (order === "newest" ? new Date(after.rank).toISOString() : after.rank);
  const values = { viewerId, limit, rank, id: after?.id };
  if (id) return published(db, shape, eq(creations.id, id)).execute(values);
  if (!search) {
    const page = keptStatement(db, `gallery ${JSON.stringify(shape)}`, (name) =>
      published(db, shape).prepare(name),
    );
    return page.execute(values);
  }
  // Frequent words fill a page soonest from the next images in order, rare ones are found soonest by the index, and
  // Postgres can't tell which is which: it took 20 s for a word that one of a million prompts has (decision 0222).
  const matching = and(mayHaveWords(creations.prompt, search), hasWords(creations.prompt, search));
  const next = pageOf(nextInOrder(shape), { ...shape, limit }, matching);
  const found = await published(db, shape, next).execute(values);
  if (found.length >= limit) return found;
  return published(db, shape, pageOf(byIndex(search), { ...shape, limit })).execute(values);
}

type Shape = { order: GalleryOrder; continued: boolean };

/** How many images of a search's order are looked through before the index is asked. */
const LOOKED_THROUGH = 5_000;

function nextInOrder(shape: Shape): SQL {
  const { rank } = RANKS[shape.order];
  const shown = and(isShown(), shape.continued ? comesAfter(shape) : undefined);
  return sql`select * from ${creations} where ${shown} order by ${rank} desc, ${creations.id} desc limit ${sql.raw(String(LOOKED_THROUGH))}`;
}

/** With `offset 0`, conditions from outside stay there: with an order or a place in it, Postgres might not use the index. */
function byIndex(search: string): SQL {
  const shown = and(isShown(), hasWords(creations.prompt, search));
  return sql`select * from ${creations} where ${shown} offset 0`;
}

/**
 * SQL for the images of some that make up the page. The page is cut here already, because Postgres would join a million
 * rows with matches that it can't count. For the same reason, limits are written out: a prepared statement is planned
 * without its parameters.
 */
function pageOf(some: SQL, shape: Shape & { limit: number }, matching?: SQL): SQL {
  const { rank } = RANKS[shape.order];
  const after = shape.continued ? comesAfter(shape) : undefined;
  // Under the table's own name, so that its columns are those of the rows chosen from it.
  return sql`${creations.id} in (select ${creations.id} from (${some}) ${creations} where ${and(matching, notReported(), after)} order by ${rank} desc, ${creations.id} desc limit ${sql.raw(String(shape.limit))})`;
}

/** SQL for what comes after the last row seen. */
function comesAfter({ order }: Shape): SQL {
  const { rank, type } = RANKS[order];
  const { placeholder } = sql;
  const before = sql`(${placeholder("rank")}::${sql.raw(type)}, ${placeholder("id")}::uuid)`;
  return lt(sql`(${rank}, ${creations.id})`, before);
}

function notReported(): SQL {
  const { creationId, userId } = reports;
  return sql`not exists (select 1 from ${reports} where ${creationId} = ${creations.id} and ${userId} = ${sql.placeholder("viewerId")})`;
}

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
  return db
    .select({
      ...getTableColumns(creations),
      likedBy: likedBy(db, placeholder("viewerId")),
      author,
    })
    .from(creations)
    .where(and(isShown(), only, notReported(), shape.continued ? comesAfter(shape) : undefined))
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
