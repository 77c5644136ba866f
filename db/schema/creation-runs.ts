import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { creations } from "@/db/schema/creations";

/** What a creation was asked for, to open it in its tool again. Apart from `creations`, whose lists would carry it along. */
export const creationRuns = pgTable(
  "creation_runs",
  {
    creationId: uuid()
      .primaryKey()
      .references(() => creations.id, { onDelete: "cascade" }),
    /** The checked fields of the call, without files. */
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What its call answered beside the creation's own content and figures; empty when that was too much, or it was stopped. */
    answer: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The page's name for the run, which its address has long after the run is forgotten; null where it had none. */
    runName: text(),
  },
  (table) => [
    index("creation_runs_by_name").on(table.runName).where(sql`${table.runName} is not null`),
  ],
);
