import "server-only";

import { execFile } from "node:child_process";

const WATCH_INTERVAL_MS = 1000;

/**
 * The command line that runs `script` with at most `maxMemoryBytes` of private memory. The kernel enforces
 * it on Linux, because V8's heap limit doesn't cover native memory.
 *
 * RLIMIT_DATA counts writable private memory, not address space, so WebAssembly's large reservations and
 * memory-mapped files don't count against it. See getrlimit(2).
 */
export function limitedCommand(
  script: string,
  maxMemoryBytes: number,
): { command: string; args: string[] } {
  const run = [process.execPath, script];
  if (process.platform !== "linux") return { command: process.execPath, args: [script] };

  const kibibytes = String(Math.floor(maxMemoryBytes / 1024));
  return { command: "/bin/sh", args: ["-c", 'ulimit -d "$0" && exec "$@"', kibibytes, ...run] };
}

/**
 * Polls a process's resident memory once a second and calls `onExceeded` above the limit, for systems that
 * don't enforce `ulimit -d`: macOS accepts it and ignores it. Does nothing on Linux.
 *
 * @returns a function that stops watching
 */
export function watchMemory(pid: number, maxMemoryBytes: number, onExceeded: () => void) {
  if (process.platform === "linux") return () => {};
  const timer = setInterval(() => {
    execFile("ps", ["-o", "rss=", "-p", String(pid)], (error, output) => {
      if (!error && Number(output) * 1024 > maxMemoryBytes) onExceeded();
    });
  }, WATCH_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
