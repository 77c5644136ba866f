"use client";

import { ANYBODY, FORMS_MARK, LEFT_PREFIX } from "@/lib/client/forms-mark";
import { dropSharedFiles } from "@/lib/offline/shared-files";

/** Where forms that weren't run yet survive a reload, files included; see `form-store.ts`. */
export const FORMS_DATABASE = "atelier-forms";
/** How long a form is kept, from when its files were chosen. */
export const FORMS_KEPT_MS = 24 * 60 * 60 * 1000;

/** Where images that were read here stay, for the texts that they became; see `ocr/kept-readings.ts`. */
export const READINGS_DATABASE = "atelier-readings";
/** How long such images are kept: as long as a deleted text can be restored. */
export const READINGS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const leftKey = (userId: string) => `${LEFT_PREFIX}${userId}`;

/** Marks that something of a person is kept until then, or until an earlier time that is marked already. */
export function markKept(userId: string, until: number): void {
  const mark = keptMark();
  const first = mark?.owner === userId ? Math.min(mark.until, until) : until;
  localStorage.setItem(FORMS_MARK, `${first} ${userId}`);
}

/** Whose forms are kept here, and when the first of them is too old; null for nobody's. */
export function keptMark(): { until: number; owner: string | undefined } | null {
  const mark = localStorage.getItem(FORMS_MARK);
  if (mark === null) return null;
  const [until, owner] = mark.split(" ");
  return { until: Number(until), owner };
}

/** Whether a person hasn't left since this page was opened: another tab may still show a form after a sign-out. */
export function mayKeepForms(userId: string): boolean {
  return lastLeft(userId) < performance.timeOrigin;
}

/** When a person last left this browser, or somebody of whom it isn't known, in milliseconds since 1970; 0 for never. */
export function lastLeft(userId: string): number {
  return Math.max(
    ...[userId, ANYBODY].map((who) => Number(localStorage.getItem(leftKey(who)) ?? 0)),
  );
}

/**
 * Drops every form that is kept in this browser, with images that were read and what another app shared, and keeps none on the open pages of the
 * person who leaves.
 */
export function dropKeptForms(userId = ANYBODY): void {
  dropSharedFiles().catch(() => {});
  try {
    localStorage.setItem(leftKey(userId), `${Date.now()}`);
    deleteReadings();
    deleteForms();
  } catch {
    // A browser that keeps nothing.
  }
}

export function deleteReadings(): void {
  indexedDB.deleteDatabase(READINGS_DATABASE);
}

/** Deletes the database, and then the mark. */
function deleteForms(): void {
  const mark = localStorage.getItem(FORMS_MARK);
  // A page that is left may take this along. The next one tries again while the mark is there.
  indexedDB.deleteDatabase(FORMS_DATABASE).onsuccess = () => {
    if (localStorage.getItem(FORMS_MARK) === mark) localStorage.removeItem(FORMS_MARK);
  };
}
