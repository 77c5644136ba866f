import "server-only";

import { totalmem } from "node:os";
import { z } from "zod";
import { readModels, type ServerModel } from "@/lib/providers/model-servers/read-models";
import { fetchStreamed, jsonOf } from "@/lib/providers/openai/streamed-response";

/** A model server that runs on this machine. */
export type FoundServer = {
  /** "Ollama"; the host when it says nothing of itself. */
  name: string;
  baseUrl: string;
  /** The best first: not empty. */
  models: ServerModel[];
};

/** Where the usual servers listen, unless they were told otherwise. */
export const USUAL_SERVERS = [
  "http://127.0.0.1:11434",
  "http://127.0.0.1:1234",
  "http://127.0.0.1:8080",
  "http://127.0.0.1:8000",
  "http://127.0.0.1:1337",
] as const;

const USUAL_NAMES: Record<string, string> = {
  "11434": "Ollama",
  "1234": "LM Studio",
  "8080": "LocalAI",
  "8000": "vLLM",
  "1337": "Jan",
};

/** They are on this machine: a server that takes longer is loading or something else. */
const TIMEOUT_MS = 300;
/**
 * What Ollama and LM Studio load a model with, unless they are told otherwise, whatever the model could take. Longer prompts
 * they cut without a word.
 */
const USUAL_CONTEXT_TOKENS = 4_096;
/** Of the machine's memory, what a model may take to be worth suggesting. */
const MEMORY_SHARE = 0.7;
/** Ollama tells a model's whole license and template with it. */
const MAX_DETAILS = { bytes: 4 * 1024 * 1024, values: 1_000_000 };
/** Per server; people with more choose by hand what theirs loads. */
const MAX_MODELS = 12;

/**
 * Looks for model servers at these origins, all at once and for 300 ms each.
 *
 * @returns those with a model that writes, in the order of `origins`; what doesn't answer is left out
 */
export async function findServers(origins: readonly string[]): Promise<FoundServer[]> {
  const found = await Promise.all(
    origins.map((origin) => askServer(origin).catch(() => undefined)),
  );
  return found.filter((server) => server !== undefined);
}

async function askServer(origin: string): Promise<FoundServer | undefined> {
  const baseUrl = `${origin}/v1`;
  const listed = await readModels({ baseUrl }, AbortSignal.timeout(TIMEOUT_MS));
  if (listed.length === 0) return undefined;
  const known =
    (await readOllama(origin)) ?? (await readLmStudio(origin)) ?? (await readLlamaCpp(origin));
  const details = known?.models;
  const models = listed
    .filter(({ id }) => details?.get(id)?.writes !== false)
    .map(({ id, contextTokens }) => ({
      id,
      contextTokens: details?.get(id)?.contextTokens ?? known?.contextTokens ?? contextTokens,
      rank: rankOf(details?.get(id)),
    }))
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MAX_MODELS)
    .map(({ id, contextTokens }) => ({ id, contextTokens }));
  const { port, host } = new URL(origin);
  const name = known?.name ?? USUAL_NAMES[port] ?? host;
  return models.length > 0 ? { name, baseUrl, models } : undefined;
}

type ModelDetails = {
  /** False for models that only make vectors, or that run elsewhere. */
  writes: boolean;
  byteSize?: number;
  contextTokens?: number | undefined;
  isLoaded?: boolean;
};

/** What a server says of itself by its own protocol. */
type ServerDetails = {
  name: string;
  models?: Map<string, ModelDetails>;
  /** Of the one model it runs. */
  contextTokens?: number;
};

/** A loaded model first, then the largest that fits into memory. */
function rankOf({ byteSize = 0, isLoaded = false }: Partial<ModelDetails> = {}): number {
  if (isLoaded) return Number.POSITIVE_INFINITY;
  return byteSize <= totalmem() * MEMORY_SHARE ? byteSize : -byteSize;
}

const ollamaTagsSchema = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      size: z.number().nonnegative(),
      /** Set on models that Ollama only passes on to its cloud: what people write would leave the machine. */
      remote_host: z.string().optional(),
    }),
  ),
});
const ollamaModelSchema = z.object({
  capabilities: z.array(z.string()).optional(),
  parameters: z.string().optional(),
  model_info: z.record(z.string(), z.unknown()).optional(),
});

async function readOllama(origin: string): Promise<ServerDetails | undefined> {
  const tags = await read(`${origin}/api/tags`, ollamaTagsSchema);
  if (!tags) return undefined;
  const models = await Promise.all(
    tags.models.slice(0, 2 * MAX_MODELS).map(async ({ name, size, remote_host: host }) => {
      const shown = await read(`${origin}/api/show`, ollamaModelSchema, { model: name });
      const writes = !host && (shown?.capabilities?.includes("completion") ?? true);
      const details = { writes, byteSize: size, contextTokens: ollamaContext(shown) };
      return [name, details] as const;
    }),
  );
  return { name: "Ollama", models: new Map(models) };
}

/** What the model is set to, otherwise what it can take and Ollama gives by default. */
function ollamaContext(shown: z.output<typeof ollamaModelSchema> | undefined): number {
  const set = Number(/^num_ctx\s+(\d+)/m.exec(shown?.parameters ?? "")?.[1]);
  if (set > 0) return set;
  const [, most] =
    Object.entries(shown?.model_info ?? {}).find(([key]) => key.endsWith(".context_length")) ?? [];
  return Math.min(Number(most) || USUAL_CONTEXT_TOKENS, USUAL_CONTEXT_TOKENS);
}

const lmStudioSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      state: z.string().optional(),
      loaded_context_length: z.number().optional(),
      max_context_length: z.number().optional(),
    }),
  ),
});

async function readLmStudio(origin: string): Promise<ServerDetails | undefined> {
  const list = await read(`${origin}/api/v0/models`, lmStudioSchema);
  if (!list) return undefined;
  const models = list.data.map((model) => {
    const { loaded_context_length: loaded, max_context_length: most = USUAL_CONTEXT_TOKENS } =
      model;
    const details = {
      writes: model.type === "llm" || model.type === "vlm",
      isLoaded: model.state === "loaded",
      contextTokens: loaded ?? Math.min(most, USUAL_CONTEXT_TOKENS),
    };
    return [model.id, details] as const;
  });
  return { name: "LM Studio", models: new Map(models) };
}

const llamaCppSchema = z.object({
  role: z.string().optional(),
  /** `n_ctx` is 0 where several models share the address. */
  default_generation_settings: z.object({ n_ctx: z.number().int().nonnegative() }),
});
const llamaRouterSchema = z.object({
  data: z.array(z.object({ id: z.string(), status: z.object({ value: z.string() }) })),
});

async function readLlamaCpp(origin: string): Promise<ServerDetails | undefined> {
  const props = await read(`${origin}/props`, llamaCppSchema);
  if (!props) return undefined;
  const name = "llama.cpp";
  if (props.role === "router") return { name, models: await readLlamaRouter(origin) };
  const { n_ctx: contextTokens } = props.default_generation_settings;
  return { name, ...(contextTokens > 0 && { contextTokens }) };
}

/** The models of a llama.cpp server that loads them as they're asked for. */
async function readLlamaRouter(origin: string): Promise<Map<string, ModelDetails>> {
  const list = await read(`${origin}/v1/models`, llamaRouterSchema);
  const models = (list?.data ?? []).slice(0, 2 * MAX_MODELS).map(async ({ id, status }) => {
    const isLoaded = status.value === "loaded";
    // Asking for those of another one would load it.
    const url = `${origin}/props?model=${encodeURIComponent(id)}&autoload=false`;
    const props = isLoaded ? await read(url, llamaCppSchema) : undefined;
    const contextTokens = props?.default_generation_settings.n_ctx || undefined;
    return [id, { writes: true, isLoaded, contextTokens }] as const;
  });
  return new Map(await Promise.all(models));
}

/** A JSON answer; undefined when there is none in time, or it is something else. */
async function read<Schema extends z.ZodType>(
  url: string,
  schema: Schema,
  body?: unknown,
): Promise<z.output<Schema> | undefined> {
  try {
    const response = await fetchStreamed(url, {
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      headers: { "content-type": "application/json" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return undefined;
    return schema.parse(await jsonOf(response, MAX_DETAILS));
  } catch {
    return undefined;
  }
}
