"use client";

/** Files that were chosen on one page for the next. */
let handed: readonly File[] = [];

/** Keeps files for the page that is opened next; a reload loses them. */
export function handFiles(files: readonly File[]): void {
  handed = files;
}

/** The files that the page before this one left; `clearHanded` says that they were taken. */
export function handedFiles(): readonly File[] {
  return handed;
}

export function clearHanded(): void {
  handed = [];
}
