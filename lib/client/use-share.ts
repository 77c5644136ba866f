"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { callApi, postJson } from "@/lib/client/call-api";
import { notify } from "@/lib/client/notify";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { messageReader } from "@/lib/creations/read-answer";
import { newShareReader, shareStateReader } from "@/lib/creations/read-share";

/** The share link of one of the caller's creations: whether there is one, and how to make or end it. */
export function useShare(id: string) {
  const queries = useQueryClient();
  const key = queryKeys.share(id);
  const state = useQuery({
    queryKey: key,
    staleTime: 0,
    queryFn: ({ signal }) =>
      callApi(`/api/user/get-share?id=${encodeURIComponent(id)}`, shareStateReader, { signal }),
  });
  const making = useMutation({
    mutationFn: (options: { expiresInDays: number | null; showName: boolean }) =>
      callApi("/api/user/share-creation", newShareReader, postJson({ id, ...options })),
    onSuccess: ({ link }) => queries.setQueryData(key, { link }),
    onError: (error) => reportFailure(error),
  });
  const ending = useMutation({
    mutationFn: () => callApi("/api/user/unshare-creation", messageReader, postJson({ id })),
    onSuccess: ({ message }) => {
      making.reset();
      queries.setQueryData(key, { link: null });
      notify.success(message);
    },
    onError: (error) => reportFailure(error),
  });
  return { state, making, ending };
}
