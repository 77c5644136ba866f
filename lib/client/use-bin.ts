"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";

import { callApi, postJson } from "@/lib/client/call-api";
import { notify } from "@/lib/client/notify";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { usePages } from "@/lib/client/use-pages";
import { messageReader } from "@/lib/creations/read-answer";
import { binReader } from "@/lib/creations/read-bin";

const PAGE_ITEMS = 50;

const fetchDropReadings = () => import("@/lib/client/ocr/drop-erased");

/**
 * What the caller has deleted, a page at a time.
 *
 * @param enabled false until the session is known
 */
export function useBin(enabled: boolean) {
  return usePages({
    queryKey: queryKeys.bin(),
    path: "/api/user/get-bin",
    query: { limit: PAGE_ITEMS },
    reader: binReader,
    enabled,
  });
}

/** Brings a deleted creation back. */
export function useRestore() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) =>
      callApi("/api/user/restore-creation", messageReader, postJson({ id })),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => reportFailure(error),
    onSettled: refresh,
  });
}

/** Removes deleted creations for good: those with these ids, or all of them. */
export function useEmptyBin() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (wanted: { ids: string[] } | { all: true }) =>
      callApi("/api/user/empty-bin", messageReader, postJson(wanted)),
    onSuccess: ({ message }, wanted) => {
      notify.neutral(message);
      // What this browser kept for them goes with them.
      fetchDropReadings().then(
        ({ dropErased }) => dropErased(wanted),
        () => {},
      );
    },
    onError: (error) => reportFailure(error),
    onSettled: refresh,
  });
}

function useRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [queryKeys.bin(), queryKeys.creations(), queryKeys.gallery()].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
}
