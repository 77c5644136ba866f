import { afterEach, expect, it, vi } from "vitest";

import type { Upkeep } from "@/db/upkeep";
import { startUpkeep, stopUpkeep } from "@/lib/server/upkeep";

const MINUTE_MS = 60_000;

afterEach(() => {
  stopUpkeep();
  vi.useRealTimers();
});

function begin(vacuum = vi.fn(async () => {})) {
  vi.useFakeTimers();
  const rewrite = vi.fn<Upkeep["rewrite"]>(async () => {});
  startUpkeep({ vacuum, rewrite });
  return { vacuum, rewrite };
}

it("frees room every ten seconds, and small tables of what was deleted every hour, until it's stopped", async () => {
  const { vacuum, rewrite } = begin();

  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect(vacuum).toHaveBeenCalledTimes(360);
  expect(rewrite.mock.calls).toEqual([[32_000_000]]);

  stopUpkeep();
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect(vacuum).toHaveBeenCalledTimes(360);
});

it("goes on after a failure, and never does the same twice at once", async () => {
  const vacuum = vi.fn(async () => {});
  vacuum.mockRejectedValueOnce(new Error("no room"));
  let finish = () => {};
  vacuum.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  begin(vacuum);

  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(vacuum).toHaveBeenCalledTimes(2);

  finish();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(vacuum).toHaveBeenCalledTimes(8);
});

it("has nothing to do for a server's database", () => {
  vi.useFakeTimers();
  startUpkeep(undefined);

  expect(vi.getTimerCount()).toBe(0);
});
