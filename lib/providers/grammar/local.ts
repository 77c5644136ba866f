import "server-only";

import type { QueueTurn } from "@/lib/core/engine";
import type { GrammarJobs } from "@/lib/providers/grammar/local/jobs";
import type { GrammarChecker, GrammarIssue } from "@/lib/providers/grammar/port";
import { createWorker, workerScript } from "@/lib/workers/create-worker";
import { endAfterFailure } from "@/lib/workers/end-after-failure";
import { createFairQueue } from "@/lib/workers/queue";

const MAX_MEMORY_BYTES = 1024 ** 3;
const IDLE_EXIT_MS = 60_000;
const SILENCE_TIMEOUT_MS = 60_000;
/** Of the lines that are checked in one turn, unless a single one is longer: about half a second. */
const MAX_CHARACTERS_PER_TURN = 4_000;

/**
 * Creates the local grammar checker: harper.js in a worker process, one job at a time. Many lines take many turns, so that
 * whoever has a few isn't kept waiting.
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
    goesOn = false,
  ): Promise<GrammarJobs[Kind]["output"]> {
    const endTurn = await queue.enter(turn, goesOn);
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

  async function check(lines: readonly string[], turn: QueueTurn): Promise<GrammarIssue[]> {
    const issues: GrammarIssue[] = [];
    for (let first = 0; first < lines.length; ) {
      const some = linesOfTurn(lines, first);
      const found = await run("check", { lines: some }, turn, first > 0);
      for (const issue of found) issues.push({ ...issue, line: issue.line + first });
      first += some.length;
    }
    return issues;
  }

  return {
    engine: { id: "local/harper", name: "Built-in grammar checker (harper)", builtIn: true },
    status: () => ({ state: "ready" }),
    queue: queue.size,
    check,
    checkMarkdown: (markdown, turn) => run("checkMarkdown", { markdown }, turn),
    unknownWords: (lines, turn) => run("unknownWords", { lines }, turn),
    async close() {
      queue.close();
      await worker.close();
    },
  };
}

/** The lines from one on that fit a turn; at least that one. */
function linesOfTurn(lines: readonly string[], first: number): string[] {
  let [end, characters] = [first, 0];
  while (end < lines.length) {
    characters += lines[end]?.length ?? 0;
    if (end > first && characters > MAX_CHARACTERS_PER_TURN) break;
    end += 1;
  }
  return lines.slice(first, end);
}
