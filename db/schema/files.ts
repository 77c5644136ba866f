import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

import { chainItems } from "@/db/schema/chain-items";
import { creations } from "@/db/schema/creations";

/**
 * Stored files. A row is inserted before its object is written and deleted after it is removed, so no
 * object is ever orphaned.
 */
export const files = pgTable(
  "files",
  {
    /** UUIDv4: random, so file URLs can't be guessed. */
    id: uuid().primaryKey(),
    userId: text().notNull(),
    /** Null until its creation is inserted, and again once that is purged. */
    creationId: uuid().references(() => creations.id, { onDelete: "set null" }),
    /** Set for the input of a chain run, which is kept as long as the run. */
    chainItemId: uuid().references(() => chainItems.id, { onDelete: "set null" }),
    /**
     * What creations are made from or edited with (`creation_parts`): its owner's alone, also where a creation is published or
     * shared. `creationId` doesn't count for it.
     */
    isSource: boolean().notNull().default(false),
    contentType: text().notNull(),
    byteSize: bigint({ mode: "number" }).notNull(),
    /** Hex. */
    sha256: text().notNull(),
    /** Pixels; null unless it is an image. */
    width: integer(),
    height: integer(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Marked for removal; the file is unreachable from then on. */
    discardedAt: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [
    index("files_of_user").on(table.userId),
    index("files_of_creation").on(table.creationId),
    index("files_of_chain_item").on(table.chainItemId),
    index("files_discarded").on(table.discardedAt),
    index("files_of_user_by_hash").on(table.userId, table.sha256),
  ],
);

export type FileRow = typeof files.$inferSelect;
