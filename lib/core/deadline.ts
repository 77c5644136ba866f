/** The signal of work that may be aborted and has a time limit. */
export type Deadline = {
  /** Fires when the caller's signal does, or when the time is over. */
  signal: AbortSignal;
  /** Whether the time was over first. */
  passed: () => boolean;
  /** Ends the wait. Without it, the signal and all who listen to it stay in memory until the time is over. */
  end: () => void;
};

/** Starts a time limit; `AbortSignal.timeout` can't be ended. */
export function startDeadline(caller: AbortSignal, timeoutMs: number): Deadline {
  const controller = new AbortController();
  let passed = false;
  const abort = () => controller.abort(caller.reason);
  const timer = setTimeout(() => {
    passed = !controller.signal.aborted;
    controller.abort(new DOMException("The time limit has passed.", "TimeoutError"));
  }, timeoutMs);
  if (caller.aborted) abort();
  caller.addEventListener("abort", abort, { once: true });
  return {
    signal: controller.signal,
    passed: () => passed,
    end: () => {
      clearTimeout(timer);
      caller.removeEventListener("abort", abort);
    },
  };
}
