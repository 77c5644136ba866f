import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { chainRuns } from "@/db/schema/chain-runs";

/** One call of a tool: what it made, or why it failed. */
export type StoredCall = {
  /** Where it is in its input's tree of calls: a step that makes three sizes has the places "0", "1", and "2". */
  place: string;
  step: number;
  /** Names the run, and with it the creation: the same when the call is made again after its process died. */
  runId: string;
  state: "begun" | "done" | "failed";
  creationId?: string | undefined;
  /** Where its image is: `/api/files/…`. */
  address?: string | undefined;
  /** What its text is about, or the image's name. */
  subject?: string | undefined;
  /** What its tool says beside the result, such as what was left out. */
  message?: string | undefined;
  /** What it was charged when it was begun, for whoever ends it. */
  charge?: { subject: string; windowStart: string } | null | undefined;
  /** In a sentence. */
  error?: string | undefined;
};

/** The inputs of a chain run, each with what its steps have come to. */
export const chainItems = pgTable(
  "chain_items",
  {
    id: uuid().primaryKey(),
    chainRunId: uuid()
      .notNull()
      .references(() => chainRuns.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    /** A text or link; the name of a file. */
    input: text().notNull(),
    /** Set for files; `files.chain_item_id` keeps the file. */
    fileId: uuid(),
    state: text().$type<"waiting" | "running" | "done" | "failed">().notNull().default("waiting"),
    calls: jsonb().$type<StoredCall[]>().notNull().default([]),
  },
  (table) => [index("chain_items_of_run").on(table.chainRunId, table.position)],
);

export type ChainItemRow = typeof chainItems.$inferSelect;
