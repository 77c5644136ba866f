import "server-only";

import {
  insertDocument,
  listChunks,
  type StoredChunk,
  touchDocument,
} from "@/db/queries/documents";
import type { DocumentRow } from "@/db/schema/documents";
import { chunkParts, partsOfChunks } from "@/lib/documents/chunk";
import type { Citation, DocumentKind, DocumentPart } from "@/lib/documents/place";
import { createProof, type Proof } from "@/lib/documents/proof";
import { createSearchIndex, type SearchIndex } from "@/lib/documents/search-index";
import type { RunContext, UserContext } from "@/lib/providers/context";

/** What a chat needs to know of a document beside its passages. */
export type DocumentMeta = {
  /** What it is about, in its own sentences: the answer to questions about the whole. */
  overview: Citation[];
};

/** A document that can be asked. */
export type OpenDocument = {
  kind: DocumentKind;
  title: string;
  overview: readonly Citation[];
  index: SearchIndex;
  proof: Proof;
};

/**
 * Passages of a document with their vectors. Where there is no sentence model the vectors are null and
 * search goes by words alone.
 */
export async function preparePassages(
  ctx: RunContext,
  kind: DocumentKind,
  parts: readonly DocumentPart[],
): Promise<StoredChunk[]> {
  const chunks = chunkParts(kind, parts);
  const vectors = await embedIfReady(
    ctx,
    chunks.map((chunk) => chunk.content),
    (done) =>
      ctx.progress.onStep({ label: "Indexing passages", done, total: Math.max(1, chunks.length) }),
  );
  return chunks.map((chunk, index) => ({ ...chunk, embedding: vectors?.[index] ?? null }));
}

/** What looking something up in a document needs. */
export type ReadingContext = Pick<UserContext, "embeddings" | "signal">;

/** Vectors of texts; undefined where the sentence model is not there. Only a stop is passed on. */
export async function embedIfReady(
  ctx: ReadingContext,
  texts: readonly string[],
  onProgress?: (done: number) => void,
): Promise<Float32Array[] | undefined> {
  if (texts.length === 0) return [];
  try {
    return await ctx.embeddings.embed(texts, ctx.signal, onProgress);
  } catch (error) {
    if (ctx.signal.aborted) throw error;
    return undefined;
  }
}

/** Keeps a document that was summarised; from now on it is the one that its owner asks about. */
export async function keepDocument(
  ctx: UserContext,
  document: {
    kind: DocumentKind;
    title: string;
    meta: DocumentMeta;
    chunks: readonly StoredChunk[];
  },
): Promise<{ id: string }> {
  const { kind, title, meta, chunks } = document;
  return insertDocument(ctx.db, { userId: ctx.user.id, kind, title, meta }, chunks, ctx.now());
}

/**
 * Opens a document of the user's own.
 *
 * @param contextId the current one of the kind when absent
 * @throws AppError `not_found`
 */
export async function openDocument(
  ctx: UserContext,
  kind: DocumentKind,
  contextId: string | undefined,
): Promise<OpenDocument> {
  const row = await touchDocument(ctx.db, { userId: ctx.user.id, kind, id: contextId }, ctx.now());
  return opened.get(row.id) ?? remember(row.id, openRow(ctx, row));
}

async function openRow(ctx: UserContext, row: DocumentRow): Promise<OpenDocument> {
  const overview = (row.meta.overview ?? []) as Citation[]; // Safe: `keepDocument` wrote it.
  const { kind, title } = row;
  return openPassages({ kind, title, overview }, await listChunks(ctx.db, row.id));
}

/** Makes a document that can be asked of its passages, stored or not. */
export async function openPassages(
  about: Pick<OpenDocument, "kind" | "title" | "overview">,
  chunks: readonly StoredChunk[],
): Promise<OpenDocument> {
  return {
    ...about,
    index: await createSearchIndex(chunks),
    proof: createProof(about.kind, partsOfChunks(chunks)),
  };
}

/**
 * The documents asked about last in this process. The rows never change and every question reads the
 * owner's row first, so this saves time and decides nothing.
 */
const opened = new Map<string, Promise<OpenDocument>>();
const MAX_OPENED = 6;

function remember(id: string, opening: Promise<OpenDocument>): Promise<OpenDocument> {
  opened.set(id, opening);
  opening.catch(() => opened.delete(id));
  const [oldest] = opened.keys();
  if (opened.size > MAX_OPENED && oldest) opened.delete(oldest);
  return opening;
}
