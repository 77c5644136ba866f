import "server-only";

import OpenAI from "openai";

const DEFAULT_BASE_URL = "https://api.openai.com/v1";
/** The SDK retries once on 429 and 5xx, after `Retry-After` when the server sends it. */
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

/** Creates a client for any OpenAI-compatible server. */
export function createOpenAiClient({
  apiKey,
  baseUrl = DEFAULT_BASE_URL,
  timeoutMs,
}: OpenAiServer) {
  const client = new OpenAI({
    // Local servers need no key, but the SDK requires a non-empty one.
    apiKey: apiKey ?? "none",
    baseURL: baseUrl,
    maxRetries: MAX_RETRIES,
    timeout: timeoutMs,
  });
  return { client, baseUrl };
}

/** The engine shown on results, such as "gpt-5-mini (OpenAI)" or "llama3 (localhost:11434)". */
export function hostedEngine(model: string, baseUrl: string) {
  const { host } = new URL(baseUrl);
  const by = host === new URL(DEFAULT_BASE_URL).host ? "OpenAI" : host;
  return { id: `openai/${model}`, name: `${model} (${by})`, builtIn: false };
}
