import "server-only";

import { AppError } from "@/lib/core/errors";
import { readModels } from "@/lib/providers/model-servers/read-models";
import { hostedEngine } from "@/lib/providers/openai/openai-client";
import { createOpenAiText, type OpenAiTextOptions } from "@/lib/providers/text/openai";
import type { TextPort } from "@/lib/providers/text/port";

const LIST_TIMEOUT_MS = 10_000;

/** Creates a text engine on a server whose model nobody named: the first that it lists and that writes. */
export function createFirstModelText(
  options: OpenAiTextOptions & { baseUrl: string; model?: undefined },
): TextPort {
  let known: TextPort | undefined;
  let asking: Promise<TextPort> | undefined;

  async function ask(): Promise<TextPort> {
    const [first] = await readModels(options, AbortSignal.timeout(LIST_TIMEOUT_MS));
    if (!first) {
      const message =
        "The AI service offers no model that writes. Ask the administrator to check it.";
      throw new AppError("provider_unavailable", message, { retryAfterSeconds: 30 });
    }
    const contextTokens = options.contextTokens ?? first.contextTokens;
    known = createOpenAiText({ ...options, model: first.id, contextTokens });
    return known;
  }

  /** Asks once; after a failure, the next call asks again. */
  function port(): Promise<TextPort> {
    asking ??= ask().catch((cause) => {
      asking = undefined;
      throw cause instanceof AppError && cause.code === "unusable"
        ? new AppError("provider_failed", "The AI service doesn't list its models.", { cause })
        : cause;
    });
    return asking;
  }

  return {
    get engine() {
      return known?.engine ?? hostedEngine("first model", options.baseUrl, options);
    },
    status: () => ({ state: "ready" }),
    queue: () => known?.queue() ?? { running: 0, waiting: 0 },
    contextTokens: async () => (await port()).contextTokens?.(),
    generate: async (request) => (await port()).generate(request),
    async *stream(request) {
      return yield* (await port()).stream(request);
    },
    close: async () => {},
  };
}
