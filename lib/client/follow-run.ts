"use client";

import type { z } from "zod";

import { ApiError } from "@/lib/client/api-error";
import { callApi, postJson, readEnvelope } from "@/lib/client/call-api";
import { fetchRunImage } from "@/lib/client/fetch-run-image";
import type { OpenedParts } from "@/lib/client/image-choice";
import { ACTION_MS, notify } from "@/lib/client/notify";
import { reachRun } from "@/lib/client/reach-run";
import { type RunListener, readRunStream } from "@/lib/client/read-run-stream";
import { showsRunThatGoesOn } from "@/lib/client/until-settled";
import { type RunProgress, SHOWS_ANOTHER } from "@/lib/client/use-run";
import { emptyReader } from "@/lib/http/envelope";
import type { FileRules, ToolContract } from "@/lib/registry/contract";
import type { RunDetails } from "@/lib/runs/contract";
import { RUNS_PATH } from "@/lib/runs/header";
import { madeReader, runResponseReader } from "@/lib/runs/read-answer";

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
  return reachRun(`follow?id=${encodeURIComponent(id)}`, signal, async (response) => {
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
    if (!isStream || !response.body) return readEnvelope(response, output);
    return readRunStream(response.body, output, listener);
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
    const tell = (opened: OpenedParts | null) => signal.aborted || onInput(input, opened);
    const forgetImage = showImage(run, tell);
    if (run.state === "running") showsRunThatGoesOn();
    const result = await followRun(id, output, progress).finally(forgetImage);
    const parts = await keptParts(Object(result).id, signal);
    if (parts?.source) tell(parts);
    return result;
  };
}

/**
 * Shows the image that a run works on as soon as it's here: the run itself doesn't wait for it.
 *
 * @returns what says that it's no longer wanted
 */
function showImage(run: RunDetails, tell: (opened: OpenedParts | null) => void): () => void {
  const unwanted = new AbortController();
  const { signal } = unwanted;
  const coming = fetchRunImage(run, signal);
  tell(coming && { source: null, mask: null, isComing: true });
  // The run can be followed without it.
  void coming?.catch(() => null).then((image) => signal.aborted || tell(image));
  return () => unwanted.abort();
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
  return (await reachRun(`get?id=${encodeURIComponent(id)}`, signal, read)).run;
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
