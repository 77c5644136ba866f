import "server-only";

import { setTimeout } from "node:timers/promises";

import type { Database } from "@/db/client";
import { listChunks, type StoredChunk, touchDocument } from "@/db/queries/documents";
import { insertDocumentWith } from "@/db/queries/store-document";
import type { DocumentRow } from "@/db/schema/documents";
import { chunkParts, chunksToParts } from "@/lib/documents/chunk";
import type {
  Citation,
  DocumentKind,
  DocumentPart,
  StoredDocumentKind,
} from "@/lib/documents/citation";
import { embedNext, embedPassages } from "@/lib/documents/embed-passages";
import { createQuoteIndex, type QuoteIndex } from "@/lib/documents/quote-index";
import { createSearchIndex, type SearchIndex } from "@/lib/documents/search-index";
import type { UserContext } from "@/lib/providers/context";
import type { SpokenMarks } from "@/lib/providers/embeddings/port";

/** What a chat needs to know about a document besides its passages. */
export type DocumentMeta = {
  /** Quotations that say what the document is about; they answer questions about the whole. */
  overview: Citation[];
  /** Lines that are set like headings; absent for documents read before they were kept. */
  headings?: readonly string[] | undefined;
  /** Pages whose text was recognized from an image; absent for documents read before they were kept. */
  ocrPages?: readonly number[] | undefined;
};

/** A document ready to be searched and quoted. */
export type SearchableDocument = {
  kind: DocumentKind;
  title: string;
  overview: readonly Citation[];
  headings?: readonly string[] | undefined;
  ocrPages?: readonly number[] | undefined;
  index: SearchIndex;
  quoteIndex: QuoteIndex;
};

/** Splits a document into passages. They are embedded later, by `embedPassages`. */
export async function preparePassages(
  kind: DocumentKind,
  parts: readonly DocumentPart[],
): Promise<StoredChunk[]> {
  const chunks = await chunkParts(kind, parts);
  return chunks.map((chunk) => ({ ...chunk, embedding: null }));
}

/** What looking something up in a document requires. */
export type ReadingContext = Pick<UserContext, "embeddings" | "signal">;

/**
 * Embeds texts, one vector per text. A failed embedding never fails the run; only a cancellation is
 * rethrown.
 *
 * @returns undefined when the sentence model isn't available
 */
export async function embedIfReady(
  ctx: ReadingContext,
  texts: readonly string[],
  onProgress?: (done: number) => void,
): Promise<Float32Array[] | undefined> {
  if (texts.length === 0) return [];
  return unlessFailed(ctx, ctx.embeddings.embed(texts, ctx.signal, onProgress));
}

/** Where speech would be punctuated; undefined like `embedIfReady`. */
export function spokenMarksIfReady(
  ctx: ReadingContext,
  words: readonly string[],
): Promise<SpokenMarks | undefined> {
  return unlessFailed(ctx, ctx.embeddings.findSpokenMarks(words, ctx.signal));
}

/** How likely each statement answers a question, as log odds; undefined like `embedIfReady`. */
export function answerOddsIfReady(
  ctx: ReadingContext,
  question: string,
  statements: readonly { text: string; similarity: number }[],
): Promise<Float32Array | undefined> {
  const texts = statements.map(({ text }) => text);
  const similarities = statements.map(({ similarity }) => similarity);
  return unlessFailed(
    ctx,
    ctx.embeddings.findAnswerOdds(question, texts, similarities, ctx.signal),
  );
}

async function unlessFailed<Output>(
  { signal }: ReadingContext,
  work: Promise<Output>,
): Promise<Output | undefined> {
  try {
    return await work;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

/**
 * Stores a summarized document; from now on, it is the one its owner's questions are about.
 *
 * @param saveMore what is saved in the same transaction
 */
export async function saveDocument<Saved>(
  ctx: UserContext,
  document: {
    kind: StoredDocumentKind;
    title: string;
    meta: DocumentMeta;
    chunks: readonly StoredChunk[];
  },
  saveMore: (tx: Database, documentId: string) => Promise<Saved>,
): Promise<Saved> {
  const { kind, title, meta, chunks } = document;
  const row = { userId: ctx.user.id, kind, title, meta };
  return insertDocumentWith(ctx.db, row, chunks, ctx.now(), (tx, { id }) => saveMore(tx, id));
}

/**
 * Loads one of the user's own documents.
 *
 * @param contextId the user's most recent document of this kind when undefined
 * @throws AppError `not_found`
 */
export async function loadDocument(
  ctx: UserContext,
  kind: StoredDocumentKind,
  contextId: string | undefined,
): Promise<SearchableDocument> {
  const row = await touchDocument(ctx.db, { userId: ctx.user.id, kind, id: contextId }, ctx.now());
  return cache.get(row.id) ?? cacheDocument(row.id, toSearchable(ctx, row));
}

async function toSearchable(ctx: UserContext, row: DocumentRow): Promise<SearchableDocument> {
  const overview = (row.meta.overview ?? []) as Citation[]; // Safe: `saveDocument` wrote it.
  const headings = row.meta.headings as string[] | undefined; // Safe: `saveDocument` wrote it.
  const ocrPages = row.meta.ocrPages as number[] | undefined; // Safe: `saveDocument` wrote it.
  const { kind, title } = row;
  return createSearchableDocument(
    { kind, title, overview, headings, ocrPages },
    await listEmbedded(ctx, row.id),
  );
}

/** How long the first question waits for embeddings; later ones have what is done by then. */
const EMBEDDING_WAIT_MS = 5_000;

async function listEmbedded(ctx: UserContext, documentId: string): Promise<StoredChunk[]> {
  const chunks = await listChunks(ctx.db, documentId);
  if (chunks.every(({ embedding }) => embedding)) return chunks;
  const embedding = embedPassages(ctx, documentId);
  embedNext(documentId);
  const isDone = await Promise.race([
    embedding.then(() => true),
    setTimeout(EMBEDDING_WAIT_MS, false, { ref: false }),
  ]);
  // The next question after that has all of them.
  if (!isDone) void embedding.then(() => cache.delete(documentId));
  return listChunks(ctx.db, documentId);
}

/** Builds a searchable document from its passages, stored or not. */
export async function createSearchableDocument(
  about: Pick<SearchableDocument, "kind" | "title" | "overview" | "headings" | "ocrPages">,
  chunks: readonly StoredChunk[],
): Promise<SearchableDocument> {
  return {
    ...about,
    index: await createSearchIndex(chunks),
    quoteIndex: await createQuoteIndex(about.kind, chunksToParts(chunks)),
  };
}

/**
 * Cache of the documents asked about last in this process. Every question
 * checks ownership in the database first, so the cache only saves time. A document whose
 * embeddings weren't complete is dropped when they are.
 */
const cache = new Map<string, Promise<SearchableDocument>>();
const MAX_CACHED = 6;

function cacheDocument(
  id: string,
  loading: Promise<SearchableDocument>,
): Promise<SearchableDocument> {
  cache.set(id, loading);
  loading.catch(() => cache.delete(id));
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest) cache.delete(oldest);
  return loading;
}
