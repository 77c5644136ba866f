import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";

import { asCarriedWork } from "@/lib/core/carried-work";
import { createChat } from "@/lib/providers/text/local/run-chat";
import type { LocalTextRuntime } from "@/lib/providers/text/local/runtime";

const LIMIT_MS = 1_000;
const REQUEST = {
  system: "",
  prompt: "",
  maxOutputTokens: 9,
  userId: "ann",
  signal: new AbortController().signal,
};

/** A model that answers soon, once a turn comes that takes longer than a call may. */
const busy = createChat({
  worker: {
    run: async (_kind: string, _input: unknown, { signal }: { signal: AbortSignal }) => {
      await setTimeout(20);
      return { text: "Bees.", finishReason: signal.aborted ? "aborted" : "stop" };
    },
  } as unknown as LocalTextRuntime["worker"], // Safe: of a worker, a chat only needs this.
  source: { settings: () => ({}), drafts: false } as unknown as LocalTextRuntime["source"], // Likewise.
  timeoutMs: LIMIT_MS,
  takeTurn: async () => {
    await setTimeout(LIMIT_MS + 100);
    return () => {};
  },
});

it("counts the wait for a turn toward a caller's time, who has a call open", async () => {
  expect((await busy.generate(REQUEST)).finishReason).toBe("length");
});

it("leaves a run that was taken up all of its time, however far its turn was", async () => {
  const answer = await asCarriedWork(() => busy.generate(REQUEST));

  expect(answer.finishReason).toBe("stop");
});
