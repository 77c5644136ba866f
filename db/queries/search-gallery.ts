import "server-only";

import { setImmediate } from "node:timers/promises";

import { and, desc, inArray, type SQL, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import {
  comesAfter,
  type GalleryCursor,
  type GalleryOrder,
  isShown,
  notReportedBy,
  RANKS,
  writtenRank,
} from "@/db/queries/gallery-order";
import { inBatches } from "@/db/queries/in-batches";
import { hasWords, indexedWords, mayHaveWords } from "@/db/queries/prompt-words";
import { creations } from "@/db/schema/creations";

type Search = {
  viewerId: string;
  order: GalleryOrder;
  search: string;
  after?: GalleryCursor | undefined;
  limit: number;
  signal: AbortSignal;
};

/** An image's place in the gallery, how long its prompt is, and whether it may have the words. */
type Place = { id: string; rank: Date | number | null; bytes: number; mayMatch: boolean };

/** How many images of a search's order are looked through before the index is asked. */
const LOOKED_THROUGH = 5_000;
/** How many of them at a time; frequent words fill a page from the first. */
const LOOK = 500;
/**
 * Prompts that a statement cuts into words. Postgres in process answers nothing else meanwhile, and cutting 2,000 Chinese
 * characters takes it 2 ms.
 */
const BATCH_BYTES = 32 * 1024;

/**
 * The first published images with all words of a search, highest rank first. Other statements get their turn in between,
 * however long the prompts are.
 *
 * Frequent words fill a page soonest from the next images in order, rare ones are found soonest by the index, and
 * Postgres can't tell which is which: it took 20 s for a word that one of a million prompts has (decision 0222).
 *
 * @throws what `signal` was aborted with
 */
export async function searchPublished(db: Database, wanted: Search): Promise<string[]> {
  const found: string[] = [];
  let after = wanted.after;
  for (let looked = 0; looked < LOOKED_THROUGH; looked += LOOK) {
    const places = await nextInOrder(db, { ...wanted, after, limit: LOOK });
    found.push(...(await matchesOf(db, places, { ...wanted, limit: wanted.limit - found.length })));
    if (found.length >= wanted.limit || places.length < LOOK) return found;
    after = placeAfter(places);
  }
  return searchByIndex(db, wanted);
}

async function searchByIndex(db: Database, wanted: Search): Promise<string[]> {
  const { condition, isExact } = indexedWords(creations.prompt, wanted.search);
  // Without statistics, Postgres avoids an index of which much is pending, and in process nothing else ever files it.
  await db.execute(sql`select gin_clean_pending_list('creations_published_words')`);
  if (isExact) {
    const places = await nextInOrder(db, wanted, condition);
    return places.map(({ id }) => id);
  }
  const found: string[] = [];
  const limit = condition ? LOOKED_THROUGH : LOOK;
  let after = wanted.after;
  for (;;) {
    const places = await nextInOrder(db, { ...wanted, after, limit }, condition);
    found.push(...(await matchesOf(db, places, { ...wanted, limit: wanted.limit - found.length })));
    if (found.length >= wanted.limit || places.length < limit) return found;
    after = placeAfter(places);
  }
}

/**
 * The next places in order, of those that the index has if it's asked. Postgres can't count matches and might walk through all images in order instead of using the
 * words' index, so what is looked up there is fenced off: with `offset 0`, conditions from outside stay outside. For
 * the same reason, limits are written out.
 */
async function nextInOrder(
  db: Database,
  { viewerId, order, search, after, limit, signal }: Search,
  inIndex?: SQL,
): Promise<Place[]> {
  // Postgres in process answers before the event loop gets to anything else.
  await setImmediate();
  signal.throwIfAborted();
  const { rank } = RANKS[order];
  const fenced = sql`(select * from ${creations} where ${and(isShown(), inIndex)} offset 0) ${creations}`;
  // As expressions, because Drizzle wants columns to be of a table that it knows.
  const place = {
    id: sql<string>`${creations.id}`,
    rank: sql<Place["rank"]>`${rank}`.mapWith(rank),
    bytes: sql<number>`octet_length(${creations.prompt})`,
    mayMatch: sql<boolean>`${(inIndex ? undefined : mayHaveWords(creations.prompt, search)) ?? sql`true`}`,
  };
  return db
    .select(place)
    .from(inIndex ? fenced : creations)
    .where(
      and(
        inIndex ? notReportedBy(viewerId) : isShown(),
        after && comesAfter(order, { rank: writtenRank(order, after), id: after.id }),
      ),
    )
    .orderBy(desc(rank), desc(creations.id))
    .limit(sql.raw(String(limit)) as unknown as number); // Safe: it's written as it is.
}

function placeAfter(places: readonly Place[]): GalleryCursor | undefined {
  const last = places.at(-1);
  return last && { rank: Number(last.rank), id: last.id };
}

/** The first places whose prompts have the words. */
async function matchesOf(
  db: Database,
  places: readonly Place[],
  { viewerId, search, limit, signal }: Omit<Search, "order" | "after">,
): Promise<string[]> {
  const { prompt } = creations;
  const isWanted = and(hasWords(prompt, search), notReportedBy(viewerId));
  const likely = places.filter(({ mayMatch }) => mayMatch);
  const found: string[] = [];
  for (const batch of inBatches(likely, BATCH_BYTES)) {
    if (found.length >= limit) break;
    await setImmediate();
    signal.throwIfAborted();
    const ids = batch.map(({ id }) => id);
    const rows = await db
      .select({ id: creations.id })
      .from(creations)
      .where(and(inArray(creations.id, ids), isWanted));
    const matches = new Set(rows.map(({ id }) => id));
    found.push(...ids.filter((id) => matches.has(id)));
  }
  return found.slice(0, limit);
}
