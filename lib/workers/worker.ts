import "server-only";

import path from "node:path";

import { AppError } from "@/lib/core/errors";
import type { JobKinds } from "@/lib/workers/protocol";
import { type JobOptions, runJob, type WorkerProcess } from "@/lib/workers/run-job";
import { startProcess } from "@/lib/workers/start-process";

export type WorkerOptions = {
  /** For people, in the sentence that says it failed: "The writing model". */
  name: string;
  /** The bundled script; `workerScript` finds it. */
  script: string;
  /** Private memory, heap and native together. */
  maxMemoryBytes: number;
  /** Without a job for this long the process ends and its memory is free again. */
  idleExitMs: number;
};

export type Worker<Kinds extends JobKinds> = {
  /**
   * Runs one job, starting the process when none runs.
   *
   * A job that answers after its signal fired resolves with that answer.
   *
   * @throws AppError `provider_failed` when the process crashes or the job throws, `provider_timeout`
   *   after silence, `aborted` when the job does not stop by itself, or the code the job chose
   */
  run<Name extends keyof Kinds & string>(
    kind: Name,
    input: Kinds[Name]["input"],
    options: JobOptions<Kinds[Name]["event"]>,
  ): Promise<Kinds[Name]["output"]>;
  /** Undefined while no process runs. */
  pid(): number | undefined;
  /** Ends the process; its jobs fail. The next job starts a new one. */
  close(): Promise<void>;
};

/** Where `scripts/build-workers.mjs` puts the bundle of `lib/…/worker.ts`. */
export function workerScript(name: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), "build", "workers", `${name}.mjs`);
}

/** A child process for heavy or hostile work: its crash costs its jobs and nothing else. */
export function createWorker<Kinds extends JobKinds>(options: WorkerOptions): Worker<Kinds> {
  let running: WorkerProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastId = 0;
  const stopped = () => new AppError("provider_unavailable", `${options.name} was stopped.`);

  function ensureStarted(): WorkerProcess {
    if (running) return running;
    const started = startProcess(options, () => {
      if (running === started) running = undefined;
    });
    running = started;
    return started;
  }

  function exitWhenIdle(target: WorkerProcess) {
    clearTimeout(idleTimer);
    if (target.jobs.size > 0) return;
    idleTimer = setTimeout(() => target.end(stopped()), options.idleExitMs);
    idleTimer.unref();
  }

  return {
    async run(kind, input, job) {
      if (job.signal.aborted) throw new AppError("aborted", "The request was cancelled.");
      clearTimeout(idleTimer);
      const target = ensureStarted();
      lastId += 1;
      try {
        return await runJob(target, { type: "job", id: lastId, kind, input }, job);
      } finally {
        exitWhenIdle(target);
      }
    },
    pid: () => running?.child.pid,
    async close() {
      clearTimeout(idleTimer);
      const target = running;
      if (!target) return;
      const closed = new Promise((resolve) => target.child.once("close", resolve));
      target.end(stopped());
      await closed;
    },
  };
}
