"use client";

/** What the key of every draft of an article in this tab begins with; see `article-drafts.ts`. */
export const DRAFT_PREFIX = "atelier-article-draft:";
/** The same for edits of cutouts; see `cutout-drafts.ts`. */
export const CUTOUT_PREFIX = "atelier-cutout-edits:";

/** The same for what was typed into forms; see `text-store.ts`. */
export const TEXT_PREFIX = "atelier-typed:";

/** The keys of all drafts of a kind in this tab. */
export function draftKeys(prefix: string): string[] {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) =>
    sessionStorage.key(index),
  );
  return keys.filter((key) => key?.startsWith(prefix)) as string[]; // Safe: null doesn't start with it.
}
