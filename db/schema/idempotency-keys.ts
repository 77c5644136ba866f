import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Calls that must run only once, and the answer that retries get. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of endpoint and input, so a reused key can't return another call's answer. */
    requestHash: text().notNull(),
    /** The success body; null while the call is running. */
    answer: jsonb().$type<Record<string, unknown>>(),
    /** The run. It outlives its owner: whoever takes the key over saves its creations under the same ids. */
    runId: uuid().notNull().default(sql`gen_random_uuid()`),
    /** The call that runs it; another takes over when `heartbeatAt` is too old. */
    owner: text(),
    /** When the owner last said it's alive, by the database's clock. */
    heartbeatAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);
