import "server-only";

import type { RunContext } from "@/lib/providers/context";
import type { GrammarFault, GrammarJobs } from "@/lib/providers/grammar/local/jobs";
import { createWorker, type Worker, workerScript } from "@/lib/workers/worker";

const MAX_MEMORY_BYTES = 1024 ** 3;
const IDLE_EXIT_MS = 60_000;
const SILENCE_TIMEOUT_MS = 60_000;

// Pages and handlers are bundled apart but run in one process: only the global is shared.
const holder = globalThis as typeof globalThis & { atelierGrammar?: Worker<GrammarJobs> };

/**
 * Looks for faults of English spelling and grammar, line by line, in a worker process.
 *
 * @throws AppError what a worker throws
 */
export function checkGrammar(ctx: RunContext, lines: string[]): Promise<GrammarFault[]> {
  holder.atelierGrammar ??= createWorker<GrammarJobs>({
    name: "The grammar checker",
    script: workerScript("grammar-local"),
    maxMemoryBytes: MAX_MEMORY_BYTES,
    idleExitMs: IDLE_EXIT_MS,
  });
  const options = { signal: ctx.signal, silenceTimeoutMs: SILENCE_TIMEOUT_MS };
  return holder.atelierGrammar.run("check", { lines }, options);
}

/** Ends the worker process of this server. */
export async function closeGrammar(): Promise<void> {
  const worker = holder.atelierGrammar;
  delete holder.atelierGrammar;
  await worker?.close();
}
