import "server-only";

import { APIError } from "openai";
import { z } from "zod";

import { timed } from "@/lib/core/call-timing";
import { AppError } from "@/lib/core/errors";
import type { ImageShape } from "@/lib/core/image-options";
import { fetchImage } from "@/lib/providers/image-generation/openai/fetch-image";
import type {
  GeneratedImage,
  ImageGenerator,
  ImageRequest,
} from "@/lib/providers/image-generation/port";
import { boundedFetch, boundedFetchPublic } from "@/lib/providers/openai/bounded-fetch";
import {
  createOpenAiClient,
  type EngineNaming,
  hostedEngine,
  type OpenAiServer,
  untilAborted,
} from "@/lib/providers/openai/openai-client";
import { toImageEditError } from "@/lib/providers/vision/openai/image-edit-error";

const DEFAULT_MODEL = "gpt-image-1.5";

/** A server may answer anything, and what isn't text would be taken for a size. */
const answerSchema = z.object({
  data: z
    .array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() }))
    .default([]),
});

const SIZES = {
  square: "1024x1024",
  landscape: "1536x1024",
  portrait: "1024x1536",
} as const satisfies Record<ImageShape, string>;
const DALL_E_3_SIZES = {
  square: "1024x1024",
  landscape: "1792x1024",
  portrait: "1024x1792",
} as const satisfies Record<ImageShape, string>;

/** A server and its image model; `gpt-image-1.5` when no model is named. */
export type HostedImageOptions = OpenAiServer &
  EngineNaming & {
    model: string | undefined;
    /** Set when the person who runs it brought the key. */
    isOwnKey?: boolean;
    /** Set when only public addresses may be reached: somebody typed this one in. */
    publicOnly?: boolean;
  };

/** Creates an image generator on any server that speaks OpenAI's `images.generate`. */
export function createOpenAiImage(options: HostedImageOptions): ImageGenerator {
  const { client, baseUrl } = createOpenAiClient(
    options,
    options.publicOnly ? boundedFetchPublic : boundedFetch,
  );
  const model = options.model ?? DEFAULT_MODEL;
  const engine = hostedEngine(model, baseUrl, options);
  let running = 0;

  async function ask(request: ImageRequest, count: number, signal: AbortSignal) {
    const call = client.images.generate(toBody(model, request, count), { signal });
    const { data } = answerSchema.parse(await untilAborted(call, signal));
    return Promise.all(
      data.slice(0, count).map(async ({ b64_json, url }): Promise<GeneratedImage> => {
        if (b64_json) return { bytes: Buffer.from(b64_json, "base64") };
        const { publicOnly = false } = options;
        return { bytes: await fetchImage(url ?? "", { engineUrl: baseUrl, publicOnly, signal }) };
      }),
    );
  }

  return {
    engine,
    status: () => ({ state: "ready" }),
    queue: () => ({ running, waiting: 0 }),
    async generate(request, onImage) {
      running += 1;
      const timeout = AbortSignal.timeout(options.timeoutMs);
      const signal = AbortSignal.any([request.signal, timeout]);
      const images: GeneratedImage[] = [];
      try {
        // Some models return one image per call, however many are requested.
        while (images.length < request.count) {
          const missing = request.count - images.length;
          const made = await timed("engine", engine.id, () => ask(request, missing, signal));
          if (made.length === 0) {
            throw new AppError(
              "provider_failed",
              "The AI service didn't return an image. Try again.",
            );
          }
          images.push(...made);
          onImage?.(Math.min(images.length, request.count));
        }
        return images.slice(0, request.count);
      } catch (error) {
        if (request.signal.aborted) throw new AppError("aborted", "The request was canceled.");
        if (isRefusal(error)) {
          throw new AppError(
            "unusable",
            "The AI service declined this description. Change it and try again.",
            {
              cause: error,
            },
          );
        }
        const { isOwnKey = false } = options;
        throw toImageEditError(error, { timedOut: timeout.aborted, isOwnKey });
      } finally {
        running -= 1;
      }
    },
    close: async () => {},
  };
}

function toBody(model: string, request: ImageRequest, count: number) {
  const dallE3 = model === "dall-e-3";
  return {
    model,
    prompt: `${request.styleGuide}\n\nThe image shows: ${request.description}`,
    n: dallE3 ? 1 : count,
    size: dallE3 ? DALL_E_3_SIZES[request.shape] : SIZES[request.shape],
    // OpenAI's newer models always return base64 and reject this parameter.
    ...(model.startsWith("gpt-image") ? {} : { response_format: "b64_json" as const }),
  };
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof APIError &&
    error.status === 400 &&
    /moderation_blocked|content_policy_violation/.test(String(error.code))
  );
}
