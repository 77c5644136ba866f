"use client";

import type { z } from "zod";

import { ApiError } from "@/lib/client/api-error";
import { callApi, fetchWithToken, postJson, readEnvelope } from "@/lib/client/call-api";
import type { OpenedParts } from "@/lib/client/image-choice";
import {
  connectionLost,
  type RunListener,
  readRunStream,
  StreamBrokenError,
} from "@/lib/client/read-run-stream";
import { type RunProgress, SHOWS_ANOTHER } from "@/lib/client/use-run";
import type { FileRules, ToolContract } from "@/lib/registry/contract";
import { RUNS_PATH } from "@/lib/runs/header";
import { madeReader, runResponseReader } from "@/lib/runs/read-answer";

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

/**
 * Shows one of the person's runs on a page: tells what it was asked for, then follows it, or opens what it made once it's
 * forgotten. It stops with the work on the page, unless the page only turns to another run.
 *
 * @returns null for a contract whose runs don't go on without the page
 */
export function showing<Input extends z.ZodType, Output extends z.ZodType, Files extends FileRules>(
  id: string,
  contract: ToolContract<Input, Output, Files>,
  onInput: (input: unknown, opened: OpenedParts | null) => void,
): ((progress: RunProgress) => Promise<z.output<Output>>) | null {
  const { lasts, output } = contract;
  if (!lasts) return null;
  return async (progress) => {
    const { signal } = progress;
    stopWith(signal, id);
    const run = await fetchRun(id, signal).catch(unlessForgotten);
    if (!run) return openMade(id, contract, signal, onInput);
    const { input } = run;
    onInput(input, null);
    const result = await followRun(id, output, progress);
    const parts = await keptParts(Object(result).id, signal);
    if (parts?.source && !signal.aborted) onInput(input, parts);
    return result;
  };
}

/** A run is forgotten after a day or so; what it made stays. */
function unlessForgotten(error: unknown): null {
  if (error instanceof ApiError && error.code === "not_found") return null;
  throw error;
}

async function openMade<Input extends z.ZodType, Output extends z.ZodType, Files extends FileRules>(
  id: string,
  contract: ToolContract<Input, Output, Files>,
  signal: AbortSignal,
  onInput: (input: unknown, opened: OpenedParts) => void,
): Promise<z.output<Output>> {
  const path = `${RUNS_PATH}/made?id=${encodeURIComponent(id)}`;
  const { creationId } = await callApi(path, madeReader, { signal });
  const { openCreation } = await import("@/lib/client/open-creation");
  const { input, result, ...parts } = await openCreation(creationId, contract, signal);
  onInput(input, parts);
  return result;
}

/** Follows one of the person's runs, which stops with the work on the page. */
export function rejoinRun<Output extends z.ZodType>(
  id: string,
  output: Output,
  progress: RunProgress,
): Promise<z.output<Output>> {
  stopWith(progress.signal, id);
  return followRun(id, output, progress);
}

function stopWith(signal: AbortSignal, id: string): void {
  signal.addEventListener("abort", () => {
    if (signal.reason !== SHOWS_ANOTHER) void stopRun(id);
  });
}

/** What a run worked on, where that is there. */
async function keptParts(id: unknown, signal: AbortSignal): Promise<OpenedParts | null> {
  if (typeof id !== "string") return null;
  try {
    const { fetchOpenedParts } = await import("@/lib/client/open-creation");
    return await fetchOpenedParts(id, signal);
  } catch {
    // The result is there without it.
    return null;
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
