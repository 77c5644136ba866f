import { pgTable, text, uuid } from "drizzle-orm/pg-core";

import { creations } from "@/db/schema/creations";

/** The notes that an article was written from. Apart from `creations`, whose lists would carry them along. */
export const creationNotes = pgTable("creation_notes", {
  creationId: uuid()
    .primaryKey()
    .references(() => creations.id, { onDelete: "cascade" }),
  notes: text().notNull(),
});
