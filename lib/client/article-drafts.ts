"use client";

import { DRAFT_PREFIX } from "@/lib/client/draft-keys";

/** An edit that isn't saved yet, and the revision of the text that it began with. */
export type ArticleDraft = { content: string; revision: number };

/** In this tab only, so that two tabs with one article don't mix. */
export const draftKey = (userId: string, creationId: string) =>
  `${DRAFT_PREFIX}${userId}:${creationId}`;

/** The edit of an article that was kept; null without one. */
export function readDraft(userId: string, creationId: string): ArticleDraft | null {
  try {
    const { content, revision } = Object(
      JSON.parse(sessionStorage.getItem(draftKey(userId, creationId)) ?? "null"),
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
    sessionStorage.removeItem(draftKey(userId, creationId));
  } catch {
    // A browser that keeps nothing.
  }
}
