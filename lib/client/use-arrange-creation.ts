"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";

import { callApi, postJson } from "@/lib/client/call-api";
import { notify } from "@/lib/client/notify";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { messageReader } from "@/lib/creations/read-answer";

/** A new name for a creation, or null for none; or whether it's pinned. */
type Arrangement = { id: string } & ({ title: string | null } | { pinned: boolean });

/** Names one of the caller's creations, or pins it to the top of their list. */
export function useArrangeCreation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Arrangement) => {
      const endpoint = "pinned" in change ? "pin-creation" : "rename-creation";
      return callApi(`/api/user/${endpoint}`, messageReader, postJson(change));
    },
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => reportFailure(error),
    onSettled: (_answer, _error, { id }) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.creations() }),
        queries.invalidateQueries({ queryKey: queryKeys.creation(id) }),
      ]),
  });
}
