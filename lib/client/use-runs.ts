"use client";

import { useQuery } from "@tanstack/react-query";

import { callApi } from "@/lib/client/call-api";
import { queryKeys } from "@/lib/client/query-keys";
import { RUNS_PATH } from "@/lib/runs/header";
import { runListReader } from "@/lib/runs/read-answer";

/** While something runs; otherwise the list changes only with what this page does, or when it's looked at again. */
const LOOK_EVERY_MS = 4_000;

/** The person's runs of the last day, newest first; empty until they are known. */
export function useRuns() {
  const { data } = useQuery({
    queryKey: queryKeys.runs(),
    queryFn: ({ signal }) => callApi(RUNS_PATH, runListReader, { signal }),
    retry: false,
    refetchOnWindowFocus: true,
    // A notification is for those who look at something else.
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => (state.data?.runs.some(isRunning) ? LOOK_EVERY_MS : false),
  });
  return data?.runs ?? [];
}

/** Whether a run of the list hasn't ended. */
export function isRunning({ state }: { state: string }): boolean {
  return state === "running";
}
