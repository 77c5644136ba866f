import { pgTable, text } from "drizzle-orm/pg-core";

/** Secrets generated on first start and shared by every server on this database. */
export const appSecrets = pgTable("app_secrets", {
  name: text().primaryKey(),
  secret: text().notNull(),
});
