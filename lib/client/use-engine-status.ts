"use client";

import { useQuery } from "@tanstack/react-query";
import { z } from "zod";

import { queryKeys } from "@/lib/client/query-keys";
import { publicEnv } from "@/lib/public-env";
import { engineSchema } from "@/lib/tools/engine";

const POLL_MS = 2_000;

/** What `/api/health` says about the engine that writes; whether it is ready decides the status code. */
const healthSchema = z.object({
  engines: z.object({
    text: engineSchema.extend({
      status: z.discriminatedUnion("state", [
        z.object({ state: z.literal("ready") }),
        z.object({
          state: z.literal("fetching"),
          progress: z.object({ receivedBytes: z.number(), totalBytes: z.number() }),
        }),
        z.object({ state: z.literal("failed"), message: z.string() }),
      ]),
    }),
  }),
});

export type EngineStatus = z.output<typeof healthSchema>["engines"]["text"];

/** The engine that writes, asked for every two seconds until it is ready; undefined before the first answer. */
export function useEngineStatus(): EngineStatus | undefined {
  const health = useQuery({
    queryKey: queryKeys.health(),
    queryFn: async ({ signal }) => {
      const response = await fetch(`${publicEnv.baseUrl}/api/health`, { signal });
      return healthSchema.parse(await response.json()).engines.text;
    },
    refetchInterval: ({ state }) => (state.data?.status.state === "ready" ? false : POLL_MS),
    retry: false,
  });
  return health.data;
}
