"use client";

import { type ArticleDraft, draftKey } from "@/lib/client/article-drafts";
import { DRAFT_PREFIX, draftKeys } from "@/lib/client/draft-keys";
import { LIMITS } from "@/lib/core/limits";

const MAX_DRAFTS = 5;

/** Keeps an edit so that it survives a reload. Too long a text, or a full store, isn't kept. */
export function keepDraft(userId: string, creationId: string, draft: ArticleDraft): void {
  const key = draftKey(userId, creationId);
  if (draft.content.length > LIMITS.articleCharacters) return;
  try {
    const others = draftKeys(DRAFT_PREFIX)
      .filter((other) => other !== key)
      .sort((a, b) => savedAtOf(b) - savedAtOf(a));
    for (const other of others.slice(MAX_DRAFTS - 1)) sessionStorage.removeItem(other);
    sessionStorage.setItem(key, JSON.stringify({ ...draft, savedAt: Date.now() }));
  } catch {
    // A browser that keeps nothing: the page still asks before it is left.
  }
}

function savedAtOf(key: string): number {
  const { savedAt } = Object(JSON.parse(sessionStorage.getItem(key) ?? "null"));
  return typeof savedAt === "number" ? savedAt : 0;
}
