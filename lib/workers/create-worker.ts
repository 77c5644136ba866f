import "server-only";

import path from "node:path";

import { timed } from "@/lib/core/call-timing";
import { AppError } from "@/lib/core/errors";
import type { JobKinds } from "@/lib/workers/protocol";
import { type JobOptions, runJob, type WorkerProcess } from "@/lib/workers/run-job";
import { startProcess } from "@/lib/workers/start-process";

/** How to start a worker, and when to stop it. */
export type WorkerOptions = {
  /** Starts user-facing error messages: "The writing model". */
  name: string;
  /** Path of the bundled script; see `workerScript`. */
  script: string;
  /** Limit on private memory, JavaScript heap and native together. */
  maxMemoryBytes: number;
  /** JavaScript threads that the script starts; none when absent. */
  threads?: number;
  /** True for work that nobody waits for: other processes come first. */
  isBackground?: boolean;
  /** True for networks that allocate and free large blocks all the time; see `allocatorSettings`. */
  keepsMemory?: boolean;
  /** Exits after this long without a job, to free its memory. */
  idleExitMs: number;
};

/** A child process that runs jobs; it starts on demand. */
export type Worker<Kinds extends JobKinds> = {
  /**
   * Runs one job, starting the process if necessary.
   *
   * A job that still finishes after its signal fired resolves with its output.
   *
   * @throws AppError `provider_failed` when the process crashes or the job throws, `provider_timeout`
   *   after silence or too long, `aborted` when the job ignores an abort, or the code the job threw
   */
  run<Name extends keyof Kinds & string>(
    kind: Name,
    input: Kinds[Name]["input"],
    options: JobOptions<Kinds[Name]["event"]>,
  ): Promise<Kinds[Name]["output"]>;
  /** Process id; undefined while no process is running. */
  pid(): number | undefined;
  /** Kills the process, failing its jobs. The next job starts a new one. */
  close(): Promise<void>;
};

/** Path of a worker bundle that `scripts/build-workers.mjs` built from `lib/…/worker.ts`. */
export function workerScript(name: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), "build", "workers", `${name}.mjs`);
}

/** Creates a worker for heavy or untrusted work. If it crashes, only its own jobs fail. */
export function createWorker<Kinds extends JobKinds>(options: WorkerOptions): Worker<Kinds> {
  let running: WorkerProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastId = 0;
  const stopped = () =>
    new AppError("provider_unavailable", `${options.name} was stopped. Try again.`);

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
      if (job.signal.aborted) throw new AppError("aborted", "The request was canceled.");
      clearTimeout(idleTimer);
      const target = ensureStarted();
      lastId += 1;
      try {
        const request = { type: "job", id: lastId, kind, input } as const;
        return await timed("engine", `${path.basename(options.script, ".mjs")} ${kind}`, () =>
          runJob(target, request, job),
        );
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
