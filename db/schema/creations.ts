import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** What people made. `userId` is opaque: the account may live with another provider. */
export const creations = pgTable(
  "creations",
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    userId: text().notNull(),
    /** Slug of the tool that made it. */
    tool: text().notNull(),
    type: text().notNull(),
    prompt: text().notNull(),
    /** Markdown from a model, or the address of a picture when `type` is `image`. */
    content: text().notNull(),
    /** Figures and engine of the run, as the tool's contract describes them. */
    meta: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    published: boolean().notNull().default(false),
    publishedAt: timestamp({ withTimezone: true }),
    /** Set when the operator took it out of the community: it cannot be published again. */
    withdrawnAt: timestamp({ withTimezone: true }),
    /** The text ends before its subject does and can be continued. */
    truncated: boolean().notNull().default(false),
    /** The creation this one was made from. */
    parentId: uuid(),
    /** Kept beside the rows of `likes` by the statement that changes them. */
    likeCount: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Set while a deletion can be undone. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // Read backwards for newest first.
    index("creations_of_user")
      .on(table.userId, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    index("creations_published")
      .on(table.publishedAt, table.id)
      .where(sql`published and deleted_at is null`),
    index("creations_most_liked")
      .on(table.likeCount, table.id)
      .where(sql`published and deleted_at is null`),
    index("creations_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

export type CreationRow = typeof creations.$inferSelect;
