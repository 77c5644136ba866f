import "server-only";

import type { QueueTurn } from "@/lib/core/engine";
import type { GrammarJobs } from "@/lib/providers/grammar/local/jobs";
import type { GrammarChecker } from "@/lib/providers/grammar/port";
import { createWorker, workerScript } from "@/lib/workers/create-worker";
import { endAfterFailure } from "@/lib/workers/end-after-failure";
import { createFairQueue } from "@/lib/workers/queue";

const MAX_MEMORY_BYTES = 1024 ** 3;
const IDLE_EXIT_MS = 60_000;
const SILENCE_TIMEOUT_MS = 60_000;

/**
 * Creates the local grammar checker: harper.js in a worker process, one job at a time.
 *
 * @param script the worker; tests give one that breaks
 */
export function createLocalGrammar(script = workerScript("grammar-local")): GrammarChecker {
  const worker = createWorker<GrammarJobs>({
    name: "The grammar checker",
    script,
    maxMemoryBytes: MAX_MEMORY_BYTES,
    idleExitMs: IDLE_EXIT_MS,
  });
  const queue = createFairQueue({
    maxWaiting: 50,
    maxWaitingPerUser: 5,
    fullMessage: "The server is busy with other texts right now. Try again in a moment.",
  });

  async function run<Kind extends keyof GrammarJobs>(
    kind: Kind,
    input: GrammarJobs[Kind]["input"],
    turn: QueueTurn,
  ): Promise<GrammarJobs[Kind]["output"]> {
    const endTurn = await queue.enter(turn);
    try {
      const options = { signal: turn.signal, silenceTimeoutMs: SILENCE_TIMEOUT_MS };
      return await worker.run(kind, input, options).catch((error: unknown) => {
        // Harper's module is of no use once it panicked, and the next job may be somebody else's.
        return endAfterFailure(worker, error);
      });
    } finally {
      endTurn();
    }
  }

  return {
    engine: { id: "local/harper", name: "Built-in grammar checker (harper)", builtIn: true },
    status: () => ({ state: "ready" }),
    queue: queue.size,
    check: (lines, turn) => run("check", { lines }, turn),
    checkMarkdown: (markdown, turn) => run("checkMarkdown", { markdown }, turn),
    unknownWords: (lines, turn) => run("unknownWords", { lines }, turn),
    async close() {
      queue.close();
      await worker.close();
    },
  };
}
