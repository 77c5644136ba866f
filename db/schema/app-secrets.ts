import { pgTable, text } from "drizzle-orm/pg-core";

/** Secrets the product made for itself on first start, shared by all servers of one database. */
export const appSecrets = pgTable("app_secrets", {
  name: text().primaryKey(),
  secret: text().notNull(),
});
