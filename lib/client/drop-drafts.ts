"use client";

/** What the key of every draft in this tab begins with; see `article-drafts.ts`. */
export const DRAFT_PREFIX = "atelier-article-draft:";

/** Called on sign-out: the next person to use this tab must not find them. */
export function dropAllDrafts(): void {
  try {
    for (const key of draftKeys()) sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing.
  }
}

/** The keys of all drafts in this tab. */
export function draftKeys(): string[] {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) =>
    sessionStorage.key(index),
  );
  return keys.filter((key) => key?.startsWith(DRAFT_PREFIX)) as string[]; // Safe: null doesn't start with it.
}
