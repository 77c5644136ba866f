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

/** Floats of 32 bits, little-endian: a tenth of the time that an array of Postgres takes to read. */
const floats = customType<{ data: Float32Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
  toDriver: (vector) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength),
  // A copy, for the driver's bytes may begin where no float may.
  fromDriver: (bytes) => new Float32Array(Uint8Array.from(bytes).buffer),
});

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
    index("documents_of_user").on(table.userId, table.kind, table.createdAt),
    index("documents_used").on(table.usedAt),
  ],
);

export type DocumentRow = typeof documents.$inferSelect;

/** A passage of a document, in reading order. Never changed once it stands. */
export const documentChunks = pgTable(
  "document_chunks",
  {
    id: uuid().primaryKey(),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    ordinal: integer().notNull(),
    /** Where it begins: a 1-based page of a PDF, or a second of a video. */
    place: real().notNull(),
    content: text().notNull(),
    /** Offsets in `content` at which a later place begins. */
    marks: jsonb().$type<[offset: number, place: number][]>().notNull().default([]),
    /** Sentence vector, 384 floats of length 1; null when there was no sentence model. */
    embedding: floats(),
  },
  (table) => [uniqueIndex("document_chunks_order").on(table.documentId, table.ordinal)],
);
