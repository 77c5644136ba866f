"use client";

import { uuidv7 } from "uuidv7";
import type { z } from "zod";

import type { runChainContract } from "@/lib/chains/contract";
import { chainRunReader, idReader } from "@/lib/chains/read-answer";
import type { ChainStep } from "@/lib/chains/steps";
import { ApiError } from "@/lib/client/api-error";
import { askBeforeLeaving } from "@/lib/client/ask-before-leaving";
import { callApi, fetchWithToken, postJson, readEnvelope } from "@/lib/client/call-api";
import { fetchRun } from "@/lib/client/follow-run";
import { passwordFields } from "@/lib/client/pdf-passwords";
import { connectionLost, readRunStream, StreamBrokenError } from "@/lib/client/read-run-stream";
import { uploadLargeFiles } from "@/lib/client/upload-large-files";
import { emptyReader, IDEMPOTENCY_HEADER } from "@/lib/http/envelope";
import { EVENT_STREAM } from "@/lib/http/stream-events";
import { KEPT_RUN, RUN_HEADER } from "@/lib/runs/header";

const BEGIN_TRIES = 10;
const BEGIN_PAUSE_MS = 300;

type ChainToRun = {
  name: string;
  steps: readonly ChainStep[];
  inputs: readonly string[] | readonly File[];
};

type Starting = {
  signal: AbortSignal;
  /** Hears how many of the run's files were sent. */
  onUpload: (done: number) => void;
};

/**
 * Prepares a run of a chain and starts it. The browser asks before the page is left meanwhile.
 *
 * @returns the run's ID, once it goes on without the page
 * @throws ApiError like `callApi`; an AbortError passes through
 */
export async function startChain(chain: ChainToRun, starting: Starting): Promise<string> {
  const over = new AbortController();
  askBeforeLeaving(over.signal);
  try {
    return await begin(chain, starting);
  } finally {
    over.abort();
  }
}

async function begin(
  { name, steps, inputs }: ChainToRun,
  { signal, onUpload }: Starting,
): Promise<string> {
  const isText = (input: string | File) => typeof input === "string";
  const texts = inputs.filter(isText);
  const { id } = await callApi("/api/chains/begin", idReader, {
    ...postJson({ name, steps, inputs: texts }),
    signal,
  });
  try {
    for (const [index, input] of inputs.entries()) {
      if (isText(input)) continue;
      onUpload(index);
      await addFile(id, input, signal);
    }
    await carryOn(id, name);
    return id;
  } catch (error) {
    // Half of it isn't what was asked for.
    await callApi("/api/chains/delete-run", emptyReader, postJson({ id })).catch(() => {});
    throw error;
  }
}

async function addFile(id: string, file: File, signal: AbortSignal): Promise<void> {
  const sent = await uploadLargeFiles({ file }, { signal });
  const form = new FormData();
  form.append("id", id);
  form.append("file", sent.file ?? file);
  for (const [name, password] of Object.entries(passwordFields({ file })))
    form.append(name, password);
  await callApi("/api/chains/add-file", emptyReader, { method: "POST", body: form, signal });
}

/**
 * Starts what is left of a chain run.
 *
 * @returns once it goes on without the page
 * @throws ApiError when it couldn't begin, or when the connection stays lost
 */
export async function carryOn(id: string, name: string): Promise<void> {
  const runId = uuidv7();
  await send(runId, { id, prompt: name, origin: window.location.origin }).catch((error: unknown) =>
    assertRecorded(runId, error),
  );
  await untilItRuns(id);
}

/** @returns once the server has recorded the run */
async function send(runId: string, input: z.input<typeof runChainContract.input>): Promise<void> {
  const { headers, ...init } = postJson(input);
  const heard = new AbortController();
  const response = await fetchWithToken("/api/chains/run", {
    ...init,
    signal: heard.signal,
    headers: {
      ...headers,
      accept: EVENT_STREAM,
      [IDEMPOTENCY_HEADER]: runId,
      [RUN_HEADER]: KEPT_RUN,
    },
  });
  const { body } = response;
  if (!body || !response.headers.get("content-type")?.startsWith(EVENT_STREAM)) {
    await readEnvelope(response, emptyReader);
    return;
  }
  await new Promise<void>((kept, failed) => {
    readRunStream(body, emptyReader, { onKept: kept }).then(() => kept(), failed);
  });
  // Read to its end, it would take one of the few connections that a browser has, for as long as the chain runs.
  heard.abort();
}

/**
 * Finds out whether a call without an answer arrived: what it began goes on, and would run twice if it were begun anew.
 *
 * @throws ApiError when it didn't, or was refused
 */
async function assertRecorded(runId: string, error: unknown): Promise<void> {
  if (error instanceof ApiError && !error.thrown) throw error;
  await fetchRun(runId).catch((failure: unknown) => {
    const isUnknown = failure instanceof ApiError && failure.code === "not_found";
    if (!isUnknown) throw failure;
    throw error instanceof StreamBrokenError ? connectionLost(error) : error;
  });
}

/**
 * A moment passes until the run is taken up; one that waits longer, or is over by then, is for the page to show, and so is
 * one that can't be read now. Never rejects.
 */
async function untilItRuns(id: string): Promise<void> {
  const path = `/api/chains/get-run?id=${encodeURIComponent(id)}`;
  for (let tries = 0; tries < BEGIN_TRIES; tries += 1) {
    const run = await callApi(path, chainRunReader).catch(() => null);
    if (run?.state === "running" || run?.state === "done") return;
    await new Promise((resolve) => setTimeout(resolve, BEGIN_PAUSE_MS));
  }
}
