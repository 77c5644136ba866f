import "server-only";

import { z } from "zod";

import { timed } from "@/lib/core/call-timing";
import { AppError } from "@/lib/core/errors";
import type { ImageShape } from "@/lib/core/image-options";
import type {
  GeneratedImage,
  ImageGenerator,
  ImageRequest,
} from "@/lib/providers/image-generation/port";
import { type SdapiServer, sdapiEngine } from "@/lib/providers/model-servers/find-painters";
import { fetchStreamed, textOf } from "@/lib/providers/openai/streamed-response";

/** One image as large as such servers make them, in base64. */
const MAX_ANSWER_BYTES = 48 * 1024 * 1024;
const STEPS = 20;

type Size = { width: number; height: number };

const SIZES: Record<ImageShape, Size> = {
  square: { width: 512, height: 512 },
  landscape: { width: 768, height: 512 },
  portrait: { width: 512, height: 768 },
};
/** Of models that learned from larger images. */
const LARGE_SIZES: Record<ImageShape, Size> = {
  square: { width: 1024, height: 1024 },
  landscape: { width: 1216, height: 832 },
  portrait: { width: 832, height: 1216 },
};
const LARGE_MODEL = /xl|sd_?3|flux|qwen|z-image|chroma|hidream/i;

const answerSchema = z.object({ images: z.array(z.string().min(1)).min(1) });

/** Creates an image generator on a server with AUTOMATIC1111's protocol. */
export function createSdapiImage(options: SdapiServer & { timeoutMs: number }): ImageGenerator {
  const engine = sdapiEngine(options);
  let running = 0;
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
        // One at a time: such a server has one processor, and the page counts along.
        while (images.length < request.count) {
          images.push(await timed("engine", engine.id, () => ask(options, request, signal)));
          onImage?.(images.length);
        }
        return images;
      } catch (error) {
        throw toImageError(error, { isAborted: request.signal.aborted, timedOut: timeout.aborted });
      } finally {
        running -= 1;
      }
    },
    close: async () => {},
  };
}

async function ask(
  { origin, model }: SdapiServer,
  request: ImageRequest,
  signal: AbortSignal,
): Promise<GeneratedImage> {
  const sizes = LARGE_MODEL.test(model) ? LARGE_SIZES : SIZES;
  const response = await fetchStreamed(`${origin}/sdapi/v1/txt2img`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      prompt: `${request.description}. ${request.styleGuide}`,
      ...sizes[request.shape],
      steps: STEPS,
      batch_size: 1,
      override_settings: { sd_model_checkpoint: model },
    }),
    signal,
  });
  if (!response.ok) throw failed(new Error(`${response.status} of ${origin}`));
  const answer = answerSchema.safeParse(JSON.parse(await textOf(response, MAX_ANSWER_BYTES)));
  const [image] = answer.data?.images ?? [];
  if (!image) throw failed(answer.error);
  // Some send data URLs.
  return { bytes: Buffer.from(image.replace(/^data:[^,]{0,100},/, ""), "base64") };
}

function toImageError(
  cause: unknown,
  { isAborted, timedOut }: { isAborted: boolean; timedOut: boolean },
): AppError {
  if (isAborted) return new AppError("aborted", "The request was canceled.", { cause });
  if (timedOut)
    return new AppError("provider_timeout", "The image server took too long. Try again.", {
      cause,
    });
  if (cause instanceof AppError) return cause;
  if (cause instanceof SyntaxError) return failed(cause);
  return new AppError(
    "provider_unavailable",
    "We can't reach the image server. Start it and try again.",
    {
      cause,
      retryAfterSeconds: 30,
    },
  );
}

function failed(cause: unknown): AppError {
  return new AppError("provider_failed", "The image server ran into a problem. Try again.", {
    cause,
  });
}
