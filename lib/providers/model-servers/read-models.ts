import "server-only";

import { z } from "zod";

import { AppError } from "@/lib/core/errors";
import type { TokenPrices } from "@/lib/core/tokens";
import {
  fetchStreamed,
  fetchStreamedPublic,
  jsonOf,
} from "@/lib/providers/openai/streamed-response";
import { rejectsKey, toBusyError } from "@/lib/providers/openai/upstream-failure";

/** A model that a server offers. */
export type ServerModel = {
  id: string;
  /** Undefined when the server doesn't say. */
  contextTokens?: number | undefined;
  prices?: TokenPrices | undefined;
};

/** Long lists have some forty values for each model. */
const MAX_LIST = { bytes: 4 * 1024 * 1024, values: 100_000 };

const TOKENS_OF_A_PRICE = 1_000_000;

const MAX_PRICE = 1_000_000;
/** Nobody chooses among more, and Anthropic lists no more at once. */
const MAX_LISTED = 1_000;

/** OpenRouter names its prices per token, in strings; Together per million tokens. Anything else tells nothing. */
const pricingSchema = z
  .union([
    z
      .object({
        prompt: z.coerce.number().nonnegative().max(1),
        completion: z.coerce.number().nonnegative().max(1),
      })
      .transform(({ prompt, completion }) => ({
        input: prompt * TOKENS_OF_A_PRICE,
        output: completion * TOKENS_OF_A_PRICE,
      })),
    z.object({
      input: z.number().nonnegative().max(MAX_PRICE),
      output: z.number().nonnegative().max(MAX_PRICE),
    }),
  ])
  .optional()
  .catch(undefined);

const listSchema = z.object({
  /** Anthropic, which lists twenty unless it's asked for more. */
  has_more: z.boolean().optional().catch(undefined),
  // Cut before each is checked, which takes much longer.
  data: z.preprocess(
    firstOf,
    z.array(
      z.object({
        id: z.string().min(1).max(200),
        /** vLLM. */
        max_model_len: z.number().int().positive().nullish(),
        /** OpenRouter, Together. */
        context_length: z.number().int().positive().nullish(),
        /** Groq. */
        context_window: z.number().int().positive().nullish(),
        /** Anthropic. */
        max_input_tokens: z.number().int().positive().nullish().catch(undefined),
        /** Together: what it is for. Anthropic: always "model". */
        type: z.string().nullish(),
        pricing: pricingSchema,
      }),
    ),
  ),
});

function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? list.slice(0, MAX_LISTED) : list;
}

/** Names of the usual models that make images. */
const IMAGE_MAKER =
  /gpt-image|chatgpt-image|dall-e|imagen|stable-diffusion|\bsd(?:xl|3|1\.5)|flux|qwen-image|seedream/i;

/** Names of the usual models with OpenAI's `images.edit`. */
const IMAGE_EDITOR = /gpt-image|chatgpt-image|dall-e-2|kontext|qwen-image-edit/i;

/** Models that answer with transparent backgrounds when asked; gpt-image-2 and others refuse. */
const TRANSPARENT = /(?:^|\/)(?:chat)?gpt-image-1(?!\d)/;

/** Whether a model of OpenAI's `images.edit` can remove backgrounds: it must be able to give transparency. */
export function canCutOut(model: string): boolean {
  return TRANSPARENT.test(model);
}

/** What doesn't write text: names of the usual models for vectors, speech, pictures and moderation. */
const NO_WRITER =
  /embed|\bbge\b|\bgte\b|\be5-|minilm|mpnet|rerank|whisper|tts|speech|transcri|audio|realtime|moderation|dall-e|gpt-image|gemini-.*-image|imagen|veo|sora|stable-diffusion|flux|clip|guard|davinci|babbage|\baqa\b/i;

/** What the types of models that write are called, where there are types. */
const WRITER_TYPE = /chat|language|llm|^model$/;

/** `baseUrl` includes the version; `publicOnly` is set for addresses that people typed in. */
type ListedServer = { baseUrl: string; apiKey?: string | undefined; publicOnly?: boolean };

/**
 * Lists the models of an OpenAI-compatible server that write text, in its order.
 *
 * @throws AppError `unusable` when it refuses the key or isn't such a server, `provider_unavailable` when it can't be
 *   reached or has too much to do, `rate_limited`, `invalid_input` when only public addresses may be reached and this one isn't
 */
export async function readModels(
  server: ListedServer,
  signal: AbortSignal,
): Promise<ServerModel[]> {
  const models = await readAllModels(server, signal);
  return models.filter(({ writes }) => writes);
}

/** A model, and what it is for; nothing for vectors or speech. */
export type AnyModel = ServerModel & { writes: boolean; paints: boolean; edits: boolean };

/**
 * Lists all models of an OpenAI-compatible server, in its order.
 *
 * @throws AppError like `readModels`
 */
export async function readAllModels(
  server: ListedServer,
  signal: AbortSignal,
): Promise<AnyModel[]> {
  const list = await readList(server, signal);
  const all = list.has_more ? await readList(server, signal, `?limit=${MAX_LISTED}`) : list;
  return all.data.map((model) => ({
    // Google's ids begin with "models/", which its chat takes both ways.
    id: model.id.replace(/^models\//, ""),
    writes: !NO_WRITER.test(model.id) && (!model.type || WRITER_TYPE.test(model.type)),
    paints: model.type === "image" || (!model.type && IMAGE_MAKER.test(model.id)),
    edits: IMAGE_EDITOR.test(model.id),
    contextTokens: contextOf(model),
    prices: model.pricing,
  }));
}

async function readList(
  server: ListedServer,
  signal: AbortSignal,
  query = "",
): Promise<z.output<typeof listSchema>> {
  const response = await reach(server, query, signal);
  const body = await bodyOf(response);
  const failure = { status: response.status, headers: response.headers, error: body };
  if (rejectsKey(failure)) {
    throw new AppError("unusable", "The server rejected this key. Check it and try again.");
  }
  const busy = toBusyError(failure);
  if (busy) throw busy;
  const list = listSchema.safeParse(body);
  if (!response.ok || !list.success) {
    throw new AppError(
      "unusable",
      "This address answers, but not like an OpenAI-compatible server. It usually ends in /v1.",
    );
  }
  return list.data;
}

function contextOf(model: z.output<typeof listSchema>["data"][number]): number | undefined {
  const { max_model_len, context_length, context_window, max_input_tokens } = model;
  return max_model_len ?? context_length ?? context_window ?? max_input_tokens ?? undefined;
}

async function reach(
  { baseUrl, apiKey, publicOnly }: ListedServer,
  query: string,
  signal: AbortSignal,
): Promise<Response> {
  // Anthropic lists its models by its own header only; its chat takes the other.
  const headers = apiKey && {
    authorization: `Bearer ${apiKey}`,
    "x-api-key": apiKey,
    "anthropic-version": "2023-06-01",
  };
  try {
    return await (publicOnly ? fetchStreamedPublic : fetchStreamed)(
      `${baseUrl.replace(/\/+$/, "")}/models${query}`,
      { headers: { accept: "application/json", ...headers }, signal },
    );
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("provider_unavailable", "We can't reach this server. Check its address.", {
      cause: error,
    });
  }
}

/** The parsed body, undefined when it isn't JSON or too much for a list. */
const bodyOf = (response: Response) => jsonOf(response, MAX_LIST).catch(() => undefined);
