import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Users whose account is gone, local or Clerk's. A trigger on every table with a user's rows refuses inserts
 * for them, so that a call that was still running saves nothing.
 */
export const deletedUsers = pgTable(
  "deleted_users",
  {
    userId: text().primaryKey(),
    deletedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("deleted_users_age").on(table.deletedAt)],
);
