"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { callApi } from "@/lib/client/call-api";
import { loadPart } from "@/lib/client/load-part";
import { queryKeys } from "@/lib/client/query-keys";
import type { ToolRun } from "@/lib/client/use-tool";
import { creationListReader, creationResponseReader } from "@/lib/creations/read-answer";
import type { Creation } from "@/lib/creations/schema";
import type { Article, writeArticleContract } from "@/lib/tools/write-article/contract";
import { lengthOfPrompt } from "@/lib/tools/write-article/options";

/** The article a page shows, wherever it came from. */
export type ShownArticle = {
  /** Known once it is stored. */
  id: string | null;
  content: string;
  prompt: string;
  state: "writing" | "stopped" | "cut" | "whole";
  meta: Article["meta"] | null;
  /** What it was written from, when the page opened with it. */
  notes?: string;
  /** How many earlier texts of it are kept; 0 when that isn't known. */
  versionCount: number;
};

type ArticleRun = ToolRun<typeof writeArticleContract>;

/** A stopped article is stored a moment after the page stops reading it. */
const KEPT_POLL_MS = 700;
const KEPT_TRIES = 6;

/**
 * One article from first word to last: what there is to show of it, and how to rewrite or continue it.
 *
 * @param continueId a stored article to show at first
 */
export function useArticle(run: ArticleRun, continueId: string | null) {
  const { submitted } = run;
  const [continued, setContinued] = useState<ShownArticle | null>(null);
  const stored = useStoredArticle(continueId);
  const base = submitted?.continueFrom ? continued : null;
  const keptId = useKeptId(run.stopped && !base ? run.partial : "");
  const [saved, setSaved] = useState<{ article: ShownArticle; after: unknown } | null>(null);
  // An edit stands for the article until the next run.
  const article = saved?.after === submitted ? saved.article : shownArticle();

  function continueArticle({ id, prompt }: ShownArticle): void {
    if (!id) return;
    setContinued(article);
    run.run({ prompt, length: lengthOfPrompt(prompt), continueFrom: id });
  }

  const isOpen = article?.state === "cut" || article?.state === "stopped";
  return {
    article,
    /** The article the page opened with. */
    stored: stored.article,
    isLoading: stored.isLoading,
    /** Rewrites the last article from scratch; null before there is one. */
    regenerate: submitted && (() => run.run(withoutContinuation(submitted))),
    /** Shows an article as it was saved by its owner. */
    showSaved: async (creation: Creation) =>
      setSaved({ article: { ...article, ...(await articleOf(creation)) }, after: submitted }),
    /** Continues the article on screen; null while it is complete or not stored. */
    continueArticle: article?.id && isOpen ? () => continueArticle(article) : null,
  };

  function shownArticle(): ShownArticle | null {
    if (!submitted) return stored.article;
    const { prompt } = submitted;
    if (run.status === "success" && run.result) {
      const { id, content, meta } = run.result;
      const state = meta.truncated ? "cut" : "whole";
      return { id, content, prompt, meta, state, versionCount: base ? 1 : 0 };
    }
    const content = run.partial || base?.content;
    if (!content) return null;
    const id = base?.id ?? keptId;
    return {
      id,
      content,
      prompt,
      meta: null,
      state: run.status === "pending" ? "writing" : "stopped",
      versionCount: 0,
    };
  }
}

type ArticleRequest = NonNullable<ArticleRun["submitted"]>;

function withoutContinuation({ continueFrom: _done, ...input }: ArticleRequest): ArticleRequest {
  return input;
}

function useStoredArticle(id: string | null): { article: ShownArticle | null; isLoading: boolean } {
  const query = useQuery({
    queryKey: [...queryKeys.creation(id ?? ""), "article"],
    enabled: id !== null,
    retry: false,
    meta: { toastFailure: true },
    queryFn: ({ signal }) => fetchStoredArticle(id ?? "", signal),
  });
  const article = (id && query.data) || null;
  return { article, isLoading: query.isLoading };
}

/** A stored article; null when the creation is something else. */
async function fetchStoredArticle(id: string, signal: AbortSignal): Promise<ShownArticle | null> {
  const creation = await fetchCreation(id, signal);
  return creation.tool === "write-article" ? articleOf(creation) : null;
}

/** One of the caller's creations, with what only a single one tells. */
export async function fetchCreation(
  id: string,
  signal: AbortSignal | null = null,
): Promise<Creation> {
  const path = `/api/user/get-creation?id=${encodeURIComponent(id)}`;
  return (await callApi(path, creationResponseReader, { signal })).creation;
}

async function articleOf(creation: Creation): Promise<ShownArticle> {
  const fetchContract = () => import("@/lib/tools/write-article/contract");
  const { writeArticleContract: contract } = await loadPart(fetchContract);
  const { id, content, prompt, truncated, notes, versionCount = 0 } = creation;
  return {
    id,
    content,
    prompt,
    state: truncated ? "cut" : "whole",
    meta: contract.output.shape.meta.safeParse(creation.meta).data ?? null,
    notes: notes ?? "",
    versionCount,
  };
}

/**
 * The id under which the server saved a stopped article; null until then, and if it was too short
 * to save.
 */
function useKeptId(partial: string): string | null {
  const kept = useQuery({
    queryKey: [...queryKeys.creations(), "kept", partial],
    enabled: partial !== "",
    retry: false,
    queryFn: async ({ signal }) => {
      const path = "/api/user/get-user-creations?tool=write-article&pinned=false&limit=1";
      const [newest] = (await callApi(path, creationListReader, { signal })).creations;
      const same = newest?.truncated && startAlike(newest.content, partial.trim());
      return { id: same ? newest.id : null };
    },
    refetchInterval: ({ state }) =>
      state.data?.id || state.dataUpdateCount >= KEPT_TRIES ? false : KEPT_POLL_MS,
  });
  return (partial && kept.data?.id) || null;
}

/** Page and server may have stopped at different words. */
function startAlike(one: string, other: string): boolean {
  const shared = Math.min(one.length, other.length);
  return one.slice(0, shared) === other.slice(0, shared);
}
