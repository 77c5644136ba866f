import "server-only";

import { timed } from "@/lib/core/call-timing";
import type { ImageShape } from "@/lib/core/image-options";
import type {
  GeneratedImage,
  ImageGenerator,
  ImageRequest,
} from "@/lib/providers/image-generation/port";
import { type SdapiServer, sdapiEngine } from "@/lib/providers/model-servers/find-painters";
import { askSdapi, isLargeModel, toSdapiError } from "@/lib/providers/model-servers/sdapi";

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
        throw toSdapiError(error, { isAborted: request.signal.aborted, timedOut: timeout.aborted });
      } finally {
        running -= 1;
      }
    },
    close: async () => {},
  };
}

async function ask(
  server: SdapiServer,
  request: ImageRequest,
  signal: AbortSignal,
): Promise<GeneratedImage> {
  const sizes = isLargeModel(server.model) ? LARGE_SIZES : SIZES;
  const prompt = `${request.description}. ${request.styleGuide}`;
  const body = { prompt, ...sizes[request.shape], steps: STEPS };
  return { bytes: await askSdapi(server, "txt2img", body, signal) };
}
