"use client";

import { useQuery } from "@tanstack/react-query";

import { useSession } from "#auth-client";
import { callApi } from "@/lib/client/call-api";
import { queryKeys } from "@/lib/client/query-keys";
import { creationListReader } from "@/lib/creations/read-answer";
import type { Creation } from "@/lib/creations/schema";

const SHOWN = 6;
/** Without a keystroke, before the server is asked. */
const TYPING_PAUSE_MS = 200;

const NONE: readonly Creation[] = [];

/** The person's latest creations that a search finds, of all of them for an empty one; none until they are known. */
export function useFoundCreations(q: string) {
  const list = useQuery({
    queryKey: queryKeys.foundCreations(q),
    enabled: useSession().status === "signed-in",
    staleTime: 0,
    queryFn: async ({ signal }) => {
      // A further keystroke aborts it.
      if (q) await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
      signal.throwIfAborted();
      const query = new URLSearchParams({ limit: String(SHOWN), ...(q && { q }) });
      return callApi(`/api/user/get-user-creations?${query}`, creationListReader, { signal });
    },
  });
  return {
    creations: list.data?.creations ?? NONE,
    isSearching: list.isPending,
    hasFailed: list.isError,
  };
}
