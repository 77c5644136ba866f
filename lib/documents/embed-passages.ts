import "server-only";

import { type StoredChunk, storeEmbeddings } from "@/db/queries/documents";
import { logger } from "@/lib/core/logger";
import type { UserContext } from "@/lib/providers/context";

/** Embedded and stored at a time: about a second of work. */
const BATCH = 64;

/** Documents whose passages are being embedded in this process, by id. */
const running = new Map<string, Promise<void>>();

/**
 * Embeds the passages of a stored document, apart from those that have an embedding. A summary doesn't wait
 * for it: a book takes minutes. Until it is done, search goes by words where embeddings are missing.
 *
 * @returns when it is done or has failed; for a document that is being embedded, when that is
 */
export function embedPassages(
  ctx: Pick<UserContext, "db" | "embeddings">,
  documentId: string,
  chunks: readonly StoredChunk[],
): Promise<void> {
  const known = running.get(documentId);
  if (known) return known;
  const work = embedAll(
    ctx,
    documentId,
    chunks.filter(({ embedding }) => !embedding),
  )
    .catch((error: unknown) =>
      logger.debug({ error }, "could not embed the passages of a document"),
    )
    .finally(() => running.delete(documentId));
  running.set(documentId, work);
  return work;
}

async function embedAll(
  { db, embeddings }: Pick<UserContext, "db" | "embeddings">,
  documentId: string,
  chunks: readonly StoredChunk[],
): Promise<void> {
  // The call that summarized the document is over by then, and its signal with it.
  const { signal } = new AbortController();
  for (let start = 0; start < chunks.length; start += BATCH) {
    const batch = chunks.slice(start, start + BATCH);
    const vectors = await embeddings.embed(
      batch.map(({ content }) => content),
      signal,
    );
    const rows = batch.map(({ ordinal }, index) => ({
      ordinal,
      embedding: vectors[index] ?? null,
    }));
    await storeEmbeddings(db, documentId, rows);
  }
}
