import type { Page } from "playwright/test";

import { FORMS_DATABASE } from "@/lib/client/kept-forms";

/** A form in the browser's database: its tool, the names of its files, and when they were chosen. */
type KeptForm = { tool: string; files: string[]; keptAt: number; fields: unknown };

/** The forms that a page's browser keeps. Looking makes no database. */
export function keptForms(page: Page): Promise<KeptForm[]> {
  return page.evaluate(async (name) => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases = await indexedDB.databases();
    if (!databases.some((database) => database.name === name)) return [];
    const opening = indexedDB.open(name);
    // Deleted meanwhile: opening it would make an empty one.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    const database = await answer(opening).catch(() => null);
    if (!database) return [];
    if (!database.objectStoreNames.contains("forms")) {
      database.close();
      return [];
    }
    const transaction = database.transaction(["forms", "files"]);
    const forms = transaction.objectStore("forms");
    const kept = [];
    for (const key of await answer(forms.getAllKeys())) {
      const { fileIds, keptAt, fields } = await answer(forms.get(key));
      const files = [];
      for (const id of fileIds)
        files.push((await answer(transaction.objectStore("files").get(id))).name);
      kept.push({ tool: `${key}`.split(" ")[1] ?? "", files, keptAt, fields });
    }
    database.close();
    return kept;
  }, FORMS_DATABASE);
}

/** The names of the databases that a page's browser has. */
export function databases(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ""));
}

/** Makes every kept form as old as that, in milliseconds. */
export async function ageForms(page: Page, ageMs: number): Promise<void> {
  await page.evaluate(
    ([name, ms]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction("forms", "readwrite");
          transaction.objectStore("forms").openCursor().onsuccess = ({ target }) => {
            // Safe: it's the event of the request above.
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            cursor?.update({ ...cursor.value, keptAt: cursor.value.keptAt - ms });
            cursor?.continue();
          };
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
          transaction.onabort = () => reject(transaction.error);
        };
      }),
    [FORMS_DATABASE, ageMs] as const,
  );
}

/**
 * Keeps the database busy from another page, so that nobody else gets an answer.
 *
 * @returns a function that lets the others go on
 */
export async function occupyForms(other: Page): Promise<() => Promise<void>> {
  await other.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const forms = opening.result
            .transaction(["forms", "files"], "readwrite")
            .objectStore("forms");
          const askOn = () => {
            resolve();
            if (Reflect.get(window, "letGo")) opening.result.close();
            else forms.count().onsuccess = askOn;
          };
          askOn();
        };
      }),
    FORMS_DATABASE,
  );
  return () => other.evaluate(() => void Reflect.set(window, "letGo", true));
}
