import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Tokens with which programs call for a person, with either auth provider. */
export const accessTokens = pgTable(
  "access_tokens",
  {
    id: uuid().primaryKey(),
    userId: text().notNull(),
    name: text().notNull(),
    /** What its holder may do, see `lib/account/token-scopes.ts`. */
    scopes: text().array().notNull(),
    /** SHA-256 of the token, in hex: whoever reads this table can't use one. */
    tokenHash: text().notNull().unique("access_tokens_hash"),
    /** Last four characters of the token. */
    tokenEnd: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** To a minute; null until it's used. */
    lastUsedAt: timestamp({ withTimezone: true, precision: 3 }),
    /** Null for one that doesn't expire. */
    expiresAt: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [index("access_tokens_of_user").on(table.userId, table.createdAt)],
);

export type AccessTokenRow = typeof accessTokens.$inferSelect;
