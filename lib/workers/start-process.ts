import "server-only";

import { spawn } from "node:child_process";
import { constants, homedir, setPriority, tmpdir } from "node:os";

import type { AppError } from "@/lib/core/errors";
import { allocatorSettings } from "@/lib/workers/allocator";
import { limitedCommand, watchMemory } from "@/lib/workers/memory-limit";
import type { FromWorker } from "@/lib/workers/protocol";
import { crashError, outOfMemoryError, type WorkerProcess } from "@/lib/workers/run-job";

const KEPT_LOG_CHARACTERS = 4000;

/**
 * Starts a worker process with a memory limit and a minimal environment.
 *
 * @param onGone called as soon as the process can take no more jobs; may be called twice
 */
export function startProcess(
  worker: {
    name: string;
    script: string;
    maxMemoryBytes: number;
    threads?: number;
    isBackground?: boolean;
    keepsMemory?: boolean;
  },
  onGone: () => void,
): WorkerProcess {
  const { name, script, maxMemoryBytes, threads = 0 } = worker;
  const { command, args } = limitedCommand(script, maxMemoryBytes, threads);
  const child = spawn(command, args, {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    serialization: "advanced",
    // Not the server's environment: malicious input must find no secrets here.
    env: {
      PATH: "/usr/local/bin:/usr/bin:/bin",
      HOME: homedir(),
      TMPDIR: tmpdir(),
      NODE_ENV: "production",
      ...(worker.keepsMemory ? allocatorSettings() : {}),
    },
  });
  if (worker.isBackground && child.pid)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let log = "";
  let reason: AppError | undefined;
  const started: WorkerProcess = {
    name,
    child,
    jobs: new Map(),
    end(error) {
      reason ??= error;
      onGone();
      child.kill("SIGKILL");
    },
  };

  const outgrown = () => started.end(crashError(name, outOfMemoryError()));
  const unwatch = child.pid ? watchMemory(child.pid, maxMemoryBytes, outgrown) : () => {};
  child.stderr?.on("data", (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-KEPT_LOG_CHARACTERS);
  });
  child.on("message", (message: FromWorker) => started.jobs.get(message.id)?.receive(message));
  child.on("error", (cause) => started.end(crashError(name, cause)));
  child.on("close", (code, signal) => {
    unwatch();
    onGone();
    const exit = `exit ${code ?? signal}`;
    const cause = Object.assign(new Error(`${exit}: ${log}`), { code: exit });
    const error = reason ?? crashError(name, cause);
    for (const job of started.jobs.values()) job.fail(error);
  });
  return started;
}
