import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
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

/** Little-endian float32 vector as bytea: reads ten times faster than a Postgres array. */
const floats = customType<{ data: Float32Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
  toDriver: (vector) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength),
  // Copied, because the driver's buffer may not be 4-byte aligned.
  fromDriver: (bytes) => new Float32Array(Uint8Array.from(bytes).buffer),
});

/** A PDF or video that a user summarized and can chat about. */
export const documents = pgTable(
  "documents",
  {
    id: uuid().primaryKey(),
    userId: text().notNull(),
    kind: text({ enum: ["pdf", "youtube"] }).notNull(),
    title: text().notNull(),
    meta: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /**
     * Whether it's there for its owner: not while its passages are being written, and not once they are being deleted, both
     * of which are done a few at a time.
     */
    state: text({ enum: ["writing", "kept", "removed"] })
      .notNull()
      .default("kept"),
    /** Answers questions that name no document; at most one per user and kind. */
    current: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("documents_current").on(table.userId, table.kind).where(sql`current`),
    index("documents_of_user").on(table.userId, table.kind, table.createdAt),
    index("documents_used").on(table.usedAt),
  ],
);

export type DocumentRow = typeof documents.$inferSelect;

/** The conversation about a document, from the moment its owner wants it kept; without a row it lives in the page only. */
export const documentChats = pgTable("document_chats", {
  documentId: uuid()
    .primaryKey()
    .references(() => documents.id, { onDelete: "cascade" }),
  /** Oldest first; `lib/documents/kept-chat-contract.ts` defines the shape. */
  messages: jsonb().$type<unknown[]>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** A passage of a document; `ordinal` is its 0-based reading order. Only the embedding is added later. */
export const documentChunks = pgTable(
  "document_chunks",
  {
    id: uuid().primaryKey(),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    ordinal: integer().notNull(),
    /** Where it begins: a 1-based PDF page, or seconds into a video. */
    place: real().notNull(),
    content: text().notNull(),
    /** UTF-16 offsets in `content` where later places begin. */
    marks: jsonb().$type<[offset: number, place: number][]>().notNull().default([]),
    /** Sentence embedding: 384 floats, L2-normalized; null until it is computed, or without a model. */
    embedding: floats(),
  },
  (table) => [uniqueIndex("document_chunks_order").on(table.documentId, table.ordinal)],
);
