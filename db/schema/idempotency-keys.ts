import { index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** One row per call that must happen once, with its answer when it is there. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of endpoint and input, so that a key is never answered with another call's answer. */
    requestHash: text().notNull(),
    /** The success body; null while the call runs. */
    answer: jsonb().$type<Record<string, unknown>>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);
