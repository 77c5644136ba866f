import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { creations } from "@/db/schema/creations";
import { files } from "@/db/schema/files";

/** What a file is to a creation: the image it's made from, the mask of what was removed, or the image behind a cutout. */
export type PartRole = "source" | "mask" | "backdrop";

/** The files that a creation is edited with. A file may be part of several; it goes after the last of them. */
export const creationParts = pgTable(
  "creation_parts",
  {
    creationId: uuid()
      .notNull()
      .references(() => creations.id, { onDelete: "cascade" }),
    role: text().$type<PartRole>().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.creationId, table.role] }),
    index("creation_parts_of_file").on(table.fileId),
  ],
);
