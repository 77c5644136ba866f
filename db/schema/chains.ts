import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** One step of a chain: its kind, and its settings by name. `lib/chains` checks both. */
export type StoredStep = { kind: string; settings: Record<string, string | string[]> };

/** Sequences of tools that people saved. */
export const chains = pgTable(
  "chains",
  {
    /** UUIDv7: sorts by time. */
    id: uuid().primaryKey(),
    /** A trigger refuses deleted users. */
    userId: text().notNull(),
    name: text().notNull(),
    steps: jsonb().$type<StoredStep[]>().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("chains_of_user").on(table.userId, table.id)],
);

export type ChainRow = typeof chains.$inferSelect;
