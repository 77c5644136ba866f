"use client";

import type { z } from "zod";

import { ApiError } from "@/lib/client/api-error";
import { callApi, fetchWithToken, postJson, readEnvelope } from "@/lib/client/call-api";
import {
  connectionLost,
  type RunListener,
  readRunStream,
  StreamBrokenError,
} from "@/lib/client/read-run-stream";
import { RUNS_PATH } from "@/lib/runs/header";
import { runResponseReader } from "@/lib/runs/read-answer";

/** Pauses between attempts to reach a run again: half a minute in all. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 16_000];

type Following = RunListener & { signal?: AbortSignal | null };

/**
 * Follows one of the person's runs from where it is to its end, through lost connections.
 *
 * @throws ApiError what the run failed with, `not_found` when it was forgotten, and when the connection stays lost
 */
export async function followRun<Output extends z.ZodType>(
  id: string,
  output: Output,
  { signal = null, ...listener }: Following,
): Promise<z.output<Output>> {
  const path = `${RUNS_PATH}/follow?id=${encodeURIComponent(id)}`;
  for (let tries = 0; ; tries += 1) {
    try {
      const response = await fetchWithToken(path, { signal });
      const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
      if (!isStream || !response.body) return await readEnvelope(response, output);
      return await readRunStream(response.body, output, listener);
    } catch (error) {
      const isLost = error instanceof StreamBrokenError || isOffline(error);
      const pause = PAUSES_MS[tries];
      if (!isLost) throw error;
      if (pause === undefined) throw connectionLost(error);
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal?.throwIfAborted();
    }
  }
}

/** What a run was asked for. */
export async function fetchRun(id: string, signal: AbortSignal) {
  const path = `${RUNS_PATH}/get?id=${encodeURIComponent(id)}`;
  return (await callApi(path, runResponseReader, { signal })).run;
}

/** Stops a run, wherever it runs. What doesn't reach the server has no effect. */
export async function stopRun(id: string): Promise<void> {
  await fetchWithToken(`${RUNS_PATH}/stop`, { ...postJson({ id }), keepalive: true }).catch(
    () => {},
  );
}

function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === "offline";
}
