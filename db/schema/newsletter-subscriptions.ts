import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const newsletterSubscriptions = pgTable("newsletter_subscriptions", {
  /** Trimmed and in lower case. */
  email: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
