import { date, doublePrecision, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What a person used of each engine on each day. */
export const engineUses = pgTable(
  "engine_uses",
  {
    userId: text().notNull(),
    /** In UTC. */
    day: date().notNull(),
    engineId: text().notNull(),
    /** As results name it. */
    engineName: text().notNull(),
    runs: integer().notNull(),
    /** Runs whose tokens are known; the sums below are of these. */
    countedRuns: integer().notNull(),
    inputTokens: integer().notNull(),
    outputTokens: integer().notNull(),
    /** Runs whose cost is known. */
    pricedRuns: integer().notNull(),
    dollars: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.engineId] })],
);
