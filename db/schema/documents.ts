import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

/** A PDF or a video that its owner summarised and asks about. */
export const documents = pgTable(
  "documents",
  {
    id: uuid().primaryKey(),
    userId: text().notNull(),
    kind: text({ enum: ["pdf", "youtube"] }).notNull(),
    title: text().notNull(),
    meta: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The one that a question without a document id is about. */
    current: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("documents_current").on(table.userId, table.kind).where(sql`current`),
    index("documents_used").on(table.usedAt),
  ],
);

/** A passage of a document, in reading order. */
export const documentChunks = pgTable(
  "document_chunks",
  {
    id: uuid().primaryKey(),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    ordinal: integer().notNull(),
    /** 1-based; set for PDFs. */
    page: integer(),
    /** Set for videos. */
    startSeconds: real(),
    content: text().notNull(),
    /** Sentence vector, 384 floats of length 1. */
    embedding: real().array(),
  },
  (table) => [uniqueIndex("document_chunks_order").on(table.documentId, table.ordinal)],
);
