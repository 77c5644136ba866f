import type { Llama } from "node-llama-cpp";

/** How long the threads are watched before a judgement. */
const WINDOW_MS = 1_000;
/** Threads that get less of a processor than this wait for each other more than they work. */
const MIN_SHARE = 0.6;
const FIRST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 20_000;

/**
 * Gives up a thread while other programs keep the processors busy.
 *
 * The threads of one step wait for the slowest of them. On two busy processors, two threads were six
 * times slower than one; on two idle ones they are nearly twice as fast. After a pause all are tried
 * again.
 *
 * @returns the function to call at every step
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
    // A pause between two steps tells nothing about the processors.
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
