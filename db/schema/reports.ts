import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

import { creations } from "@/db/schema/creations";

/** What people find wrong with a published creation: one row per person and creation, the latest. */
export const reports = pgTable(
  "reports",
  {
    creationId: uuid()
      .notNull()
      .references(() => creations.id, { onDelete: "cascade" }),
    userId: text().notNull(),
    /** One of `REPORT_REASONS`. */
    reason: text().notNull(),
    /** In the reporter's own words; may be empty. */
    note: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.creationId, table.userId] })],
);
