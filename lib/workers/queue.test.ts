import { describe, expect, it } from "vitest";

import { asCarriedWork } from "@/lib/core/carried-work";
import { createFairQueue } from "@/lib/workers/queue";

const NEVER = new AbortController().signal;

function createQueue(limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  return createFairQueue({
    ...limits,
    maxWaiting: limits.maxWaiting ?? 10,
    maxWaitingPerUser: limits.maxWaitingPerUser ?? 5,
    fullMessage: "Try again in a moment.",
  });
}

describe("fair queue", () => {
  it("serves users round-robin, and each user's jobs in order", async () => {
    const queue = createQueue();
    const served: string[] = [];
    const endFirst = await queue.enter({ userId: "first", signal: NEVER });
    const jobs = ["ann 1", "ann 2", "ann 3", "bob 1", "cid 1", "bob 2"].map(async (name) => {
      const end = await queue.enter({ userId: name.slice(0, 3), signal: NEVER });
      served.push(name);
      end();
    });

    endFirst();
    await Promise.all(jobs);

    expect(served).toEqual(["ann 1", "bob 1", "cid 1", "ann 2", "bob 2", "ann 3"]);
  });

  it("runs one job at a time", async () => {
    const queue = createQueue();

    const end = await queue.enter({ userId: "ann", signal: NEVER });
    const second = queue.enter({ userId: "bob", signal: NEVER });

    expect(queue.size()).toEqual({ running: 1, waiting: 1 });
    end();
    (await second)();
    expect(queue.size()).toEqual({ running: 0, waiting: 0 });
  });

  it("refuses no turn to what goes on with work that had one", async () => {
    const queue = createQueue({ maxWaiting: 1, maxWaitingPerUser: 1 });
    const endFirst = await queue.enter({ userId: "ann", signal: NEVER });
    const second = queue.enter({ userId: "ann", signal: NEVER });
    endFirst();
    const endSecond = await second;
    const third = queue.enter({ userId: "ann", signal: NEVER });

    const next = queue.enter({ userId: "ann", signal: NEVER }, true);

    endSecond();
    (await third)();
    (await next)();
    expect(queue.size()).toEqual({ running: 0, waiting: 0 });
  });

  it("runs several jobs at a time, of which one user holds only a part", async () => {
    const queue = createQueue({ concurrency: 3, maxRunningPerUser: 2 });
    const enter = (userId: string) => queue.enter({ userId, signal: NEVER });
    const [endFirst] = await Promise.all([enter("ann"), enter("ann")]);

    let isThirdIn = false;
    const third = enter("ann").then(() => {
      isThirdIn = true;
    });
    await enter("bob");
    expect(isThirdIn).toBe(false);
    expect(queue.size()).toEqual({ running: 3, waiting: 1 });

    endFirst?.();
    await third;
    expect(queue.size()).toEqual({ running: 3, waiting: 0 });
  });

  it("refuses jobs when it is full, and says when to retry", async () => {
    const queue = createQueue({ maxWaiting: 2, maxWaitingPerUser: 1 });
    await queue.enter({ userId: "ann", signal: NEVER });
    const waiting = queue.enter({ userId: "ann", signal: NEVER });

    const tooManyOfOne = queue.enter({ userId: "ann", signal: NEVER });
    await expect(tooManyOfOne).rejects.toMatchObject({ code: "provider_unavailable" });

    const other = queue.enter({ userId: "bob", signal: NEVER });
    const tooMany = queue.enter({ userId: "cid", signal: NEVER });
    await expect(tooMany).rejects.toMatchObject({
      code: "provider_unavailable",
      retryAfterSeconds: expect.any(Number),
    });
    queue.close();
    await Promise.allSettled([waiting, other]);
  });

  it("never refuses the work of runs that were taken up, nor does that take a caller's place", async () => {
    const queue = createQueue({ maxWaiting: 2, maxWaitingPerUser: 1 });
    const enter = (userId: string) => queue.enter({ userId, signal: NEVER });
    await enter("ann");

    const carried = asCarriedWork(() => ["ann", "ann", "bob", "bob"].map(enter));
    const called = enter("ann");
    const refused = enter("ann");

    await expect(refused).rejects.toMatchObject({ code: "provider_unavailable" });
    expect(queue.size()).toEqual({ running: 1, waiting: 5 });
    queue.close();
    await Promise.allSettled([...carried, called]);
  });

  it("tells those who wait their place, each time it changes, and that their turn has come", async () => {
    const queue = createQueue();
    const heard: Record<string, (number | null)[]> = {};
    const enter = (name: string, signal = NEVER) => {
      const places: (number | null)[] = [];
      heard[name] = places;
      const onPlace = (place: { place: number } | null) => void places.push(place?.place ?? null);
      return queue.enter({ userId: name.slice(0, 3), signal, onPlace });
    };
    const endFirst = await enter("ann 1");
    const gone = new AbortController();
    const bob = enter("bob 1", gone.signal);
    const cid = enter("cid 1");
    const cidAgain = enter("cid 2");
    const dan = enter("dan 1");

    gone.abort();
    await expect(bob).rejects.toMatchObject({ code: "aborted" });
    endFirst();
    (await cid)();
    (await dan)();
    (await cidAgain)();

    expect(heard).toEqual({
      "ann 1": [],
      "bob 1": [1],
      "cid 1": [2, 1, null],
      // Whoever has nothing in the queue yet comes before a second job.
      "cid 2": [3, 4, 3, 2, 1, null],
      "dan 1": [3, 2, 1, null],
    });
  });

  it("drops a waiting job as soon as it is canceled", async () => {
    const queue = createQueue();
    const end = await queue.enter({ userId: "ann", signal: NEVER });
    const controller = new AbortController();
    const waiting = queue.enter({ userId: "bob", signal: controller.signal });

    controller.abort();

    await expect(waiting).rejects.toMatchObject({ code: "aborted" });
    expect(queue.size()).toEqual({ running: 1, waiting: 0 });
    end();
  });

  it("refuses all waiting jobs when it closes", async () => {
    const queue = createQueue();
    await queue.enter({ userId: "ann", signal: NEVER });
    const waiting = queue.enter({ userId: "bob", signal: NEVER });

    queue.close();

    await expect(waiting).rejects.toMatchObject({ code: "provider_unavailable" });
  });
});
