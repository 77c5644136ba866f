import { describe, expect, it } from "vitest";

import { countUses } from "@/db/queries/usage-counters";
import { env } from "@/lib/core/env";
import { limitCalls } from "@/lib/usage/call-limit";
import { consumeQuota } from "@/lib/usage/quota";
import { limitRate } from "@/lib/usage/rate-limit";
import { createTestContext } from "@/tests/support/test-context";

const NOW = new Date("2026-03-01T10:20:00Z");

describe("consumeQuota", () => {
  it("never allows more runs than the plan does, even for concurrent calls", async () => {
    const { db, user } = await createTestContext();
    const max = env().RUNS_PER_HOUR_FREE;

    const results = await Promise.allSettled(
      Array.from({ length: max + 15 }, () => consumeQuota(db, user, NOW)),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(max);
    const refused = results.find(({ status }) => status === "rejected");
    expect(refused).toMatchObject({ reason: { code: "rate_limited", retryAfterSeconds: 2400 } });
  });

  it("refunds a failed run", async () => {
    const { db, user } = await createTestContext();
    for (let run = 1; run < env().RUNS_PER_HOUR_FREE; run += 1) await consumeQuota(db, user, NOW);

    const last = await consumeQuota(db, user, NOW);
    await last.refund();

    await expect(consumeQuota(db, user, NOW)).resolves.toBeDefined();
    await expect(consumeQuota(db, user, NOW)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("counts questions apart from runs, and allows more of them", async () => {
    const { db, user } = await createTestContext();
    const { RUNS_PER_HOUR_FREE: runs, QUESTIONS_PER_HOUR_FREE: questions } = env();
    expect(questions).toBeGreaterThan(runs);
    for (let asked = 0; asked < questions; asked += 1)
      await consumeQuota(db, user, NOW, "questions");

    await expect(consumeQuota(db, user, NOW, "questions")).rejects.toMatchObject({
      code: "rate_limited",
      message: `You've used all ${questions} questions for this hour. Try again in 40 minutes.`,
    });
    await expect(consumeQuota(db, user, NOW)).resolves.toBeDefined();
    const premium = { ...user, plan: "premium" as const };
    await expect(consumeQuota(db, premium, NOW, "questions")).resolves.toBeDefined();
  });

  it("resets every hour and allows Premium more [P-03]", async () => {
    const { db, user } = await createTestContext();
    for (let run = 0; run < env().RUNS_PER_HOUR_FREE; run += 1) await consumeQuota(db, user, NOW);

    await expect(consumeQuota(db, { ...user, plan: "premium" }, NOW)).resolves.toBeDefined();
    const later = new Date("2026-03-01T11:00:00Z");
    await expect(consumeQuota(db, user, later)).resolves.toBeDefined();
  });
});

describe("limitRate", () => {
  it("says how long to wait", async () => {
    const { db, user } = await createTestContext();
    const limit = { subject: `test:${user.id}`, max: 1, windowSeconds: 60, now: NOW };
    await limitRate(db, limit);

    await expect(limitRate(db, limit)).rejects.toMatchObject({ retryAfterSeconds: 60 });
  });
});

describe("limitCalls", () => {
  const calls = (max: number, count: number, now = NOW) =>
    createTestContext().then(({ db, user }) =>
      Promise.allSettled(
        Array.from({ length: count }, () =>
          limitCalls(db, { userId: user.id, by: "person", max, now }),
        ),
      ),
    );

  it.each([1, 7, 12, 50, 240])(
    "allows exactly %i calls a minute, concurrent ones too",
    async (max) => {
      const results = await calls(max, max + 15);

      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(max);
      const refused = results.find(({ status }) => status === "rejected");
      expect(refused).toMatchObject({ reason: { code: "rate_limited", retryAfterSeconds: 60 } });
    },
  );

  it("starts anew every minute, and writes once per block of calls", async () => {
    const { db, user } = await createTestContext();
    const call = (now: Date) => limitCalls(db, { userId: user.id, by: "person", max: 24, now });
    for (let count = 0; count < 24; count += 1) await call(NOW);
    await expect(call(NOW)).rejects.toMatchObject({ code: "rate_limited" });

    const later = new Date(NOW.getTime() + 60_000);
    await call(later);

    const window = { subject: `calls:${user.id}`, windowStart: later };
    expect(await countUses(db, window)).toBe(2);
    await call(later);
    expect(await countUses(db, window)).toBe(2);
  });
});
