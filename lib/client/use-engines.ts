"use client";

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { useSession } from "#auth-client";
import { callApi, postJson } from "@/lib/client/call-api";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { browserModelQuery, useBrowserModel } from "@/lib/client/use-browser-model";
import { withBrowserModel } from "@/lib/engines/browser-model";
import type { EngineList } from "@/lib/engines/contract";
import { engineListReader } from "@/lib/engines/read-engines";
import type { EngineKind, EngineRow } from "@/lib/engines/row";

const enginesQuery = queryOptions({
  queryKey: queryKeys.engines(),
  queryFn: ({ signal }) => callApi("/api/engines", engineListReader, { signal }),
});

/** The call for the engines, for a page that says when it fails. */
export function useEnginesCall() {
  const session = useSession();
  return useQuery({ ...enginesQuery, enabled: session.status === "signed-in" });
}

/** The engines in the user's reach, this browser's model included; undefined until they are known. */
export function useEngines(): EngineList | undefined {
  const browserModel = useBrowserModel();
  const engines = useEnginesCall();
  return useMemo(
    () => engines.data && browserModel && withBrowserModel(engines.data, browserModel),
    [engines.data, browserModel],
  );
}

/** The engine that writes unless another one is chosen; undefined until it is known. */
export function currentWriter(engines: EngineList | undefined): EngineRow | undefined {
  return engines?.writers.find(({ ref }) => ref === engines.current);
}

/** What an engine is shown and chosen for, with the one that does it now and the one that the person chose. */
export function enginesFor(engines: EngineList, kind: EngineKind) {
  const { writers, painters, erasers, cutters } = engines;
  if (kind === "paints") {
    return { inReach: painters, current: engines.currentPainter, chosen: engines.chosenPainter };
  }
  if (kind === "erases") {
    return { inReach: erasers, current: engines.currentEraser, chosen: engines.chosenEraser };
  }
  if (kind === "cutsOut") {
    return { inReach: cutters, current: engines.currentCutter, chosen: engines.chosenCutter };
  }
  return { inReach: writers, current: engines.current, chosen: engines.chosen };
}

/** Changes the engines: each call answers with the new list, which every chip on the page then shows. */
export function useEngineChange<Input>(path: "choose" | "connect" | "disconnect" | "look-again") {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) =>
      callApi(`/api/engines/${path}`, engineListReader, postJson(input)),
    onSuccess: (engines) => queries.setQueryData(queryKeys.engines(), engines),
    onError: (error) => reportFailure(error),
  });
}

/**
 * Reads the engines that `useEngines` returns, waiting for them where a run is quicker than the page.
 *
 * The function that it returns throws what the call for them throws.
 */
export function useKnownEngines(): () => Promise<EngineList> {
  const queries = useQueryClient();
  return async () => {
    const engines = await queries.ensureQueryData(enginesQuery);
    return withBrowserModel(engines, await queries.ensureQueryData(browserModelQuery));
  };
}

/** Reads which engine the page shows, for the call that is about to be sent; see `sendRun`. */
export function useShownEngine(): (kind?: EngineKind) => Promise<string | undefined> {
  const knownEngines = useKnownEngines();
  return async (kind = "writes") => {
    try {
      return enginesFor(await knownEngines(), kind).current;
    } catch {
      // The server then takes the person's choice.
      return undefined;
    }
  };
}
