import { expect, it, onTestFinished, vi } from "vitest";

import { repeat } from "@/lib/core/repeat";

it("does one at a time, and goes on after what fails", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const work = vi
    .fn(async () => {})
    .mockImplementationOnce(() => new Promise<void>((resolve) => setTimeout(resolve, 3_800)))
    .mockRejectedValueOnce(new Error("away"));
  const failures: unknown[] = [];
  const timer = repeat(1_000, work, (error) => failures.push(error));

  await vi.advanceTimersByTimeAsync(4_500);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);

  expect(work).toHaveBeenCalledTimes(3);
  expect(failures).toEqual([new Error("away")]);
  clearInterval(timer);
});
