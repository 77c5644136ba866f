"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";

import { callApi } from "@/lib/client/call-api";
import { queryKeys } from "@/lib/client/query-keys";
import type { ToolRun } from "@/lib/client/use-tool";
import { creationListSchema, creationResponseSchema } from "@/lib/creations/schema";
import { writeArticleContract } from "@/lib/tools/write-article/contract";
import { lengthOfPrompt } from "@/lib/tools/write-article/options";

const metaSchema = writeArticleContract.output.shape.meta;

/** The article a page shows, wherever it came from. */
export type ShownArticle = {
  /** Known once it is stored. */
  id: string | null;
  content: string;
  prompt: string;
  state: "writing" | "stopped" | "cut" | "whole";
  meta: z.output<typeof metaSchema> | null;
  /** What it was written from, when the page opened with it. */
  notes?: string;
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
  const article = shownArticle();

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
    /** Continues the article on screen; null while it is complete or not stored. */
    continueArticle: article?.id && isOpen ? () => continueArticle(article) : null,
  };

  function shownArticle(): ShownArticle | null {
    if (!submitted) return stored.article;
    const { prompt } = submitted;
    if (run.status === "success" && run.result) {
      const { id, content, meta } = run.result;
      return { id, content, prompt, meta, state: meta.truncated ? "cut" : "whole" };
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
    };
  }
}

type ArticleRequest = NonNullable<ArticleRun["submitted"]>;

function withoutContinuation({ continueFrom: _done, ...input }: ArticleRequest): ArticleRequest {
  return input;
}

function useStoredArticle(id: string | null): { article: ShownArticle | null; isLoading: boolean } {
  const query = useQuery({
    queryKey: queryKeys.creation(id ?? ""),
    enabled: id !== null,
    retry: false,
    meta: { toastFailure: true },
    queryFn: ({ signal }) =>
      callApi(`/api/user/get-creation?id=${encodeURIComponent(id ?? "")}`, creationResponseSchema, {
        signal,
      }),
  });
  const creation = id ? query.data?.creation : undefined;
  if (creation?.tool !== "write-article") return { article: null, isLoading: query.isLoading };
  const { content, prompt, truncated, meta, notes } = creation;
  const state = truncated ? "cut" : "whole";
  const read = metaSchema.safeParse(meta).data ?? null;
  const article = {
    id: creation.id,
    content,
    prompt,
    state,
    meta: read,
    notes: notes ?? "",
  } as const;
  return { article, isLoading: false };
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
      const path = "/api/user/get-user-creations?tool=write-article&limit=1";
      const [newest] = (await callApi(path, creationListSchema, { signal })).creations;
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
