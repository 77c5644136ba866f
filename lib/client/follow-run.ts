"use client";

import type { z } from "zod";

import { ApiError } from "@/lib/client/api-error";
import { callApi, fetchWithToken, postJson, readEnvelope } from "@/lib/client/call-api";
import type { OpenedParts } from "@/lib/client/image-choice";
import { ACTION_MS, notify } from "@/lib/client/notify";
import { type RunListener, readRunStream, StreamBrokenError } from "@/lib/client/read-run-stream";
import { type RunProgress, SHOWS_ANOTHER } from "@/lib/client/use-run";
import { emptyReader } from "@/lib/http/envelope";
import type { FileRules, ToolContract } from "@/lib/registry/contract";
import { RUNS_PATH } from "@/lib/runs/header";
import { madeReader, runResponseReader } from "@/lib/runs/read-answer";

/** Between the first two attempts to reach a server again; twice as long each time. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 8_000;
/** A server that starts anew is away for less. */
const GIVE_UP_AFTER_MS = 2 * 60_000;
/** For somebody who knows that they are offline. */
const OFFLINE_GIVE_UP_AFTER_MS = 15 * 60_000;

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
  return reach(`follow?id=${encodeURIComponent(id)}`, signal, async (response) => {
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
    if (!isStream || !response.body) return readEnvelope(response, output);
    return readRunStream(response.body, output, listener);
  });
}

/**
 * Reads an answer about a run, again and again while the connection or the server is away.
 *
 * @throws ApiError when they stay away, and whatever `read` throws of an answer that came
 */
async function reach<Content>(
  path: string,
  signal: AbortSignal | null,
  read: (response: Response) => Promise<Content>,
): Promise<Content> {
  let pause = FIRST_PAUSE_MS;
  let lostAt: number | null = null;
  for (;;) {
    try {
      const response = await fetchWithToken(`${RUNS_PATH}/${path}`, { signal });
      // A server that shuts down or starts, or the proxy before it: what a run failed with comes in a stream.
      if (response.status >= 500) throw new StreamBrokenError("the server is away");
      const readAt = Date.now();
      return await read(response).catch((error: unknown) => {
        // It was there for a while: what comes now is another loss.
        if (Date.now() - readAt > MAX_PAUSE_MS) {
          lostAt = null;
          pause = FIRST_PAUSE_MS;
        }
        throw error;
      });
    } catch (error) {
      if (!(error instanceof StreamBrokenError) && !isOffline(error)) throw error;
      lostAt ??= Date.now();
      const patience = navigator.onLine ? GIVE_UP_AFTER_MS : OFFLINE_GIVE_UP_AFTER_MS;
      if (Date.now() - lostAt > patience) throw runLost(error);
      await pauseUnlessOnline(pause);
      signal?.throwIfAborted();
      pause = Math.min(2 * pause, MAX_PAUSE_MS);
    }
  }
}

/** Waits, but not past the moment in which the browser is back online. */
function pauseUnlessOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end(): void {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      resolve();
    }
    window.addEventListener("online", end);
  });
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

/** Stops a run with the work on the page, unless the page only turns to another run. */
export function stopWith(signal: AbortSignal, id: string): void {
  const stop = () => {
    if (signal.reason !== SHOWS_ANOTHER) void stopRun(id);
  };
  // It may have been stopped while this part was loading.
  if (signal.aborted) stop();
  else signal.addEventListener("abort", stop);
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
export async function fetchRun(id: string, signal: AbortSignal | null = null) {
  const read = (response: Response) => readEnvelope(response, runResponseReader);
  return (await reach(`get?id=${encodeURIComponent(id)}`, signal, read)).run;
}

/** Stops a run, wherever it runs. A run that couldn't be stopped goes on: the person hears of it, and can try again. */
export async function stopRun(id: string): Promise<void> {
  const request = { ...postJson({ id }), keepalive: true };
  try {
    await callApi(`${RUNS_PATH}/stop`, emptyReader, request);
  } catch (error) {
    // It never began, or is long over.
    if (error instanceof ApiError && error.code === "not_found") return;
    // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
    console.error(error);
    const again = () => void stopRun(id);
    notify.linked("We couldn't stop the run. It's still going.", "Try again", again, ACTION_MS);
  }
}

function runLost(cause: unknown): ApiError {
  const message =
    "The connection was lost. Reload this page once you're online: a run that already started keeps going.";
  return new ApiError("internal", message, { thrown: true, cause });
}

function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === "offline";
}
