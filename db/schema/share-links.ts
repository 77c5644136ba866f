import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

import { creations } from "@/db/schema/creations";

/** The link under which a creation can be read without an account; a trigger removes it when the creation is deleted. */
export const shareLinks = pgTable(
  "share_links",
  {
    creationId: uuid()
      .primaryKey()
      .references(() => creations.id, { onDelete: "cascade" }),
    /** The creation's owner; a trigger refuses deleted ones. */
    userId: text().notNull(),
    /** SHA-256 of the token in the address, in hex: whoever reads this table can't open a link. */
    tokenHash: text().notNull().unique(),
    /** The owner's name at the time; null unless they wanted it shown. */
    sharedBy: text(),
    /** Null for a link that doesn't expire. */
    expiresAt: timestamp({ withTimezone: true, precision: 3 }),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("share_links_expire").on(table.expiresAt)],
);

export type ShareLinkRow = typeof shareLinks.$inferSelect;
