import "server-only";

import { z } from "zod";

import { fetchStreamed, jsonOf } from "@/lib/providers/openai/streamed-response";

/** A server on this machine that makes images: AUTOMATIC1111, its relatives, stable-diffusion.cpp's. */
export type FoundPainter = {
  origin: string;
  /** Names of its checkpoints: not empty. */
  models: string[];
};

/** A server with AUTOMATIC1111's protocol, and one of its checkpoints. */
export type SdapiServer = { origin: string; model: string };

/** The engine shown on results, such as "dreamshaper (127.0.0.1:7860)". */
export function sdapiEngine({ origin, model }: SdapiServer) {
  return { id: `sdapi/${model}`, name: `${model} (${new URL(origin).host})`, builtIn: false };
}

/** Where AUTOMATIC1111 and stable-diffusion.cpp's server listen, unless they were told otherwise. */
export const USUAL_PAINTERS = ["http://127.0.0.1:7860", "http://127.0.0.1:1234"] as const;

/** They are on this machine: a server that takes longer is loading or something else. */
const TIMEOUT_MS = 300;
const MAX_LIST = { bytes: 4 * 1024 * 1024, values: 100_000 };
const MAX_MODELS = 12;

const modelsSchema = z.array(z.object({ model_name: z.string().min(1).max(200) }));

/**
 * Looks for servers with AUTOMATIC1111's protocol at these origins, all at once and for 300 ms each.
 *
 * @returns those with a model, in the order of `origins`; what doesn't answer is left out
 */
export async function findPainters(origins: readonly string[]): Promise<FoundPainter[]> {
  const found = await Promise.all(
    origins.map(async (origin) => {
      const models = await readCheckpoints(origin).catch(() => []);
      return { origin, models: models.slice(0, MAX_MODELS) };
    }),
  );
  return found.filter(({ models }) => models.length > 0);
}

async function readCheckpoints(origin: string): Promise<string[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetchStreamed(`${origin}/sdapi/v1/sd-models`, { signal });
  if (!response.ok) return [];
  const list = modelsSchema.parse(await jsonOf(response, MAX_LIST));
  return list.map(({ model_name }) => model_name);
}
