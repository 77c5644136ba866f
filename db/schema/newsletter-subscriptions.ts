import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const newsletterSubscriptions = pgTable("newsletter_subscriptions", {
  /** Trimmed and lowercased. */
  email: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
