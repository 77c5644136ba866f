"use client";

import { useQuery } from "@tanstack/react-query";

import { callApi } from "@/lib/client/call-api";
import { queryKeys } from "@/lib/client/query-keys";
import { creationResponseReader } from "@/lib/creations/read-answer";

/** One of the caller's creations; null without an id, until it's there, and when it can't be read, with a toast. */
export function useCreation(id: string | null) {
  const { data } = useQuery({
    queryKey: queryKeys.creation(id ?? ""),
    enabled: id !== null,
    retry: false,
    meta: { toastFailure: true },
    queryFn: ({ signal }) =>
      callApi(`/api/user/get-creation?id=${encodeURIComponent(id ?? "")}`, creationResponseReader, {
        signal,
      }),
  });
  return (id && data?.creation) || null;
}
