import { expect, it, vi } from "vitest";

import { callLimit } from "@/lib/providers/auth/local/call-limit";
import { stopClock } from "@/tests/support/stop-clock";

const RULE = { window: 60 * 60, max: 5 };
const MINUTE_MS = 60_000;

it("lets through whoever keeps below the limit, however long", async () => {
  stopClock();
  const key = `192.0.2.1/sign-up/${crypto.randomUUID()}`;

  for (let call = 0; call < 12; call += 1) {
    expect(await callLimit.consume(key, RULE)).toEqual({ allowed: true, retryAfter: null });
    vi.setSystemTime(Date.now() + 50 * MINUTE_MS);
  }
});

it("refuses calls over the limit until the window ends", async () => {
  stopClock();
  vi.setSystemTime(new Date("2026-03-01T10:20:00Z"));
  const key = `192.0.2.1/sign-up/${crypto.randomUUID()}`;
  const calls = Array.from({ length: 8 }, () => callLimit.consume(key, RULE));

  const answers = await Promise.all(calls);

  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(RULE.max);
  expect(answers.filter(({ retryAfter }) => retryAfter === 40 * 60)).toHaveLength(3);
  vi.setSystemTime(new Date("2026-03-01T11:00:00Z"));
  expect(await callLimit.consume(key, RULE)).toMatchObject({ allowed: true });
});
