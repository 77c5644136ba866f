import { expect, it } from "vitest";

import { forgetUsers, KNOWN_MS, knownUser } from "@/db/known-users";

const START = Date.UTC(2026, 0, 1);
const ADA = { id: "ada" };

/** Looks a session up at a time after the start, and counts real look-ups. */
function lookUps(expiresAt = new Date(START + 60_000)) {
  const sessionId = crypto.randomUUID();
  const seen = { count: 0, user: ADA as typeof ADA | null, during: () => {} };
  const at = (ms: number, userId = "ada") =>
    knownUser({ userId, sessionId, now: new Date(START + ms) }, async () => {
      seen.count += 1;
      const { user } = seen;
      seen.during();
      return user && { user, expiresAt };
    });
  return { at, seen };
}

it("looks a session up once in five seconds", async () => {
  const { at, seen } = lookUps();

  for (const ms of [0, 1, KNOWN_MS - 1]) expect(await at(ms)).toBe(ADA);
  expect(seen.count).toBe(1);
  await at(KNOWN_MS);
  expect(seen.count).toBe(2);
});

it("never outlasts the session", async () => {
  const { at, seen } = lookUps(new Date(START + 1_000));
  await at(0);
  seen.user = null;

  expect(await at(999)).toBe(ADA);
  expect(await at(1_000)).toBeNull();
});

it("looks up again after a change, even one that came during a look-up", async () => {
  const { at, seen } = lookUps();
  await at(0);
  forgetUsers();
  seen.during = forgetUsers;
  await at(1);
  seen.user = null;

  expect(await at(2)).toBeNull();
});

it("doesn't take one user's session for another's, and doesn't remember a stranger", async () => {
  const { at, seen } = lookUps();
  await at(0);
  seen.user = null;

  expect(await at(1, "eve")).toBeNull();
  expect(await at(2, "eve")).toBeNull();
  expect(seen.count).toBe(3);
});
