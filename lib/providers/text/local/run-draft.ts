import "server-only";

import type { QueueTurn } from "@/lib/core/engine";
import { AppError } from "@/lib/core/errors";
import type { LocalTextRuntime } from "@/lib/providers/text/local/runtime";
import type { Draft } from "@/lib/providers/text/port";

/** Waits for a turn and reserves the model for one document until `close`. */
export async function openDraft(runtime: LocalTextRuntime, turn: QueueTurn): Promise<Draft> {
  const endTurn = await runtime.takeTurn(turn);
  let open = true;
  return {
    async continue({ onText, turns, signal: ownSignal, avoid = [], ...request }) {
      if (!open) throw new AppError("internal", "This draft is already closed. Start a new run.");
      const limit = ownSignal ?? turn.signal;
      let textSoFar = "";
      const answers = runtime.worker.run(
        "continue",
        { model: runtime.source.settings(), turns, avoid, ...request },
        {
          signal: limit,
          silenceTimeoutMs: runtime.timeoutMs,
          onEvent: (text) => {
            textSoFar += text;
            if (text) onText?.(text);
          },
        },
      );
      return answers.catch((error: unknown) => {
        // The worker ignored the abort and was killed. Keep the text it had streamed.
        if (limit.aborted) return [{ text: textSoFar, finishReason: "aborted" as const }];
        throw error;
      });
    },
    async close() {
      open = false;
      endTurn();
    },
  };
}
