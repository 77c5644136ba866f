"use client";

import { useQuery } from "@tanstack/react-query";

import { queryKeys } from "@/lib/client/query-keys";
import type { Engine, EngineStatus } from "@/lib/core/engine";
import { isEngine } from "@/lib/core/is-engine";
import { publicEnv } from "@/lib/core/public-env";

const POLL_MS = 2_000;

/** The engines that pages wait for. */
export type EngineName = "text" | "cutOut" | "erase";
export type EngineHealth = Engine & { status: EngineStatus };

/** An engine, polled every two seconds until it is ready; undefined before the first response. */
export function useEngineStatus(name: EngineName = "text"): EngineHealth | undefined {
  const health = useQuery({
    queryKey: queryKeys.health(name),
    queryFn: async ({ signal }) => {
      const response = await fetch(`${publicEnv.baseUrl}/api/health`, { signal });
      return readHealth(await response.json(), name);
    },
    refetchInterval: ({ state }) => (state.data?.status.state === "ready" ? false : POLL_MS),
    retry: false,
  });
  return health.data;
}

/**
 * What `/api/health` reports about an engine.
 *
 * @throws Error when that is something else, for example a proxy's error page
 */
function readHealth(report: unknown, name: EngineName): EngineHealth {
  const engine: unknown = Object(Object(report).engines)[name];
  if (!isEngine(engine) || !("status" in engine) || !isStatus(engine.status)) {
    throw new Error("The server sent an unexpected health report.");
  }
  return { ...engine, status: engine.status };
}

function isStatus(status: unknown): status is EngineStatus {
  const { state, message, progress } = Object(status);
  if (state === "failed") return typeof message === "string";
  if (state !== "fetching") return state === "ready";
  const { receivedBytes, totalBytes } = Object(progress);
  return typeof receivedBytes === "number" && typeof totalBytes === "number";
}
