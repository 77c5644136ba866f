"use client";

/** Runs whose end a page has shown, which nobody has to be told then. */
const seen = new Set<string>();

/** Runs that a part of the page follows now. */
const followed = new Set<string>();

/** Whether a page showed how this run ended, or is about to. For runs that its address doesn't name. */
export function isEndSeen(id: string): boolean {
  return seen.has(id) || followed.has(id);
}

/** Remembers that a page has shown how a run ended. */
export function markEndSeen(id: string): void {
  seen.add(id);
}

/**
 * Says that a part of the page shows how this run ends, once it does.
 *
 * @returns call it when that part is gone: the run may go on without the page
 */
export function followToEnd(id: string): () => void {
  followed.add(id);
  return () => void followed.delete(id);
}
