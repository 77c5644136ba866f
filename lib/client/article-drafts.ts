"use client";

import { DRAFT_PREFIX, draftKeys } from "@/lib/client/drop-drafts";
import { LIMITS } from "@/lib/core/limits";

/** An edit that isn't saved yet, and the revision of the text that it began with. */
export type ArticleDraft = { content: string; revision: number };

const MAX_DRAFTS = 5;

/** In this tab only, so that two tabs with one article don't mix. */
const keyOf = (userId: string, creationId: string) => `${DRAFT_PREFIX}${userId}:${creationId}`;

/** Keeps an edit so that it survives a reload. Too long a text, or a full store, isn't kept. */
export function keepDraft(userId: string, creationId: string, draft: ArticleDraft): void {
  const key = keyOf(userId, creationId);
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

/** The edit of an article that was kept; null without one. */
export function readDraft(userId: string, creationId: string): ArticleDraft | null {
  try {
    const { content, revision } = Object(
      JSON.parse(sessionStorage.getItem(keyOf(userId, creationId)) ?? "null"),
    );
    return typeof content === "string" && typeof revision === "number"
      ? { content, revision }
      : null;
  } catch {
    return null;
  }
}

export function dropDraft(userId: string, creationId: string): void {
  try {
    sessionStorage.removeItem(keyOf(userId, creationId));
  } catch {
    // A browser that keeps nothing.
  }
}

function savedAtOf(key: string): number {
  const { savedAt } = Object(JSON.parse(sessionStorage.getItem(key) ?? "null"));
  return typeof savedAt === "number" ? savedAt : 0;
}
