import type { Llama } from "node-llama-cpp";

/** Measurement window for the threads' CPU share. */
const WINDOW_MS = 1_000;
/** Below this CPU share per thread, threads mostly wait for each other. */
const MIN_SHARE = 0.6;
const FIRST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 20_000;

/**
 * Halves the number of threads while other programs keep the CPU busy, and tries all of them again after a
 * pause of 5 to 20 s.
 *
 * All threads wait for the slowest one at every step. Measured on two cores: two threads are six times slower
 * than one when the cores are busy, and nearly twice as fast when they are idle.
 *
 * @returns a function to call at every step
 */
export function governThreads(llama: Llama, threads: number): () => void {
  let startedMs = performance.now();
  let usage = process.cpuUsage();
  let fewerUntilMs = 0;
  let pauseMs = FIRST_PAUSE_MS;

  function restart(nowMs: number) {
    startedMs = nowMs;
    usage = process.cpuUsage();
  }

  return () => {
    const nowMs = performance.now();
    const elapsedMs = nowMs - startedMs;
    if (threads < 2 || elapsedMs < WINDOW_MS) return;
    const used = process.cpuUsage(usage);
    const share = (used.user + used.system) / 1000 / elapsedMs / llama.maxThreads;
    restart(nowMs);
    // An idle gap between steps says nothing about CPU load.
    if (elapsedMs > 20 * WINDOW_MS) return;
    if (llama.maxThreads < threads) {
      if (nowMs > fewerUntilMs) llama.maxThreads = threads;
    } else if (share < MIN_SHARE) {
      llama.maxThreads = Math.max(1, Math.floor(threads / 2));
      fewerUntilMs = nowMs + pauseMs;
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
    } else pauseMs = FIRST_PAUSE_MS;
  };
}
