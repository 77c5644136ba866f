import { bigint, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

import { creations } from "@/db/schema/creations";

/**
 * What is kept in the storage. A row stands before its object does and goes after it, so that no object
 * is ever without a row.
 */
export const files = pgTable(
  "files",
  {
    /** Random (version 4): nobody can guess the address of a file. */
    id: uuid().primaryKey(),
    userId: text().notNull(),
    /** Null until the creation that shows it stands, and again when that is gone for good. */
    creationId: uuid().references(() => creations.id, { onDelete: "set null" }),
    contentType: text().notNull(),
    byteSize: bigint({ mode: "number" }).notNull(),
    /** In hex. */
    sha256: text().notNull(),
    /** In pixels, of pictures. */
    width: integer(),
    height: integer(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Set when it is to be removed, whatever else is known of it. */
    discardedAt: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [
    index("files_of_user").on(table.userId),
    index("files_of_creation").on(table.creationId),
    index("files_discarded").on(table.discardedAt),
  ],
);

export type FileRow = typeof files.$inferSelect;
