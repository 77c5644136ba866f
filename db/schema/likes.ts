import { index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

import { creations } from "@/db/schema/creations";

/** One row per person and creation. */
export const likes = pgTable(
  "likes",
  {
    creationId: uuid()
      .notNull()
      .references(() => creations.id, { onDelete: "cascade" }),
    userId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.creationId, table.userId] }),
    index("likes_of_user").on(table.userId),
  ],
);
