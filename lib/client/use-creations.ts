"use client";

import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";

import { callApi, postJson } from "@/lib/client/call-api";
import { notify } from "@/lib/client/notify";
import { queryKeys } from "@/lib/client/query-keys";
import { refreshCreation } from "@/lib/client/refresh-creation";
import { reportFailure } from "@/lib/client/report-failure";
import { usePages } from "@/lib/client/use-pages";
import { creationListReader, messageReader } from "@/lib/creations/read-answer";
import type { CreationList } from "@/lib/creations/schema";

export type CreationFilter = {
  /** Words to search for; empty for all. */
  q: string;
  /** A tool's slug; empty for all. */
  tool: string;
};

/** Fills a screen of any height. */
const PAGE_ITEMS = 30;

export const NO_FILTER: CreationFilter = { q: "", tool: "" };

/**
 * The caller's creations, newest first, a page at a time.
 *
 * @param enabled false until the session is known: the call needs its token
 */
export function useCreations(filter: CreationFilter, enabled: boolean) {
  return usePages({
    queryKey: queryKeys.creationLists(filter),
    path: "/api/user/get-user-creations",
    query: { limit: PAGE_ITEMS, ...filter },
    reader: creationListReader,
    enabled,
  });
}

/** Moves a creation to the bin right away and offers Undo for as long as the toast stays. */
export function useDeleteCreation() {
  const queries = useQueryClient();
  const everyList = { queryKey: queryKeys.creationLists() };
  const refresh = (_answer: unknown, _error: Error | null, id: string) =>
    Promise.all([
      refreshCreation(queries, id),
      queries.invalidateQueries({ queryKey: queryKeys.bin() }),
    ]);

  const restore = useMutation({
    mutationFn: (id: string) => changeCreation("restore-creation", id),
    onError: (error) => reportFailure(error),
    onSettled: refresh,
  });

  return useMutation({
    mutationFn: (id: string) => changeCreation("delete-creation", id),
    onSuccess: async ({ message }, id) => {
      await queries.cancelQueries(everyList);
      queries.setQueriesData<InfiniteData<CreationList>>(everyList, (list) =>
        withoutCreation(list, id),
      );
      notify.undoable(message, () => restore.mutate(id));
    },
    onError: (error) => reportFailure(error),
    onSettled: refresh,
  });
}

function changeCreation(endpoint: "delete-creation" | "restore-creation", id: string) {
  return callApi(`/api/user/${endpoint}`, messageReader, postJson({ id }));
}

function withoutCreation(list: InfiniteData<CreationList> | undefined, id: string) {
  const hasCreation = list?.pages.some((page) =>
    page.creations.some((creation) => creation.id === id),
  );
  if (!list || !hasCreation) return list;
  return {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      total: page.total - 1,
      creations: page.creations.filter((creation) => creation.id !== id),
    })),
  };
}
