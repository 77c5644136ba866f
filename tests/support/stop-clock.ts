import { onTestFinished, vi } from "vitest";

/**
 * Stops the clock for the rest of a test that uses up a limit: limits count in fixed windows, so one that began meanwhile
 * would let more through. Timers run on.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
}
