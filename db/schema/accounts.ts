import { boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const timestampColumn = () => timestamp({ withTimezone: true, precision: 3 });

/** Local accounts. This and the next four tables have the columns that better-auth 1.7 requires. */
export const users = pgTable("users", {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Lower case. */
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  /** URL path of the profile image, whose bytes are in `account_pictures`. */
  image: text(),
  plan: text({ enum: ["free", "premium"] })
    .notNull()
    .default("free"),
  createdAt: timestampColumn().notNull(),
  updatedAt: timestampColumn().notNull(),
});

const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: userId(),
    expiresAt: timestampColumn().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: timestampColumn().notNull(),
    updatedAt: timestampColumn().notNull(),
  },
  (table) => [index("sessions_of_user").on(table.userId)],
);

/** Sign-in methods; here one row per user with the password hash. */
export const accounts = pgTable(
  "accounts",
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: userId(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: timestampColumn(),
    refreshTokenExpiresAt: timestampColumn(),
    scope: text(),
    password: text(),
    createdAt: timestampColumn().notNull(),
    updatedAt: timestampColumn().notNull(),
  },
  (table) => [index("accounts_of_user").on(table.userId)],
);

export const verifications = pgTable(
  "verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestampColumn().notNull(),
    createdAt: timestampColumn().notNull(),
    updatedAt: timestampColumn().notNull(),
  },
  (table) => [index("verifications_identifier").on(table.identifier)],
);

/** Key pairs that sign the short-lived JWTs; private keys are encrypted with the auth secret. */
export const jwks = pgTable("jwks", {
  id: text().primaryKey(),
  publicKey: text().notNull(),
  privateKey: text().notNull(),
  alg: text(),
  crv: text(),
  createdAt: timestampColumn().notNull(),
  expiresAt: timestampColumn(),
});

/** Profile images, at most 256 by 256 pixels. */
export const accountAvatars = pgTable("account_pictures", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  mediaType: text().notNull(),
  base64: text().notNull(),
  updatedAt: timestampColumn().notNull(),
});
