"use client";

import { callApi, postJson } from "@/lib/client/call-api";
import {
  creationListReader,
  creationResponseReader,
  replacedTextReader,
} from "@/lib/creations/read-answer";
import type { Creation } from "@/lib/creations/schema";
import { type Article, writeArticleContract } from "@/lib/tools/write-article/contract";

/** The article a page shows, wherever it came from. */
export type ShownArticle = {
  /** Known once it is stored. */
  id: string | null;
  content: string;
  prompt: string;
  state: "writing" | "stopped" | "cut" | "whole";
  /** Of what is stored of it; null as long as nothing is. */
  meta: Article["meta"] | null;
  /** What it was written from, when the page opened with it. */
  notes?: string;
  /** How many earlier texts of it are kept; 0 when that isn't known. */
  versionCount: number;
};

/** One of the caller's creations, with what only a single one tells. */
export async function fetchCreation(
  id: string,
  signal: AbortSignal | null = null,
): Promise<Creation> {
  const path = `/api/user/get-creation?id=${encodeURIComponent(id)}`;
  return (await callApi(path, creationResponseReader, { signal })).creation;
}

/** Saves a text over a revision of it; the server refuses it over any other. */
export function saveCreation(text: { id: string; content: string; revision: number }) {
  return callApi("/api/user/save-creation", replacedTextReader, postJson(text));
}

/** A stored article; null when the creation is something else. */
export async function fetchStoredArticle(
  id: string,
  signal: AbortSignal,
): Promise<ShownArticle | null> {
  const creation = await fetchCreation(id, signal);
  return creation.tool === "write-article" ? articleOf(creation) : null;
}

export function articleOf(creation: Creation): ShownArticle {
  const { id, content, prompt, truncated, notes, versionCount = 0 } = creation;
  return {
    id,
    content,
    prompt,
    state: truncated ? "cut" : "whole",
    meta: writeArticleContract.output.shape.meta.safeParse(creation.meta).data ?? null,
    notes: notes ?? "",
    versionCount,
  };
}

/**
 * An article that was stopped, as the server saved it.
 *
 * @param partial its text on the page
 * @returns null as long as it isn't saved
 */
export async function findStopped(
  partial: string,
  signal: AbortSignal,
): Promise<ShownArticle | null> {
  const path = "/api/user/get-user-creations?tool=write-article&pinned=false&limit=1";
  const [newest] = (await callApi(path, creationListReader, { signal })).creations;
  return newest?.truncated && startAlike(newest.content, partial.trim()) ? articleOf(newest) : null;
}

/** Page and server may have stopped at different words. */
function startAlike(one: string, other: string): boolean {
  const shared = Math.min(one.length, other.length);
  return one.slice(0, shared) === other.slice(0, shared);
}
