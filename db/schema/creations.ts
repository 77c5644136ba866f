import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

import { wordsVector } from "./words-vector";

/** Stored results. `userId` has no foreign key because accounts may live with Clerk. */
export const creations = pgTable(
  "creations",
  {
    /** UUIDv7: sorts by time. */
    id: uuid().primaryKey(),
    userId: text().notNull(),
    /** Slug of the tool that made it. */
    tool: text().notNull(),
    type: text().notNull(),
    prompt: text().notNull(),
    /** What its owner named it; null to go by the prompt. */
    title: text(),
    /** Its owner wants it first in their list. */
    pinned: boolean().notNull().default(false),
    /** Markdown from a model, or the image URL when `type` is `image`. */
    content: text().notNull(),
    /** Statistics and engine of the run; the tool's contract defines the shape. */
    meta: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    published: boolean().notNull().default(false),
    publishedAt: timestamp({ withTimezone: true }),
    /** Set when a moderator removed it from the gallery; it can't be published again. */
    withdrawnAt: timestamp({ withTimezone: true }),
    /** Counts the changes of the text, so that nobody saves over a text that they haven't seen. */
    revision: integer().notNull().default(0),
    /** The text was cut off and can be continued. */
    truncated: boolean().notNull().default(false),
    /** The creation this one was made from. */
    parentId: uuid(),
    /** Shared by the creations of two runs that were sent to be compared; null for all others. */
    comparisonId: uuid(),
    /** Which of the two runs made it: 1 or 2. */
    comparisonSide: smallint(),
    /** Set when its side was kept, which deleted the other one at the same time. */
    comparisonKeptAt: timestamp({ withTimezone: true, precision: 3 }),
    /** Denormalized; the statement that changes `likes` updates it too. */
    likeCount: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Soft-deleted; undoable until the row is purged. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // Scanned backward for pinned first, then newest.
    index("creations_of_user")
      .on(table.userId, table.pinned, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    index("creations_in_bin")
      .on(table.userId, table.deletedAt, table.id)
      .where(sql`deleted_at is not null`),
    index("creations_published")
      .on(table.publishedAt, table.id)
      .where(sql`published and deleted_at is null`),
    index("creations_most_liked")
      .on(table.likeCount, table.id)
      .where(sql`published and deleted_at is null`),
    index("creations_published_words")
      .using("gin", wordsVector(sql`prompt`))
      .where(sql`published and deleted_at is null`),
    index("creations_compared")
      .on(table.userId, table.comparisonId)
      .where(sql`comparison_id is not null`),
    index("creations_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

export type CreationRow = typeof creations.$inferSelect;
