"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";

import { browserModelState } from "@/lib/client/browser-model/state";
import { queryKeys } from "@/lib/client/query-keys";
import type { BrowserModelState } from "@/lib/engines/browser-model";

/** Asked once for each page: the answer only changes by a download, which says so itself. */
export const browserModelQuery = queryOptions({
  queryKey: queryKeys.browserModel(),
  queryFn: browserModelState,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether this browser has a model of its own; undefined until it has said so. */
export function useBrowserModel(): BrowserModelState | undefined {
  return useQuery(browserModelQuery).data;
}
