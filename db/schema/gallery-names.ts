import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Names that people want to be seen next to what they publish; those who don't have no row. With either auth provider. */
export const galleryNames = pgTable("gallery_names", {
  userId: text().primaryKey(),
  name: text().notNull(),
  updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});
