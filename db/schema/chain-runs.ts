import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

import type { StoredStep } from "@/db/schema/chains";

/** Runs of a chain over some inputs, which are rows of `chain_items`. */
export const chainRuns = pgTable(
  "chain_runs",
  {
    /** UUIDv7: sorts by time. */
    id: uuid().primaryKey(),
    /** A trigger refuses deleted users. */
    userId: text().notNull(),
    name: text().notNull(),
    /** As they were when it began: later changes of the chain don't change its runs. */
    steps: jsonb().$type<StoredStep[]>().notNull(),
    /** The run that carries it out, or was the last one to; null before the first. */
    runId: uuid(),
    /** The process's work on that run: another one when it's taken up or handed on. */
    owner: uuid(),
    /** When that process last said that it's alive, by the database's clock; null once it has ended. */
    heartbeatAt: timestamp({ withTimezone: true }),
    stopRequested: boolean().notNull().default(false),
    /** Why it ended before its last input, in a sentence. */
    notice: text(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("chain_runs_of_user").on(table.userId, table.id)],
);

export type ChainRunRow = typeof chainRuns.$inferSelect;
