import { integer, jsonb, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";

import { creations } from "@/db/schema/creations";

/** What the owner of a cutout did to it since: one row from the first edit on. */
export const creationEdits = pgTable("creation_edits", {
  creationId: uuid()
    .primaryKey()
    .references(() => creations.id, { onDelete: "cascade" }),
  /** `lib/creations/cutout-edits.ts` defines the shape. */
  edits: jsonb().$type<unknown>().notNull(),
  /** Counts the saves, so that nobody saves over edits that they haven't seen. */
  revision: integer().notNull(),
  updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});
