import "server-only";

import { execFile } from "node:child_process";

const WATCH_INTERVAL_MS = 1000;

/**
 * The command line that runs `script` with at most `maxMemoryBytes` of private memory, which the
 * operating system enforces where it can: a JavaScript heap limit does not hold native memory.
 *
 * On Linux RLIMIT_DATA counts what a process writes and not what it merely reserves, so WebAssembly's
 * large reservations and a mapped file stay free.
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
 * Ends a process that outgrows its limit where the operating system does not: macOS accepts the limit
 * and ignores it.
 *
 * @returns the function that stops watching
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
