"use client";

import { useQuery } from "@tanstack/react-query";

import { callApi } from "@/lib/client/call-api";
import { queryKeys } from "@/lib/client/query-keys";
import { RUNS_PATH } from "@/lib/runs/header";
import { runListReader } from "@/lib/runs/read-answer";

const LOOK_EVERY_MS = 4_000;
/** While nothing runs: another tab or device may have begun something. */
const LOOK_IDLE_MS = 20_000;

/** The person's runs of the last day, newest first; undefined until they are known. */
export function useRuns() {
  const { data } = useQuery({
    queryKey: queryKeys.runs(),
    queryFn: ({ signal }) => callApi(RUNS_PATH, runListReader, { signal }),
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

/** Whether a run of the list hasn't ended. */
export function isRunning({ state }: { state: string }): boolean {
  return state === "running";
}
