import { eq, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";

import { idempotencyKeys } from "@/db/schema/idempotency-keys";
import { runOnce } from "@/lib/usage/idempotency";
import { createTestContext } from "@/tests/support/test-context";

async function createCall() {
  const { db, user, signal } = await createTestContext();
  const call = { userId: user.id, key: uuidv7(), endpoint: "test", input: { a: 1 }, signal };
  return { db, call };
}

it("keeps no answer of many megabytes, and runs nothing a second time for it", async () => {
  const { db, call } = await createCall();
  const answer = { codes: Array.from({ length: 20 }, () => ({ svg: "x".repeat(60_000) })) };
  expect(await runOnce(db, call, async () => answer)).toEqual(answer);

  const again = runOnce(db, call, async () => ({ second: true }));

  await expect(again).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringMatching(/^This request is done, .* use a new Idempotency-Key\.$/),
  });
  const [row] = await db
    .select({ bytes: sql<number>`octet_length(${idempotencyKeys.answer}::text)` })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, call.key));
  expect(row?.bytes).toBeLessThan(100);
});

it("keeps the longest texts that tools save", async () => {
  const { db, call } = await createCall();
  const answer = { content: "é".repeat(900_000), id: "a", meta: { words: 1, none: null } };
  await runOnce(db, call, async () => answer);

  expect(await runOnce(db, call, async () => ({}))).toEqual(answer);
});
