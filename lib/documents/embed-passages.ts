import "server-only";

import { setTimeout } from "node:timers/promises";

import { listChunksToEmbed, storeEmbeddings } from "@/db/queries/documents";
import { logger } from "@/lib/core/logger";
import { singleton } from "@/lib/core/singleton";
import type { UserContext } from "@/lib/providers/context";

type Context = Pick<UserContext, "db" | "embeddings">;
type Job = { documentId: string; start: () => Promise<void>; done: Promise<void> };

/** Embedded and stored at a time: under a second of work. */
const BATCH = 32;
/** How soon to look again whether anybody else needs the model. */
const YIELD_MS = 100;

/** Documents whose passages are being embedded in this process, first the one in progress. */
const jobs = singleton<Job[]>("embedding-jobs", () => []);

/**
 * Embeds the passages of a stored document, apart from those that have an embedding: one document at a time,
 * while nobody else needs the model. A summary doesn't wait for it, because a book takes minutes. Until it is
 * done, search goes by words where embeddings are missing. Documents that wait take no memory: their passages are
 * read when their turn comes, a few at a time.
 *
 * @returns when it is done or has failed
 */
export function embedPassages({ db, embeddings }: Context, documentId: string): Promise<void> {
  const known = jobs.get().find((job) => job.documentId === documentId);
  if (known) return known.done;
  const { promise, resolve } = withResolvers();
  const start = () => embedAll({ db, embeddings }, documentId).catch(report).then(resolve);
  jobs.get().push({ documentId, start, done: promise });
  if (jobs.get().length === 1) void runJobs();
  return promise;
}

/** Puts a document next, because its reader waits. */
export function embedNext(documentId: string): void {
  const all = jobs.get();
  const at = all.findIndex((job) => job.documentId === documentId);
  if (at > 1) all.splice(1, 0, ...all.splice(at, 1));
}

async function runJobs(): Promise<void> {
  const all = jobs.get();
  for (let job = all[0]; job; job = all[0]) {
    await job.start();
    all.shift();
  }
}

function report(error: unknown): void {
  logger.debug({ error }, "could not embed the passages of a document");
}

/** Promise.withResolvers, which Node.js 20 doesn't have. */
function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Ends early when the document is deleted meanwhile. */
async function embedAll({ db, embeddings }: Context, documentId: string): Promise<void> {
  // The call that summarized the document is over by then, and its signal with it.
  const { signal } = new AbortController();
  let after = -1;
  while (true) {
    while (embeddings.queue().running > 0) await setTimeout(YIELD_MS);
    const batch = await listChunksToEmbed(db, documentId, { after, most: BATCH });
    const last = batch.at(-1);
    if (!last) return;
    after = last.ordinal;
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
