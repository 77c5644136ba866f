import "server-only";

import { isCarriedWork } from "@/lib/core/carried-work";
import type { LocalTextRuntime } from "@/lib/providers/text/local/runtime";
import type { TextCompletion, TextPort, TextRequest } from "@/lib/providers/text/port";

/** Implements `generate` and `stream` through the model's own chat template. */
export function createChat(
  runtime: LocalTextRuntime,
): Pick<TextPort, "generate" | "stream" | "writesJson"> {
  async function generate(request: TextRequest, onText?: (text: string) => void) {
    const startedAtMs = performance.now();
    const limitMs = request.timeoutMs ?? runtime.timeoutMs;
    const endTurn = await runtime.takeTurn(request);
    try {
      // The turn of a run that was taken up may be far, and nobody waits for it with an open call.
      const waitedMs = isCarriedWork() ? 0 : performance.now() - startedAtMs;
      const remainingMs = Math.ceil(Math.max(1, limitMs - waitedMs));
      const timeUp = AbortSignal.timeout(remainingMs);
      const signal = AbortSignal.any([request.signal, timeUp]);
      let textSoFar = "";
      const answer = runtime.worker.run(
        "chat",
        {
          model: runtime.source.settings(),
          turns: { system: request.system, prompt: request.prompt },
          maxTokens: request.maxOutputTokens,
          temperature: request.temperature,
          schema: request.schema,
        },
        {
          signal,
          silenceTimeoutMs: runtime.timeoutMs,
          onEvent: (text) => {
            textSoFar += text;
            onText?.(text);
          },
        },
      );
      const settled = await answer.catch((error: unknown): TextCompletion => {
        // The worker ignored the abort and was killed. Keep the text it had streamed.
        if (signal.aborted) return { text: textSoFar, finishReason: "aborted" };
        throw error;
      });
      return withReason(settled, request.signal);
    } finally {
      endTurn();
    }
  }

  return {
    // The draft model only continues documents.
    ...(!runtime.source.drafts && { writesJson: true }),
    generate: (request) => generate(request),
    stream: (request) => streamOf((onText) => generate(request, onText)),
  };
}

/** Running out of time counts as "length"; only the caller's own signal counts as "aborted". */
function withReason(answer: TextCompletion, signal: AbortSignal): TextCompletion {
  if (answer.finishReason !== "aborted" || signal.aborted) return answer;
  return { ...answer, finishReason: "length" };
}

/** Turns callbacks into an async iteration, merging pieces that arrive together. */
async function* streamOf(
  run: (onText: (text: string) => void) => Promise<TextCompletion>,
): AsyncGenerator<string, TextCompletion> {
  const waiting: string[] = [];
  let wake = () => {};
  let ended = false;
  const answer = run((text) => {
    waiting.push(text);
    wake();
  }).finally(() => {
    ended = true;
    wake();
  });
  // Returned below; until then a rejection must not count as unhandled.
  answer.catch(() => {});
  while (!ended || waiting.length > 0) {
    const text = waiting.splice(0).join("");
    if (text) yield text;
    else if (!ended) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  return answer;
}
