import { largest } from "@/lib/core/extremes";
import "server-only";

import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";

const WATCH_INTERVAL_MS = 1000;

/**
 * The command line that runs `script` with at most `maxMemoryBytes` of private memory. The kernel enforces
 * it on Linux, because V8's heap limit doesn't cover native memory.
 *
 * RLIMIT_DATA counts writable private memory, not address space, so WebAssembly's large reservations and
 * memory-mapped files don't count against it. See getrlimit(2). V8's reservations for code do, from Node 24
 * on, and are added to the limit.
 *
 * @param threads how many JavaScript threads the script starts besides its own
 */
export function limitedCommand(
  script: string,
  maxMemoryBytes: number,
  threads: number,
): { command: string; args: string[] } {
  const run = [process.execPath, script];
  if (process.platform !== "linux") return { command: process.execPath, args: [script] };

  codeReservation ??= reservedForCode(readFileSync("/proc/self/maps", "utf8"));
  const limit = maxMemoryBytes + codeReservation * (1 + threads);
  const kibibytes = String(Math.floor(limit / 1024));
  return { command: "/bin/sh", args: ["-c", 'ulimit -d "$0" && exec "$@"', kibibytes, ...run] };
}

/** Bytes, the same in every process of this Node.js; unknown until the first worker starts. */
let codeReservation: number | undefined;

const RESERVATION_STEP = 128 * 1024 ** 2;

/**
 * The address space that V8 reserves for the code of each thread where that counts as data: 512 MB in
 * Node 24, whose reservation is writable and executable; none in Node 20 and 22.
 *
 * @param maps this process's `/proc/self/maps`; see proc_pid_maps(5)
 */
export function reservedForCode(maps: string): number {
  const regions = [...maps.matchAll(/^([\da-f]+)-([\da-f]+) rwxp/gm)];
  const sizes = regions.map(([, start, end]) => Number(`0x${end}`) - Number(`0x${start}`));
  // The region found is a little smaller than the reservation: V8 aligns it and uses its beginning.
  return Math.round(Math.max(0, largest(sizes)) / RESERVATION_STEP) * RESERVATION_STEP;
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
