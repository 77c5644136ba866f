import { uuidv7 } from "uuidv7";
import { describe, expect, it, vi } from "vitest";

import { runOnce } from "@/lib/usage/idempotency";
import { createTestContext } from "@/tests/support/test-context";

/** Calls of one person; those that get to work wait there until `end`. */
async function createCalls() {
  const { db, user, signal } = await createTestContext();
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const call = (key: string, userId = user.id) =>
    runOnce(db, { userId, key, endpoint: "test", input: {}, signal }, async () => {
      await ended;
      return { key };
    });
  return { db, call, end: () => end() };
}

describe("calls that wait for a key", () => {
  it("ask for it with one statement for all, less and less often", async () => {
    const { db, call, end } = await createCalls();
    const key = uuidv7();
    const askedAt: number[] = [];
    const { select } = db;
    const spy = vi.spyOn(db, "select").mockImplementation(((fields: Record<string, unknown>) => {
      // What `isKeyRunning` selects.
      if (Object.keys(fields).join() === "running") askedAt.push(performance.now());
      return select.call(db, fields as never);
    }) as never);

    const calls = Array.from({ length: 5 }, () => call(key));
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    const pauses = askedAt.slice(1).map((at, index) => at - Number(askedAt[index]));
    end();
    const answers = await Promise.all(calls);
    spy.mockRestore();

    expect(answers).toEqual(Array(5).fill({ key }));
    // After 0.25, 0.6, 1.2, 2.0, and 3.3 s. Four waiters on their own would ask 20 times, and every 0.25 s would be 16 times.
    expect(pauses.length).toBeGreaterThanOrEqual(2);
    expect(pauses.length).toBeLessThanOrEqual(5);
    // A busy machine makes pauses longer, never shorter.
    pauses.forEach((pause, index) => {
      expect(pause, `pause ${index}`).toBeGreaterThan(250 * 1.4 ** (index + 1));
    });
  });

  it("are few for each person, over all keys", async () => {
    const { call, end } = await createCalls();
    const keys = Array.from({ length: 8 }, () => uuidv7());

    // The first call of a key runs, the others wait.
    const calls = keys.flatMap((key) => Array.from({ length: 5 }, () => call(key)));
    const refusals = await Promise.allSettled(calls.slice(31));
    const elsewhere = call(keys[0] as string, `user_${uuidv7()}`);
    end();
    const served = await Promise.all(calls.slice(0, 31));

    expect(refusals).toHaveLength(9);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ reason: { code: "rate_limited", retryAfterSeconds: 5 } });
    }
    expect(served).toEqual(keys.flatMap((key) => Array(5).fill({ key })).slice(0, 31));
    expect(await elsewhere).toEqual({ key: keys[0] });
    // Those that have ended have made room.
    expect(await call(keys[7] as string)).toEqual({ key: keys[7] });
  });
});
