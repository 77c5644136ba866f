import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

import { creations } from "@/db/schema/creations";

/** Earlier texts of a creation. The latest one is in `creations`. */
export const creationVersions = pgTable(
  "creation_versions",
  {
    /** UUIDv7. */
    id: uuid().primaryKey(),
    creationId: uuid()
      .notNull()
      .references(() => creations.id, { onDelete: "cascade" }),
    /** The creation's owner; a trigger refuses deleted ones. */
    userId: text().notNull(),
    content: text().notNull(),
    meta: jsonb().$type<Record<string, unknown>>().notNull(),
    truncated: boolean().notNull(),
    /** When this text was written, not when it was replaced. */
    writtenAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("creation_versions_of_creation").on(table.creationId, table.id)],
);

export type CreationVersionRow = typeof creationVersions.$inferSelect;
