"use client";

import { useQuery } from "@tanstack/react-query";

import { callApi } from "@/lib/client/call-api";
import { queryKeys } from "@/lib/client/query-keys";
import type { RunAllowance } from "@/lib/core/run-allowance";
import { RUNS_PATH } from "@/lib/runs/header";
import { runListReader } from "@/lib/runs/read-answer";

const runsQuery = {
  queryKey: queryKeys.runs(),
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi(RUNS_PATH, runListReader, { signal }),
};

const LOOK_EVERY_MS = 4_000;
/** Runs that a person may use up within a minute or two. */
export const FEW_RUNS = 10;
/** While nothing runs: another tab or device may have begun something. */
const LOOK_IDLE_MS = 20_000;

/** The person's runs of the last day, newest first; undefined until they are known. */
export function useRuns() {
  const { data } = useQuery({
    ...runsQuery,
    // Even when it's known since a moment: the look starts the clock again, which stops while the page is hidden.
    refetchOnWindowFocus: "always",
    // A notification is for those who look at something else.
    refetchIntervalInBackground: true,
    // Not before the first answer, which also means on the server.
    refetchInterval: ({ state: { data } }) =>
      data && (data.runs.some(isRunning) ? LOOK_EVERY_MS : !document.hidden && LOOK_IDLE_MS),
  });
  return data?.runs;
}

/**
 * How many more runs there may be in this hour of what a page's runs count toward; undefined until that is known. It comes with
 * the list that the top bar of every page reads, and calls nothing itself.
 */
export function useRunsLeft(allowance: RunAllowance | undefined): number | undefined {
  const { data } = useQuery({ ...runsQuery, enabled: false });
  return allowance && data?.left[allowance];
}

/** Whether a run of the list hasn't ended. */
export function isRunning({ state }: { state: string }): boolean {
  return state === "running";
}
