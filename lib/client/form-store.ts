"use client";

import { FORMS_MARK } from "@/lib/client/forms-mark";
import {
  dropKeptForms,
  FORMS_DATABASE,
  FORMS_KEPT_MS,
  keptMark,
  markKept,
  mayKeepForms,
} from "@/lib/client/kept-forms";
import { dropOldReadings } from "@/lib/client/ocr/kept-readings";
import { dropOldSharedFiles, dropSharedFiles } from "@/lib/offline/shared-files";

/** Raise it when the fields of a form change their shape: forms kept before are dropped. */
const VERSION = 1;
const FORMS = "forms";
const FILES = "files";
/** Of the files of one form: ten of the largest images. */
const MAX_BYTES = 500 * 1024 * 1024;
/** This page until it's reloaded. */
export const THIS_PAGE = `${performance.timeOrigin}-${Math.random()}`;

/** A form that was filled in and not run yet. */
export type StoredForm = {
  files: readonly File[];
  /** What else is filled in: small, and anything that can be cloned. */
  fields: unknown;
  /** What the page's address asked for when it was filled in, such as `?creation=…`. */
  query: string;
  /** The page that sent it as a run whose outcome isn't known yet; null if none did. */
  sentBy: string | null;
};

type Row = Omit<StoredForm, "files"> & {
  fileIds: readonly string[];
  keptAt: number;
  /** The page that it's filled in on, which alone changes it; null once that page was left. */
  page: string | null;
};

/** A file is written once, under its own name, however often its form changes. */
const fileIds = new WeakMap<File, string>();
/** When a file was first kept, in milliseconds since 1970. */
const firstKept = new WeakMap<File, number>();

/**
 * The form of one tool that a person filled in, in this browser's database. It belongs to the page that chose its files or showed it
 * last, and is left alone by every other one.
 *
 * Without a database, or with a full one, nothing is kept, and nobody is told.
 */
export function formStore(userId: string, tool: string) {
  const key = `${userId} ${tool}`;

  async function dropRow(transaction: IDBTransaction, isMeant: (row: Row) => boolean) {
    const forms = transaction.objectStore(FORMS);
    const row: Row | undefined = await answer(forms.get(key));
    if (!row || !isMeant(row)) return;
    forms.delete(key);
    for (const id of row.fileIds) transaction.objectStore(FILES).delete(id);
  }

  return {
    read: (): Promise<StoredForm | undefined> =>
      inTransaction(userId, async (transaction) => {
        const row: Row | undefined = await answer(transaction.objectStore(FORMS).get(key));
        if (!row) return undefined;
        const stored = transaction.objectStore(FILES);
        const files: File[] = [];
        for (const id of row.fileIds) {
          const file: File = await answer(stored.get(id));
          fileIds.set(file, id);
          firstKept.set(file, row.keptAt);
          files.push(file);
        }
        return { ...row, files };
      }),

    /** Keeps a form with its files, in place of what was there; without files, in place of no other page's. */
    async write({ files, ...form }: StoredForm): Promise<void> {
      const isKept = await inTransaction(userId, async (transaction) => {
        if (files.reduce((bytes, { size }) => bytes + size, 0) > MAX_BYTES) return false;
        const keptAt = Math.min(Date.now(), ...files.map(firstKeptAt));
        if (Date.now() - keptAt >= FORMS_KEPT_MS) return true;
        const before: Row | undefined = await answer(transaction.objectStore(FORMS).get(key));
        if (before && files.length === 0 && !isThisPages(before)) return true;
        const stored = transaction.objectStore(FILES);
        const ids = files.map(idOf);
        for (const [at, id] of ids.entries()) {
          if (!before?.fileIds.includes(id)) stored.put(files[at], id);
        }
        const gone = before?.fileIds.filter((id) => !ids.includes(id)) ?? [];
        for (const id of gone) stored.delete(id);
        const row: Row = { ...form, fileIds: ids, keptAt, page: THIS_PAGE };
        transaction.objectStore(FORMS).put(row, key);
        markKept(userId, keptAt + FORMS_KEPT_MS);
        return true;
      });
      // What is on screen couldn't be kept: what was there before isn't it any more.
      if (!isKept) await inTransaction(userId, (transaction) => dropRow(transaction, isThisPages));
    },

    /** Makes the form of these files this page's. */
    take: (files: readonly File[]) =>
      inTransaction(userId, async (transaction) => {
        const forms = transaction.objectStore(FORMS);
        const row: Row | undefined = await answer(forms.get(key));
        if (row && hasFiles(row, files)) forms.put({ ...row, page: THIS_PAGE }, key);
      }),

    /** Leaves the form to whichever page changes it next. */
    release: () =>
      inTransaction(userId, async (transaction) => {
        const forms = transaction.objectStore(FORMS);
        const row: Row | undefined = await answer(forms.get(key));
        if (row?.page === THIS_PAGE) forms.put({ ...row, page: null }, key);
      }),

    /**
     * Changes what is kept beside these files, if they are still the ones that are kept, and this page's.
     *
     * @returns whether any form is kept
     */
    change: (files: readonly File[], change: Partial<Omit<StoredForm, "files">>) =>
      inTransaction(userId, async (transaction) => {
        const forms = transaction.objectStore(FORMS);
        const row: Row | undefined = await answer(forms.get(key));
        if (row && isOurs(row, files)) forms.put({ ...row, ...change, page: THIS_PAGE }, key);
        return row !== undefined;
      }),

    /** Drops the form of these files, if they are still the ones that are kept, and this page's. */
    drop: (files: readonly File[]) =>
      inTransaction(userId, (transaction) => dropRow(transaction, (row) => isOurs(row, files))),
  };
}

/** Drops what is too old, or not of the person who is signed in; without an ID for nobody. */
export async function dropOthersForms(userId: string | null | undefined): Promise<void> {
  const mark = keptMark();
  if (!mark) {
    if (!userId) await dropSharedFiles();
  } else if (!userId || mark.owner !== userId) dropKeptForms(mark.owner);
  else if (!(mark.until > Date.now())) await dropOldForms(userId);
}

async function dropOldForms(userId: string): Promise<void> {
  const others = [await dropOldSharedFiles(), await dropOldReadings(userId)];
  await inTransaction(userId, async (transaction) => {
    const rows: Row[] = await answer(transaction.objectStore(FORMS).getAll());
    // In the transaction, and without deleting the database: what is chosen meanwhile is kept after it, and marked.
    localStorage.removeItem(FORMS_MARK);
    const untils = rows.map(({ keptAt }) => keptAt + FORMS_KEPT_MS);
    for (const until of [...untils, ...others.filter((time) => time !== null)]) {
      markKept(userId, until);
    }
  });
}

function idOf(file: File): string {
  const id = fileIds.get(file) ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
  fileIds.set(file, id);
  return id;
}

function firstKeptAt(file: File): number {
  const at = firstKept.get(file) ?? Date.now();
  firstKept.set(file, at);
  return at;
}

function hasFiles({ fileIds }: Row, files: readonly File[]): boolean {
  return fileIds.join() === files.map(idOf).join();
}

function isOurs(row: Row, files: readonly File[]): boolean {
  return hasFiles(row, files) && isThisPages(row);
}

function isThisPages({ page }: Row): boolean {
  return (page ?? THIS_PAGE) === THIS_PAGE;
}

/** @returns undefined also where the browser keeps nothing */
async function inTransaction<Result>(
  userId: string,
  work: (transaction: IDBTransaction) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const database = await openDatabase(userId);
    try {
      const transaction = database.transaction([FORMS, FILES], "readwrite");
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      // Whoever waits for it learns of it below.
      done.catch(() => {});
      await dropOld(transaction, userId);
      const [result] = await Promise.all([work(transaction), done]);
      return result;
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/** @throws Error after a sign-out, when the database must not come back */
async function openDatabase(userId: string): Promise<IDBDatabase> {
  if (!mayKeepForms(userId)) throw new Error("Somebody left this browser.");
  const opening = indexedDB.open(FORMS_DATABASE, VERSION);
  opening.onupgradeneeded = () => {
    const { result } = opening;
    for (const name of result.objectStoreNames) result.deleteObjectStore(name);
    for (const name of [FORMS, FILES]) result.createObjectStore(name);
  };
  const database = await answer(opening);
  if (mayKeepForms(userId)) return database;
  database.close();
  throw new Error("Somebody left this browser.");
}

/** Nothing stays longer than promised, of whichever tool: also what a clock that was set back makes younger than it is. */
async function dropOld(transaction: IDBTransaction, userId: string): Promise<void> {
  const forms = transaction.objectStore(FORMS);
  for (const key of await answer(forms.getAllKeys())) {
    const { keptAt, fileIds }: Row = await answer(forms.get(key));
    const ageMs = Date.now() - keptAt;
    const isTheirs = `${key}`.startsWith(`${userId} `);
    if (isTheirs && ageMs >= 0 && ageMs < FORMS_KEPT_MS) continue;
    forms.delete(key);
    for (const id of fileIds) transaction.objectStore(FILES).delete(id);
  }
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
