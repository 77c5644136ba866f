"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import type { z } from "zod";

import { callApi } from "@/lib/client/call-api";

type PagesOptions<Schema> = {
  queryKey: readonly unknown[];
  /** Path of the call, without its query. */
  path: string;
  /** Query parameters of the call; empty ones are left out. */
  query: Readonly<Record<string, string | number>>;
  schema: Schema;
  /** False until the session is known: the call needs its token. */
  enabled: boolean;
};

/** A server-side list, a page at a time. */
export function usePages<Schema extends z.ZodType<{ nextCursor: string | null }>>(
  options: PagesOptions<Schema>,
) {
  const { queryKey, path, query, schema, enabled } = options;

  function addressOf(cursor: string): string {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, cursor })) {
      if (value !== "") search.set(name, String(value));
    }
    return `${path}?${search}`;
  }

  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => callApi(addressOf(pageParam), schema, { signal }),
    initialPageParam: "",
    getNextPageParam: (last) => last.nextCursor,
    enabled,
    meta: { toastFailure: true },
  });
}
