import "server-only";

import { setImmediate } from "node:timers/promises";

import {
  and,
  type Column,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm";

import type { Database } from "@/db/client";
import {
  type CreationCursor,
  contentOrPreview,
  type ListedCreation,
  textBytes,
} from "@/db/queries/creation-page";
import { inBatches } from "@/db/queries/in-batches";
import { likedBy } from "@/db/queries/likes";
import { searchedWords } from "@/db/queries/searched-words";
import { creations } from "@/db/schema/creations";

/**
 * Text that a statement searches for one word, unless a single creation has more; less text is searched for several words at
 * once. Postgres in process answers nothing else meanwhile: a search of 28 MB in one statement took a second.
 */
const BATCH_BYTES = 256 * 1024;

/** Postgres keeps 32 compiled patterns: with more in a statement, it would compile each anew for each creation. */
const KEPT_PATTERNS = 30;

type ListFilter = {
  userId: string;
  tool?: string | undefined;
  pinned?: boolean | undefined;
};

/** A creation's place in a list, and how long its texts are. */
export type SizedPlace = CreationCursor & { bytes: number };

/**
 * Finds a user's own creations with every word of a search anywhere in the title, prompt, or content, in any order,
 * without regard to case and accents; `%`, `_`, and signs of patterns are literal. Addresses of files don't count. Other statements get their turn in between, however much there is to search.
 *
 * @returns the places of all matches in the list, pinned first, then newest
 * @throws what `signal` was aborted with
 */
export async function searchCreations(
  db: Database,
  wanted: ListFilter & { search: string; signal: AbortSignal },
): Promise<SizedPlace[]> {
  const places = await listPlaces(db, wanted);
  const words = searchedWords(wanted.search);
  const matching = new Set<string>();
  for (const batch of inBatches(places, BATCH_BYTES)) {
    for (const { id } of await withEveryWord(db, batch, { words, signal: wanted.signal }))
      matching.add(id);
  }
  return places.filter(({ id }) => matching.has(id));
}

/** Asks for a few words at a time, and for the next ones only where those were found. */
async function withEveryWord(
  db: Database,
  batch: readonly SizedPlace[],
  { words, signal }: { words: readonly string[]; signal: AbortSignal },
): Promise<readonly SizedPlace[]> {
  let left = batch;
  for (let asked = 0; asked < words.length && left.length > 0; ) {
    // Postgres in process answers before the event loop gets to anything else.
    await setImmediate();
    signal.throwIfAborted();
    const bytes = left.reduce((sum, place) => sum + place.bytes, 0);
    const fitting = Math.max(1, Math.floor(BATCH_BYTES / Math.max(1, bytes)));
    const atOnce = Math.min(fitting, KEPT_PATTERNS);
    const next = words.slice(asked, asked + atOnce);
    const found = await db
      .select({ id: creations.id })
      .from(creations)
      .where(
        and(
          inArray(
            creations.id,
            left.map(({ id }) => id),
          ),
          ...next.map((word) => contains(word)),
        ),
      );
    const ids = new Set(found.map(({ id }) => id));
    left = left.filter(({ id }) => ids.has(id));
    asked += next.length;
  }
  return left;
}

function contains(pattern: string) {
  const has = (text: Column | SQL) => sql`${text} ~* ${pattern}`;
  return or(has(creations.title), has(creations.prompt), has(SHOWN_CONTENT));
}

/** The content without addresses of files, whose digits and words nobody sees. */
const SHOWN_CONTENT = sql`case ${creations.type}
  when 'image' then ''
  when 'qr-code' then regexp_replace(${creations.content}, '\\]\\([^)]*\\)', ']')
  else ${creations.content} end`;

/** A user's own creations with these ids, in the list's order; deleted ones are left out. */
export async function listCreationsById(
  db: Database,
  wanted: { userId: string; ids: readonly string[]; preview: boolean },
): Promise<ListedCreation[]> {
  if (wanted.ids.length === 0) return [];
  return db
    .select({
      ...getTableColumns(creations),
      content: contentOrPreview(wanted.preview),
      likedBy: likedBy(db, wanted.userId),
    })
    .from(creations)
    .where(and(inArray(creations.id, [...wanted.ids]), own(wanted)))
    .orderBy(desc(creations.pinned), desc(creations.createdAt), desc(creations.id));
}

function listPlaces(db: Database, wanted: ListFilter) {
  const { id, pinned, createdAt } = creations;
  const bytes = textBytes(creations).as("bytes");
  return db
    .select({ id, pinned, createdAt, bytes })
    .from(creations)
    .where(
      and(
        own(wanted),
        wanted.tool ? eq(creations.tool, wanted.tool) : undefined,
        wanted.pinned === undefined ? undefined : eq(pinned, wanted.pinned),
      ),
    )
    .orderBy(desc(pinned), desc(createdAt), desc(id));
}

function own({ userId }: { userId: string }) {
  return and(eq(creations.userId, userId), isNull(creations.deletedAt));
}
