import "server-only";

import type { Desk } from "@/lib/providers/text/local/runtime";
import type { TextAnswer, TextPort, TextRequest } from "@/lib/providers/text/port";

/** Implements `generate` and `stream` through the model's own chat template. */
export function createChat(desk: Desk): Pick<TextPort, "generate" | "stream"> {
  async function generate(request: TextRequest, onText?: (text: string) => void) {
    const startedAtMs = performance.now();
    const limitMs = request.timeoutMs ?? desk.timeoutMs;
    const endTurn = await desk.takeTurn(request);
    try {
      const leftMs = Math.ceil(Math.max(1, limitMs - (performance.now() - startedAtMs)));
      const timeUp = AbortSignal.timeout(leftMs);
      const signal = AbortSignal.any([request.signal, timeUp]);
      let sofar = "";
      const answer = desk.worker.run(
        "chat",
        {
          model: desk.source.settings(),
          turns: { system: request.system, prompt: request.prompt },
          maxTokens: request.maxOutputTokens,
          temperature: request.temperature,
        },
        {
          signal,
          silenceTimeoutMs: desk.timeoutMs,
          onEvent: (text) => {
            sofar += text;
            onText?.(text);
          },
        },
      );
      const settled = await answer.catch((error: unknown): TextAnswer => {
        // The worker ignored the abort and was killed. Keep the text it had streamed.
        if (signal.aborted) return { text: sofar, finishReason: "aborted" };
        throw error;
      });
      return withReason(settled, request.signal);
    } finally {
      endTurn();
    }
  }

  return {
    generate: (request) => generate(request),
    stream: (request) => streamOf((onText) => generate(request, onText)),
  };
}

/** Running out of time counts as "length"; only the caller's own signal counts as "aborted". */
function withReason(answer: TextAnswer, signal: AbortSignal): TextAnswer {
  if (answer.finishReason !== "aborted" || signal.aborted) return answer;
  return { ...answer, finishReason: "length" };
}

/** Turns callbacks into an async iteration, merging pieces that arrive together. */
async function* streamOf(
  run: (onText: (text: string) => void) => Promise<TextAnswer>,
): AsyncGenerator<string, TextAnswer> {
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
