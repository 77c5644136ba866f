"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";

import { callApi, contentOf, fetchWithToken, postJson } from "@/lib/client/call-api";
import { notify } from "@/lib/client/notify";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { saveBlob } from "@/lib/client/save-blob";
import { messageReader } from "@/lib/creations/read-answer";

/** Deletes several creations at once and offers Undo, or downloads them as one archive. */
export function useSelected(onDeleted: () => void) {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(
      [queryKeys.creations(), queryKeys.gallery(), queryKeys.bin()].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const change = (endpoint: string, ids: readonly string[]) =>
    callApi(`/api/user/${endpoint}`, messageReader, postJson({ ids }));
  const restoring = useMutation({
    mutationFn: (ids: readonly string[]) => change("restore-creations", ids),
    onError: (error) => reportFailure(error),
    onSettled: refresh,
  });
  const deleting = useMutation({
    mutationFn: (ids: readonly string[]) => change("delete-creations", ids),
    onSuccess: ({ message }, ids) => {
      onDeleted();
      notify.undoable(message, () => restoring.mutate(ids));
    },
    onError: (error) => reportFailure(error),
    onSettled: refresh,
  });
  const downloading = useMutation({
    mutationFn: (ids: readonly string[]) => notify.loading("Preparing the archive…", download(ids)),
    onError: (error) => reportFailure(error, { thrown: "Download failed" }),
  });
  return { deleting, downloading };
}

/** @throws ApiError when the server refuses it; Error when it ends early */
async function download(ids: readonly string[]): Promise<void> {
  const response = await fetchWithToken("/api/user/download-creations", postJson({ ids }));
  if (response.headers.get("content-type") !== "application/zip") {
    contentOf(await response.json().catch(() => undefined), messageReader);
  }
  saveBlob(await response.blob(), "creations.zip");
}
