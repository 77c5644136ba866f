import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** A run that goes on without the page that asked for it, from the moment it is asked for. */
export const runs = pgTable(
  "runs",
  {
    userId: text().notNull(),
    /** The call's idempotency key, which the page made. */
    id: text().notNull(),
    endpoint: text().notNull(),
    /** The checked fields, without files. */
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text().$type<"running" | "done" | "failed" | "stopped">().notNull().default("running"),
    step: jsonb().$type<{ label: string; done?: number | undefined; total?: number | undefined }>(),
    /** What a model has written so far. */
    text: text().notNull().default(""),
    /** The body of the answer: of success when done, of failure when failed. */
    answer: jsonb().$type<Record<string, unknown>>(),
    stopRequested: boolean().notNull().default(false),
    /** When its process last said that it's alive, by the database's clock. */
    heartbeatAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("runs_of_user").on(table.userId, table.createdAt.desc()),
    index("runs_age").on(table.createdAt),
  ],
);

export type RunRow = typeof runs.$inferSelect;
