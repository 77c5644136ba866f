"use client";

import { useQuery } from "@tanstack/react-query";
import { z } from "zod";

import { queryKeys } from "@/lib/client/query-keys";
import { engineSchema } from "@/lib/core/engine";
import { publicEnv } from "@/lib/core/public-env";

const POLL_MS = 2_000;

const statusSchema = engineSchema.extend({
  status: z.discriminatedUnion("state", [
    z.object({ state: z.literal("ready") }),
    z.object({
      state: z.literal("fetching"),
      progress: z.object({ receivedBytes: z.number(), totalBytes: z.number() }),
    }),
    z.object({ state: z.literal("failed"), message: z.string() }),
  ]),
});

/** What `/api/health` reports about the engines that pages wait for. */
const healthSchema = z.object({
  engines: z.object({ text: statusSchema, cutOut: statusSchema, erase: statusSchema }),
});

export type EngineName = keyof z.output<typeof healthSchema>["engines"];
export type EngineHealth = z.output<typeof statusSchema>;

/** An engine, polled every two seconds until it is ready; undefined before the first response. */
export function useEngineStatus(name: EngineName = "text"): EngineHealth | undefined {
  const health = useQuery({
    queryKey: queryKeys.health(name),
    queryFn: async ({ signal }) => {
      const response = await fetch(`${publicEnv.baseUrl}/api/health`, { signal });
      return healthSchema.parse(await response.json()).engines[name];
    },
    refetchInterval: ({ state }) => (state.data?.status.state === "ready" ? false : POLL_MS),
    retry: false,
  });
  return health.data;
}
