import "server-only";

import OpenAI, { APIUserAbortError } from "openai";

import { boundedFetch } from "@/lib/providers/openai/bounded-fetch";
import { withPlainFailure } from "@/lib/providers/openai/upstream-failure";

const DEFAULT_BASE_URL = "https://api.openai.com/v1";
/** The SDK retries once on 429 and 5xx, after `Retry-After` when the server sends a short one. */
const MAX_RETRIES = 1;

/** How to reach an OpenAI-compatible server. */
export type OpenAiServer = {
  /** Undefined for a server that needs none. */
  apiKey: string | undefined;
  /** Defaults to OpenAI. */
  baseUrl: string | undefined;
  /** Limit per call. */
  timeoutMs: number;
};

/**
 * Creates a client for any OpenAI-compatible server.
 *
 * @param fetch how it sends its calls; by default, for answers that come whole
 */
export function createOpenAiClient(
  { apiKey, baseUrl = DEFAULT_BASE_URL, timeoutMs }: OpenAiServer,
  fetch = boundedFetch,
) {
  const client = new OpenAI({
    // Local servers need no key, but the SDK requires a non-empty one.
    apiKey: apiKey ?? "none",
    baseURL: baseUrl,
    maxRetries: MAX_RETRIES,
    timeout: timeoutMs,
    fetch: async (...call) => withPlainFailure(await fetch(...call)),
    // The SDK would print what it can't parse, and with it what people and models wrote.
    logLevel: "off",
  });
  return { client, baseUrl };
}

/**
 * Ends waiting for a call at its signal. The SDK by itself sleeps through it when a server asks to be called again
 * later, for up to a minute.
 *
 * @throws APIUserAbortError when the signal fires first, and what `call` throws
 */
export async function untilAborted<Answer>(
  call: Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(new APIUserAbortError());
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([call, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** What is known of an engine's name; by default, it's told by model and address. */
export type EngineNaming = {
  /** The whole name, as the operator gave it. */
  name?: string | undefined;
  /** Who runs it. */
  runBy?: string | undefined;
};

/** The engine shown on results, such as "gpt-5-mini (OpenAI)" or "llama3 (localhost:11434)". */
export function hostedEngine(model: string, baseUrl: string, naming: EngineNaming = {}) {
  const { host } = new URL(baseUrl);
  const by = naming.runBy ?? (host === new URL(DEFAULT_BASE_URL).host ? "OpenAI" : host);
  return { id: `openai/${model}`, name: naming.name ?? `${model} (${by})`, builtIn: false };
}
