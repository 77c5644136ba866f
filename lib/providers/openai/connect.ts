import "server-only";

import OpenAI from "openai";

const DEFAULT_BASE_URL = "https://api.openai.com/v1";
/** One more try on 429 and 5xx, after `Retry-After` when the server names one. */
const MAX_RETRIES = 1;

export type OpenAiServer = {
  /** Absent for a server of one's own that asks for none. */
  apiKey: string | undefined;
  /** Absent: OpenAI itself. */
  baseUrl: string | undefined;
  /** Of one call. */
  timeoutMs: number;
};

/** A server that speaks OpenAI's protocol, whoever runs it. */
export function connectOpenAi({ apiKey, baseUrl = DEFAULT_BASE_URL, timeoutMs }: OpenAiServer) {
  const client = new OpenAI({
    // Local servers want no key, but the SDK insists on a word.
    apiKey: apiKey ?? "none",
    baseURL: baseUrl,
    maxRetries: MAX_RETRIES,
    timeout: timeoutMs,
  });
  return { client, baseUrl };
}

/** How a model of such a server is named on results. */
export function hostedEngine(model: string, baseUrl: string) {
  const { host } = new URL(baseUrl);
  const by = host === new URL(DEFAULT_BASE_URL).host ? "OpenAI" : host;
  return { id: `openai/${model}`, name: `${model} (${by})`, builtIn: false };
}
