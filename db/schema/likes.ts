import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

import { creations } from "@/db/schema/creations";

/** One row per person and creation; it is a like while `withdrawnAt` is null. */
export const likes = pgTable(
  "likes",
  {
    creationId: uuid()
      .notNull()
      .references(() => creations.id, { onDelete: "cascade" }),
    userId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** A like that was taken back keeps its row for a while, so that a toggle is one upsert. */
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.creationId, table.userId] }),
    index("likes_of_user").on(table.userId),
    index("likes_withdrawn").on(table.withdrawnAt).where(sql`withdrawn_at is not null`),
  ],
);
