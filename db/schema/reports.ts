import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

import { creations } from "@/db/schema/creations";

/** User reports of published creations: the latest one per user and creation. */
export const reports = pgTable(
  "reports",
  {
    creationId: uuid()
      .notNull()
      .references(() => creations.id, { onDelete: "cascade" }),
    userId: text().notNull(),
    /** One of `REPORT_REASONS`. */
    reason: text().notNull(),
    /** Free text from the reporter; may be empty. */
    note: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.creationId, table.userId] })],
);
