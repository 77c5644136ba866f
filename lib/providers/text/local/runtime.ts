import type { QueueTurn } from "@/lib/core/engine";
import type { TextJobs } from "@/lib/providers/text/local/jobs";
import type { ModelSource } from "@/lib/providers/text/local/model-source";
import type { Worker } from "@/lib/workers/create-worker";

/** What the local engine's methods share. */
export type LocalTextRuntime = {
  worker: Pick<Worker<TextJobs>, "run">;
  source: ModelSource;
  timeoutMs: number;
  /** Waits in the queue. @returns a function that ends the turn */
  takeTurn(turn: QueueTurn): Promise<() => void>;
};
