import {
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** AI services and servers that people connected with keys of their own. */
export const engineConnections = pgTable(
  "engine_connections",
  {
    id: uuid().primaryKey(),
    userId: text().notNull(),
    provider: text().notNull(),
    baseUrl: text().notNull(),
    /** Encrypted, see `lib/engines/seal.ts`; null for a server that needs no key. */
    sealedKey: text(),
    /** Last four characters of the key. */
    keyEnd: text(),
    model: text().notNull(),
    /** What makes images there; null when nothing was chosen for that. */
    imageModel: text(),
    /** What edits images there; null when nothing was chosen for that. */
    editModel: text(),
    /** Context size, when the server tells it. */
    contextTokens: integer(),
    /** US dollars per million tokens that it reads and writes, when the server tells them. */
    inputPrice: doublePrecision(),
    outputPrice: doublePrecision(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("engine_connections_of_user").on(table.userId, table.createdAt)],
);

export type EngineConnectionRow = typeof engineConnections.$inferSelect;

/** Which engines each person chose; null where they chose none. */
export const engineChoices = pgTable("engine_choices", {
  userId: text().primaryKey(),
  /** What writes. */
  ref: text(),
  /** What makes images. */
  painterRef: text(),
  /** What removes objects, and what removes backgrounds. */
  eraserRef: text(),
  cutterRef: text(),
  chosenAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});
