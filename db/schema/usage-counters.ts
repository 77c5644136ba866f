import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Fixed-window rate-limit counters: runs, calls, newsletter sign-ups. */
export const usageCounters = pgTable(
  "usage_counters",
  {
    /** What is counted, and for whom: `runs:user_1`. */
    subject: text().notNull(),
    windowStart: timestamp({ withTimezone: true }).notNull(),
    uses: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.windowStart] })],
);
