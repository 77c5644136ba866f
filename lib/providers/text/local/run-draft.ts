import "server-only";

import { AppError } from "@/lib/core/errors";
import type { Desk } from "@/lib/providers/text/local/runtime";
import type { Draft } from "@/lib/providers/text/port";

/** Waits for a turn and reserves the model for one document until `close`. */
export async function openDraft(
  desk: Desk,
  { userId, signal }: { userId: string; signal: AbortSignal },
): Promise<Draft> {
  const endTurn = await desk.takeTurn({ userId, signal });
  let open = true;
  return {
    async continue({ onText, turns, signal: ownSignal, avoid = [], ...request }) {
      if (!open) throw new AppError("internal", "This draft is already closed. Start a new run.");
      const limit = ownSignal ?? signal;
      let sofar = "";
      const answers = desk.worker.run(
        "continue",
        { model: desk.source.settings(), turns, avoid, ...request },
        {
          signal: limit,
          silenceTimeoutMs: desk.timeoutMs,
          onEvent: (text) => {
            sofar += text;
            if (text) onText?.(text);
          },
        },
      );
      return answers.catch((error: unknown) => {
        // The worker ignored the abort and was killed. Keep the text it had streamed.
        if (limit.aborted) return [{ text: sofar, finishReason: "aborted" as const }];
        throw error;
      });
    },
    async close() {
      open = false;
      endTurn();
    },
  };
}
