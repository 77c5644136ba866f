import "server-only";

import type { ChildProcess } from "node:child_process";

import { AppError, ERROR_STATUS, type ErrorCode } from "@/lib/core/errors";
import type { FromWorker, JobFailure, ToWorker } from "@/lib/workers/protocol";

/** A worker that ignores an abort for this long is killed. */
const ABORT_GRACE_MS = 800;

/** A job that waits for its worker's messages. */
export type PendingJob = {
  receive: (message: FromWorker) => void;
  fail: (error: AppError) => void;
};

/** A started worker process. */
export type WorkerProcess = {
  /** Starts user-facing error messages: "The writing model". */
  name: string;
  child: ChildProcess;
  jobs: Map<number, PendingJob>;
  /** Kills the process; its jobs fail with `reason`. */
  end: (reason: AppError) => void;
};

/** How to run one job. */
export type JobOptions<Event> = {
  signal: AbortSignal;
  /** The job fails when the worker sends nothing for this long. */
  silenceTimeoutMs: number;
  /** The job fails after this long, whatever the worker sends; no limit when absent. */
  totalTimeoutMs?: number;
  onEvent?: (event: Event) => void;
};

/**
 * Sends one job to a worker and resolves with its output.
 *
 * @throws AppError `provider_timeout` after silence or too long, `aborted` when the worker ignores an abort,
 *   `provider_failed` when it crashes, or the code the job threw
 */
export function runJob(
  target: WorkerProcess,
  request: ToWorker & { type: "job" },
  { signal, silenceTimeoutMs, totalTimeoutMs, onEvent }: JobOptions<unknown>,
): Promise<unknown> {
  const { child, jobs, name } = target;
  return new Promise((resolve, reject) => {
    let grace: NodeJS.Timeout | undefined;
    const tooLong = () =>
      target.end(new AppError("provider_timeout", `${name} took too long. Try again.`));
    const silence = setTimeout(tooLong, silenceTimeoutMs);
    const total = totalTimeoutMs ? setTimeout(tooLong, totalTimeoutMs) : undefined;
    const abort = () => {
      child.send({ type: "abort", id: request.id } satisfies ToWorker, () => {});
      const canceled = new AppError("aborted", "The request was canceled.");
      grace = setTimeout(() => target.end(canceled), ABORT_GRACE_MS);
    };
    const settle = () => {
      clearTimeout(silence);
      clearTimeout(total);
      clearTimeout(grace);
      signal.removeEventListener("abort", abort);
      jobs.delete(request.id);
    };
    const fail = (error: AppError) => {
      settle();
      reject(error);
    };
    const receive = (message: FromWorker) => {
      silence.refresh();
      if (message.type === "event") return onEvent?.(message.event);
      if (message.type === "failure") {
        if (!message.failure.outOfMemory) return fail(toAppError(name, message.failure));
        const error = crashError(name, outOfMemoryError());
        fail(error);
        // The process still holds what it has allocated, and the next job would fail as well.
        return target.end(error);
      }
      settle();
      resolve(message.output);
    };
    signal.addEventListener("abort", abort, { once: true });
    jobs.set(request.id, { fail, receive });
    child.send(request, (error) => {
      if (error) target.end(crashError(name, error));
    });
  });
}

/** The `provider_failed` error of a failed job or a dead worker. `cause` is logged: its `code` says why. */
export function crashError(name: string, cause: Error): AppError {
  return new AppError("provider_failed", `${name} ran into a problem. Try again.`, { cause });
}

/** The cause when a worker exceeds its memory limit. */
export function outOfMemoryError(): Error {
  return Object.assign(new Error("Out of memory."), { code: "out of memory" });
}

function toAppError(name: string, failure: JobFailure): AppError {
  const cause = new Error(failure.message);
  if (failure.stack) cause.stack = failure.stack;
  if (isErrorCode(failure.code)) return new AppError(failure.code, failure.message, { cause });
  return crashError(name, cause);
}

function isErrorCode(code: string | undefined): code is ErrorCode {
  return code !== undefined && code in ERROR_STATUS;
}
