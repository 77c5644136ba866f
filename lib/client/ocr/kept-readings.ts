"use client";

import {
  deleteReadings,
  markKept,
  mayKeepForms,
  READINGS_DATABASE,
  READINGS_KEPT_MS,
} from "@/lib/client/kept-forms";
import type { ExtractedText } from "@/lib/client/ocr/extract-text";
import { smallest } from "@/lib/core/extremes";

/** Raise it when `ExtractedText` changes its shape: what was kept before is dropped. */
const VERSION = 1;
const READINGS = "readings";
/** Of all images together; those that were read first make room. */
const MAX_BYTES = 500 * 1024 * 1024;

type Row = { userId: string; text: ExtractedText; keptAt: number };

/**
 * Keeps images that were read here, with their words, for the text that was saved of them: they never leave this browser, and
 * the text opens with them again. Nobody is told where the browser keeps nothing.
 */
export async function keepReading(
  userId: string,
  creationId: string,
  text: ExtractedText,
): Promise<void> {
  if (!mayKeepForms(userId)) return;
  const row: Row = { userId, text, keptAt: Date.now() };
  await inStore(async (store) => {
    let left = MAX_BYTES - bytesOf(row);
    if (left < 0) return;
    const before = await rowsOf(store);
    for (const known of before.toSorted((one, other) => other.row.keptAt - one.row.keptAt)) {
      left -= bytesOf(known.row);
      if (left < 0) store.delete(known.id);
    }
    store.put(row, creationId);
    markKept(userId, row.keptAt + READINGS_KEPT_MS);
  });
  // They left meanwhile, in another tab.
  if (!mayKeepForms(userId)) deleteReadings();
}

/** @returns null where this browser has no images of this text, or no longer */
export async function findReading(
  userId: string,
  creationId: string,
): Promise<ExtractedText | null> {
  if (!mayKeepForms(userId) || !(await isThere())) return null;
  const row = await inStore((store) => answer<Row | undefined>(store.get(creationId)));
  return row && row.userId === userId && isYoung(row) ? row.text : null;
}

/**
 * Drops the images of texts that are gone for good.
 *
 * @param isGone tells it of a creation that this browser has images of
 */
export async function dropReadings(isGone: (id: string) => Promise<boolean>): Promise<void> {
  if (!(await isThere())) return;
  const known = (await inStore(rowsOf)) ?? [];
  const gone = await Promise.all(known.map(async ({ id }) => ((await isGone(id)) ? [id] : [])));
  await inStore(async (store) => {
    for (const id of gone.flat()) store.delete(id);
  });
}

/**
 * Drops what is too old, or somebody else's.
 *
 * @returns until when the first of the others may stay, in milliseconds since 1970; null for none
 */
export async function dropOldReadings(userId: string): Promise<number | null> {
  if (!(await isThere())) return null;
  const times = await inStore(async (store) => {
    const kept: number[] = [];
    for (const { id, row } of await rowsOf(store)) {
      if (row.userId === userId && isYoung(row)) kept.push(row.keptAt + READINGS_KEPT_MS);
      else store.delete(id);
    }
    return kept;
  });
  if (times && times.length > 0) return smallest(times);
  deleteReadings();
  return null;
}

/** Also what a clock that was set back makes younger than it is isn't. */
function isYoung({ keptAt }: Row): boolean {
  const ageMs = Date.now() - keptAt;
  return ageMs >= 0 && ageMs < READINGS_KEPT_MS;
}

/** Of its images, as they were chosen and as they were read; their words are small. */
function bytesOf({ text: { pages, chosen } }: Row): number {
  const blobs = [...pages.map(({ jpeg }) => jpeg), ...chosen.images.map(({ file }) => file)];
  return blobs.reduce((sum, { size }) => sum + size, 0);
}

async function rowsOf(store: IDBObjectStore): Promise<{ id: string; row: Row }[]> {
  const [ids, rows] = await Promise.all([
    answer(store.getAllKeys()),
    answer<Row[]>(store.getAll()),
  ]);
  return rows.map((row, at) => ({ id: String(ids[at]), row }));
}

/** Looking makes no database. */
async function isThere(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === READINGS_DATABASE);
  } catch {
    return false;
  }
}

/** @returns undefined also where the browser keeps nothing */
async function inStore<Result>(
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const opening = indexedDB.open(READINGS_DATABASE, VERSION);
    opening.onupgradeneeded = () => {
      const { result } = opening;
      for (const name of result.objectStoreNames) result.deleteObjectStore(name);
      result.createObjectStore(READINGS);
    };
    const database = await answer(opening);
    try {
      const transaction = database.transaction(READINGS, "readwrite");
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      done.catch(() => {});
      const [result] = await Promise.all([work(transaction.objectStore(READINGS)), done]);
      return result;
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
