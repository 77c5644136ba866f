"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

import { callApi } from "@/lib/client/call-api";
import { queryKeys } from "@/lib/client/query-keys";
import { useTool } from "@/lib/client/use-tool";
import { formatCount } from "@/lib/core/format";
import { creationListReader } from "@/lib/creations/read-answer";
import type { Creation } from "@/lib/creations/schema";
import { SOURCE_TOOLS } from "@/lib/registry/source-tools";
import type { ArticleInput } from "@/lib/tools/write-article/contract";

/** A document that was chosen to write from. */
export type ChosenSource = {
  ref: NonNullable<ArticleInput["source"]>;
  title: string;
  /** What it is, in a few words. */
  detail?: string;
  /** What couldn't be read of it. */
  message?: string | undefined;
};

const fetchContract = async () =>
  (await import("@/lib/tools/write-article/contract")).readDocumentContract;

const LISTED_PER_TOOL = 8;

/** The creations of one's own that have a text, newest first, of every kind that has some. */
export function useSourceCreations(search: string) {
  return useQuery({
    queryKey: queryKeys.sourceCreations(search),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Creation[]> => {
      const lists = await Promise.all(
        SOURCE_TOOLS.map((tool) => {
          const fields = { tool, limit: String(LISTED_PER_TOOL), ...(search && { q: search }) };
          const path = `/api/user/get-user-creations?${new URLSearchParams(fields)}`;
          return callApi(path, creationListReader, { signal });
        }),
      );
      const all = lists.flatMap(({ creations }) => creations);
      return all.sort((a, b) => b.created_at.localeCompare(a.created_at));
    },
  });
}

/** Reads a PDF to write from; `onRead` is called with what can be chosen then. */
export function useReadPdf(onRead: (source: ChosenSource) => void) {
  const run = useTool(fetchContract, { stream: true });
  const { result } = run;
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    if (!result) return;
    const { id, title, pages, words, message } = result;
    const detail = `${formatCount(pages, "page")} · ${formatCount(words, "word")}`;
    latest.current({ ref: { documentId: id }, title, detail, message });
  }, [result]);
  return {
    read: (pdf: File) => run.run({}, { pdf }),
    stop: run.stop,
    pending: run.status === "pending",
    step: run.step,
    error: run.fieldErrors.pdf,
    failure: run.error,
  };
}
