"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";

import { callApi, postJson } from "@/lib/client/call-api";
import { notify } from "@/lib/client/notify";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { messageReader } from "@/lib/creations/read-answer";

type Kept = { id: string; side: 1 | 2 };

/**
 * Keeps one of two compared results, which deletes the other, and offers Undo for as long as the toast stays.
 *
 * @param onUndone called once both are back
 */
export function useKeepCompared(onUndone: () => void = () => {}) {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.creations() }),
      queries.invalidateQueries({ queryKey: queryKeys.gallery() }),
      queries.invalidateQueries({ queryKey: queryKeys.comparisons() }),
    ]);
  const change = (kept: Kept, keep: boolean) =>
    callApi("/api/user/keep-compared", messageReader, postJson({ ...kept, keep }));

  const undo = useMutation({
    mutationFn: (kept: Kept) => change(kept, false),
    onSuccess: onUndone,
    onError: (error) => reportFailure(error),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: (kept: Kept) => change(kept, true),
    onSuccess: ({ message }, kept) => notify.undoable(message, () => undo.mutate(kept)),
    onError: (error) => reportFailure(error),
    onSettled: refresh,
  });
}
