"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { useSession } from "#auth-client";
import { callApi, postJson } from "@/lib/client/call-api";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { type EngineList, engineListSchema, type Writer } from "@/lib/engines/contract";

/** The engines in the user's reach; undefined until they are known. */
export function useEngines(): EngineList | undefined {
  const session = useSession();
  const engines = useQuery({
    queryKey: queryKeys.engines(),
    enabled: session.status === "signed-in",
    queryFn: ({ signal }) => callApi("/api/engines", engineListSchema, { signal }),
  });
  return engines.data;
}

/** The engine that writes unless another one is chosen; undefined until it is known. */
export function currentWriter(engines: EngineList | undefined): Writer | undefined {
  return engines?.writers.find(({ ref }) => ref === engines.current);
}

/** Changes the engines: each call answers with the new list, which every chip on the page then shows. */
export function useEngineChange<Input>(path: "choose" | "connect" | "disconnect" | "look-again") {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) =>
      callApi(`/api/engines/${path}`, engineListSchema, postJson(input)),
    onSuccess: (engines) => queries.setQueryData(queryKeys.engines(), engines),
    onError: (error) => reportFailure(error),
  });
}

/** Reads which engine the page shows, for the call that is about to be sent; see `sendRun`. */
export function useShownEngine(): () => string | undefined {
  const queries = useQueryClient();
  return () => queries.getQueryData<EngineList>(queryKeys.engines())?.current;
}
