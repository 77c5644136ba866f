"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { useSession } from "#auth-client";
import type { ChainList, ChainRun } from "@/lib/chains/contract";
import { goesOn } from "@/lib/chains/goes-on";
import {
  chainListReader,
  chainRunReader,
  idReader,
  savedChainReader,
} from "@/lib/chains/read-answer";
import type { ChainStep } from "@/lib/chains/steps";
import { ApiError, isConflict } from "@/lib/client/api-error";
import { callApi, postJson } from "@/lib/client/call-api";
import { notify } from "@/lib/client/notify";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { emptyReader } from "@/lib/http/envelope";

/** While a chain runs. */
const LOOK_EVERY_MS = 1_500;

/**
 * The person's chains and their latest runs.
 *
 * @param options.afresh asks the server even if they are in memory
 */
export function useChains({ afresh = false } = {}) {
  return useQuery({
    queryKey: queryKeys.chains(),
    ...(afresh && { refetchOnMount: "always" as const }),
    enabled: useSession().status === "signed-in",
    queryFn: ({ signal }) => callApi("/api/chains", chainListReader, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.runs.some((run) => goesOn(run.state)) ? 2 * LOOK_EVERY_MS : false,
  });
}

/**
 * One chain run, looked at again and again until it's done.
 *
 * @param isStarting set while the page waits for it to begin
 */
export function useChainRun(id: string, isStarting: boolean) {
  return useQuery({
    queryKey: queryKeys.chainRun(id),
    enabled: useSession().status === "signed-in",
    queryFn: ({ signal }) =>
      callApi(`/api/chains/get-run?id=${encodeURIComponent(id)}`, chainRunReader, { signal }),
    refetchInterval: ({ state }) => nextLookAfter(state, isStarting),
  });
}

type Look = { data: ChainRun | undefined; error: Error | null };

/** Milliseconds until a chain run is looked at again; false when nothing more can become of it. */
export function nextLookAfter({ data, error }: Look, isStarting: boolean): number | false {
  if (isStarting) return LOOK_EVERY_MS;
  if (error instanceof ApiError && error.code === "not_found") return false;
  if (data && goesOn(data.state)) return LOOK_EVERY_MS;
  // It may be resumed on another device.
  return data?.items.every(({ state }) => state === "done") ? false : 3 * LOOK_EVERY_MS;
}

type ChainToSave = {
  /** Of the one that is changed. */
  id?: string;
  /** Of that one, when it was saved last; without it, another change meanwhile is saved over. */
  updatedAt?: string;
  name: string;
  steps: readonly ChainStep[];
};

type SavedAs = { id: string; updatedAt: string };

/** Saves a chain, a new one without an ID. A conflict is left to the page to report. */
export function useSaveChain(onSaved: (saved: SavedAs) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (chain: ChainToSave) =>
      callApi("/api/chains/save", savedChainReader, postJson(chain)),
    onSuccess: (saved) => {
      notify.success("Chain saved");
      onSaved(saved);
      return queries.invalidateQueries({ queryKey: queryKeys.chains() });
    },
    onError: (error) => isConflict(error) || reportFailure(error),
  });
}

type SavedChain = ChainList["chains"][number];

/** Deletes a chain, and offers to have it back; its runs, and what they made, stay. */
export function useDeleteChain() {
  const queries = useQueryClient();
  const listAgain = () => queries.invalidateQueries({ queryKey: queryKeys.chains() });
  const restore = useMutation({
    mutationFn: (chain: SavedChain) => callApi("/api/chains/restore", idReader, postJson(chain)),
    onSuccess: () => {
      notify.success("Chain restored");
      return listAgain();
    },
    onError: (error) => reportFailure(error),
  });
  return useMutation({
    mutationFn: ({ id }: SavedChain) =>
      callApi("/api/chains/delete", emptyReader, postJson({ id })),
    onSuccess: (_, chain) => {
      notify.undoable("Chain deleted", () => restore.mutate(chain));
      return listAgain();
    },
    onError: (error) => reportFailure(error),
  });
}

/** Deletes a chain run, for good; what it made stays. */
export function useDeleteChainRun() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi("/api/chains/delete-run", emptyReader, postJson({ id })),
    onSuccess: () => {
      notify.success("Chain run deleted");
      return queries.invalidateQueries({ queryKey: queryKeys.chains() });
    },
    onError: (error) => reportFailure(error),
  });
}
