import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

import { creations } from "@/db/schema/creations";

/** One row per user and creation; it counts as a like while `withdrawnAt` is null. */
export const likes = pgTable(
  "likes",
  {
    creationId: uuid()
      .notNull()
      .references(() => creations.id, { onDelete: "cascade" }),
    userId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was unliked. The row stays for a while so that a toggle is a single upsert. */
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.creationId, table.userId] }),
    index("likes_of_user").on(table.userId),
    index("likes_withdrawn").on(table.withdrawnAt).where(sql`withdrawn_at is not null`),
  ],
);
