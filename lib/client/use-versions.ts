"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { callApi, postJson } from "@/lib/client/call-api";
import { notify } from "@/lib/client/notify";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { fetchCreation } from "@/lib/client/stored-article";
import { replacedTextReader, versionListReader, versionReader } from "@/lib/creations/read-answer";
import type { Creation } from "@/lib/creations/schema";

/** The earlier texts of a creation, newest first. */
export function useVersions(creationId: string) {
  return useQuery({
    queryKey: queryKeys.versions(creationId),
    // The list is short and often just changed.
    gcTime: 0,
    queryFn: ({ signal }) => {
      const path = `/api/user/get-versions?id=${encodeURIComponent(creationId)}`;
      return callApi(path, versionListReader, { signal });
    },
  });
}

/** One earlier text of a creation, which never changes. */
export function useVersion(creationId: string, versionId: string) {
  return useQuery({
    queryKey: [...queryKeys.versions(creationId), versionId],
    retry: false,
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ id: creationId, versionId });
      return callApi(`/api/user/get-version?${query}`, versionReader, { signal });
    },
  });
}

/** Brings an earlier text back, and offers Undo for as long as the toast stays. */
export function useRestoreVersion(
  creationId: string,
  showSaved: (creation: Creation) => Promise<void>,
) {
  const queries = useQueryClient();

  const restore = useMutation({
    mutationFn: async ({ versionId }: { versionId: string; isUndo: boolean }) => {
      const { revision } = await fetchCreation(creationId);
      const call = postJson({ id: creationId, versionId, revision });
      return callApi("/api/user/restore-version", replacedTextReader, call);
    },
    onSuccess: async ({ creation, replacedId }, { isUndo }) => {
      await showSaved(creation);
      const undo = () => replacedId && restore.mutate({ versionId: replacedId, isUndo: true });
      if (isUndo) notify.neutral("Restoring undone");
      else notify.undoable("Version restored", undo);
      await Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.creations() }),
        queries.invalidateQueries({ queryKey: queryKeys.creation(creationId) }),
      ]);
    },
    onError: (error) => reportFailure(error),
  });

  return restore;
}
