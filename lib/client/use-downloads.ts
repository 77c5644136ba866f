"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { useSession } from "#auth-client";
import { callApi, postJson } from "@/lib/client/call-api";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { type DownloadList, downloadListSchema } from "@/lib/engines/downloads/contract";

const POLL_MS = 1_000;

/** The models that the operator can download, followed while one is on its way; undefined until they are known. */
export function useDownloads(): DownloadList | undefined {
  const session = useSession();
  const queries = useQueryClient();
  const downloads = useQuery({
    queryKey: queryKeys.downloads(),
    enabled: session.status === "signed-in",
    queryFn: async ({ signal }) => {
      const list = await callApi("/api/engines/downloads", downloadListSchema, { signal });
      showEngines(queries, list);
      return list;
    },
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? POLL_MS : false),
  });
  return downloads.data;
}

/** Starts, pauses, or removes a download. */
export function useDownloadChange(path: "start" | "pause" | "remove") {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { id: string }) =>
      callApi(`/api/engines/downloads/${path}`, downloadListSchema, postJson(input)),
    onSuccess: (list) => {
      showEngines(queries, list);
      queries.setQueryData(queryKeys.downloads(), list);
    },
    onError: (error) => reportFailure(error),
  });
}

function isMoving({ models, measuring }: DownloadList): boolean {
  return measuring || models.some(({ state }) => state === "downloading" || state === "checking");
}

/** A model that has just come or gone is one engine more or less, on every chip of the page. */
function showEngines(queries: QueryClient, list: DownloadList): void {
  const before = queries.getQueryData<DownloadList>(queryKeys.downloads());
  if (before && readyOf(before) !== readyOf(list)) {
    const engines = { queryKey: queryKeys.engines() };
    // A first answer that is still on its way is of before, and would count as fresh.
    void queries.cancelQueries(engines).then(() => queries.invalidateQueries(engines));
  }
}

function readyOf({ models }: DownloadList): string {
  const ready = models.filter(({ state }) => state === "ready");
  return ready.map(({ id }) => id).join(" ");
}
