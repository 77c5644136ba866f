"use client";

import type { QueryClient } from "@tanstack/react-query";

import { queryKeys } from "@/lib/client/query-keys";

/** Reads anew whatever shows a creation that has changed: lists, the gallery, and itself where it stands alone. */
export function refreshCreation(queries: QueryClient, id: string): Promise<unknown> {
  return Promise.all([
    queries.invalidateQueries({ queryKey: queryKeys.creations() }),
    queries.invalidateQueries({ queryKey: queryKeys.gallery() }),
    // Not what belongs to it, such as its versions: those are gone with it.
    queries.invalidateQueries({ queryKey: queryKeys.creation(id), exact: true }),
  ]);
}
