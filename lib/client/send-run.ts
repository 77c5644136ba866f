"use client";

import { uuidv7 } from "uuidv7";
import type { z } from "zod";

import { ApiError } from "@/lib/client/api-error";
import { askBeforeLeaving } from "@/lib/client/ask-before-leaving";
import { fetchWithToken, postJson, readEnvelope } from "@/lib/client/call-api";
import { followRun, stopRun } from "@/lib/client/follow-run";
import { connectionLost, readRunStream, StreamBrokenError } from "@/lib/client/read-run-stream";
import { SHOWS_ANOTHER } from "@/lib/client/use-run";
import type { PageQuestion, Step } from "@/lib/core/progress";
import {
  COMPARISON_HEADER,
  type ComparedRun,
  writeComparedRun,
} from "@/lib/creations/compared-run";
import { CONTEXT_HEADER, ENGINE_HEADER } from "@/lib/engines/header";
import { BROWSER_REF } from "@/lib/engines/refs";
import { IDEMPOTENCY_HEADER } from "@/lib/http/envelope";
import { EVENT_STREAM } from "@/lib/http/stream-events";
import { engineKindOf, type FileRules, type ToolContract } from "@/lib/registry/contract";
import { KEPT_RUN, RUN_HEADER } from "@/lib/runs/header";

/** Files of a run, or for each the address of a stored one: `/api/files/…`. */
export type FilesToSend = Record<string, File | string>;

type SendOptions = {
  files?: FilesToSend;
  /** Of locked files, by their form fields; never part of the input, which is kept. */
  passwords?: Record<string, string>;
  signal?: AbortSignal;
  /** The `ref` of the engine that the page shows; see `lib/engines`. */
  engine?: string | undefined;
  /** Set when it's one of two runs to compare. */
  compared?: ComparedRun;
  /** Asks for a streamed answer, reported to the two callbacks below. */
  stream?: boolean;
  /** @param text the whole text so far */
  onText?: (text: string) => void;
  onStep?: (step: Step) => void;
  /** Set to have a run that takes long go on without the page; called with its name once it does. */
  onKept?: ((id: string) => void) | undefined;
};

/**
 * Sends one run of a tool, exactly once, and waits for its result. A run that takes long goes on when the page is left or
 * its connection is lost, if the page wants that, and is followed from there; only `signal` stops it.
 *
 * @returns the content, checked against the contract
 * @throws ApiError like `callApi`, and when a stream breaks off; an AbortError passes through
 */
export async function sendRun<Output extends z.ZodType, Files extends FileRules>(
  contract: ToolContract<z.ZodType, Output, Files>,
  input: unknown,
  options: SendOptions = {},
): Promise<z.output<Output>> {
  const { files = {}, passwords = {}, signal = null, engine } = options;
  const model = contract.writes && engine === BROWSER_REF ? await fetchModel() : undefined;
  const init = contract.files
    ? { method: "POST", body: formOf({ ...Object(input), ...passwords }, files) }
    : postJson(input);
  const headers = new Headers(init.headers);
  const id = uuidv7();
  headers.set(IDEMPOTENCY_HEADER, id);
  // The browser's model is gone with its page.
  const isKept = contract.lasts === true && options.onKept !== undefined && !model;
  if (isKept) headers.set(RUN_HEADER, KEPT_RUN);
  // The server asks the browser's model through the stream, even where the page shows no text as it comes.
  if (options.stream || model || isKept) headers.set("accept", EVENT_STREAM);
  if (engineKindOf(contract) && engine) headers.set(ENGINE_HEADER, encodeURIComponent(engine));
  if (options.compared) headers.set(COMPARISON_HEADER, writeComparedRun(options.compared));
  const context = await model?.contextTokens();
  if (context) headers.set(CONTEXT_HEADER, String(context));
  const path = `/api/ai/${contract.endpoint}`;
  const ended = new AbortController();
  const answer = (question: PageQuestion) => model?.answerQuestion(question, ended.signal);
  const { onKept, ...listener } = options;
  let isBegun = false;
  const stop = () => signal?.reason !== SHOWS_ANOTHER && void stopRun(id);
  if (isKept) signal?.addEventListener("abort", stop, { signal: ended.signal });
  // Until the server has taken it, one that is kept would be lost with the page as well.
  const atRisk = new AbortController();
  askBeforeLeaving(atRisk.signal);
  try {
    const response = await fetchWithToken(path, { ...init, headers, signal });
    const streamed = response.headers.get("content-type")?.startsWith(EVENT_STREAM);
    if (!streamed || !response.body) return await readEnvelope(response, contract.output);
    const begun = () => {
      isBegun = true;
      if (isKept) atRisk.abort();
      onKept?.(id);
    };
    const heard = { ...listener, answer, onKept: begun };
    return await readRunStream(response.body, contract.output, heard);
  } catch (error) {
    if (!(error instanceof StreamBrokenError)) throw error;
    if (!isKept) throw connectionLost(error);
    return await followRun(id, contract.output, listener).catch((failure: unknown) => {
      // What is done at once has no run to follow, and the call may not have arrived.
      const isUnknown = !isBegun && failure instanceof ApiError && failure.code === "not_found";
      throw isUnknown ? connectionLost(error) : failure;
    });
  } finally {
    atRisk.abort();
    ended.abort();
  }
}

const fetchModel = () => import("@/lib/client/browser-model/answer-question");

/** The browser sets the multipart boundary, so there is no content type here. */
function formOf(input: unknown, files: FilesToSend): FormData {
  const form = new FormData();
  for (const [name, field] of Object.entries(Object(input))) {
    if (field !== undefined && field !== null) form.append(name, String(field));
  }
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}
