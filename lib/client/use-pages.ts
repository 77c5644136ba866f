"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { callApi, type Reader } from "@/lib/client/call-api";

type PagesOptions<Page> = {
  queryKey: readonly unknown[];
  /** Path of the call, without its query. */
  path: string;
  /** Query parameters of the call; empty ones are left out. */
  query: Readonly<Record<string, string | number>>;
  reader: Reader<Page>;
  /** False until the session is known: the call needs its token. */
  enabled: boolean;
};

/** A server-side list, a page at a time. */
export function usePages<Page extends { nextCursor: string | null }>(options: PagesOptions<Page>) {
  const { queryKey, path, query, reader, enabled } = options;

  function addressOf(cursor: string): string {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, cursor })) {
      if (value !== "") search.set(name, String(value));
    }
    return `${path}?${search}`;
  }

  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => callApi(addressOf(pageParam), reader, { signal }),
    initialPageParam: "",
    getNextPageParam: (last) => last.nextCursor,
    enabled,
    meta: { toastFailure: true },
  });
}
