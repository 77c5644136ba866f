import { uuidv7 } from "uuidv7";
import { expect, it, vi } from "vitest";

import { getDatabase } from "@/lib/providers/database";
import { carryRun, goesOnElsewhere } from "@/lib/runs/live-runs";

const SILENCE_MS = 16_000;

it("a run that this process couldn't say anything of is given up for good", async () => {
  const name = { userId: `user_${uuidv7()}`, id: uuidv7(), carrier: "here" };
  const run = carryRun(await getDatabase(), name, async (_, { stop: { signal } }) => {
    if (!signal.aborted) await new Promise((stop) => signal.addEventListener("abort", stop));
    return null;
  });
  expect(run.isOurs()).toBe(true);
  const later = Date.now() + SILENCE_MS;
  const clock = vi.spyOn(Date, "now").mockReturnValue(later);
  expect(run.isOurs()).toBe(false);

  // Its database answers again.
  clock.mockRestore();

  expect(run.isOurs()).toBe(false);
  expect(goesOnElsewhere(run.stop.signal)).toBe(true);
  expect(await run.ended).toBeNull();
});
