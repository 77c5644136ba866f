"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { loadPart } from "@/lib/client/load-part";
import { queryKeys } from "@/lib/client/query-keys";
import type { ShownArticle } from "@/lib/client/stored-article";
import type { ToolRun } from "@/lib/client/use-tool";
import type { Creation } from "@/lib/creations/schema";
import type { writeArticleContract } from "@/lib/tools/write-article/contract";
import { lengthOfPrompt } from "@/lib/tools/write-article/options";

/** Few pages begin with a stored article. */
export const fetchArticleStore = () => import("@/lib/client/article-store");

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
  const kept = useKept(run.stopped && !submitted?.continueFrom ? run.partial : "");
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
    showSaved: async (creation: Creation) => {
      const { articleOf } = await loadPart(fetchArticleStore);
      setSaved({ article: { ...article, ...articleOf(creation) }, after: submitted });
    },
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
    // The page may have been reloaded since it was continued.
    const { id = submitted.continueFrom ?? null, meta = null } = base ?? kept ?? {};
    return {
      id,
      content,
      prompt,
      meta,
      state: run.status === "pending" ? "writing" : "stopped",
      versionCount: 0,
    };
  }
}

/** What the page asked for last. */
export type AskedArticle = ArticleRun["submitted"];

type ArticleRequest = NonNullable<AskedArticle>;

function withoutContinuation({ continueFrom: _done, ...input }: ArticleRequest): ArticleRequest {
  return input;
}

function useStoredArticle(id: string | null): { article: ShownArticle | null; isLoading: boolean } {
  const query = useQuery({
    queryKey: [...queryKeys.creation(id ?? ""), "article"],
    enabled: id !== null,
    retry: false,
    meta: { toastFailure: true },
    queryFn: async ({ signal }) =>
      (await loadPart(fetchArticleStore)).fetchStoredArticle(id ?? "", signal),
  });
  const article = (id && query.data) || null;
  return { article, isLoading: query.isLoading };
}

/**
 * A stopped article as the server saved it; null until then, and if it was too short to save.
 */
function useKept(partial: string): ShownArticle | null {
  const kept = useQuery({
    queryKey: queryKeys.keptArticle(partial),
    enabled: partial !== "",
    retry: false,
    queryFn: async ({ signal }) => (await loadPart(fetchArticleStore)).findStopped(partial, signal),
    refetchInterval: ({ state }) =>
      state.data || state.dataUpdateCount >= KEPT_TRIES ? false : KEPT_POLL_MS,
  });
  return (partial && kept.data) || null;
}
